import { progressBand } from '@sohbet/domain/course/status'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay, formatPercent } from '../../ui/format.ts'
import { coursePath } from '../admin-paths.ts'
import type { OngoingCourse } from './course-dashboard.queries.ts'
import styles from './course-table.module.css'
import timeline from './course-timeline.module.css'

/** The timeline's courses as a table. */
export function CourseTable({ courses }: { courses: readonly OngoingCourse[] }) {
  const { t } = useTranslation('courseDashboard')
  const language = useLanguage()
  return (
    <section
      className={styles.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      aria-label={`${t('ongoing.title')}: ${t('ongoing.table')}`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {(['name', 'startDate', 'endDate', 'progress'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`ongoing.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map(({ id, name, startDate, endDate, progressPercentage }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={coursePath('view', id)}>{name}</Link>
              </th>
              <td>{formatDay(startDate, language)}</td>
              <td>{formatDay(endDate, language)}</td>
              <td>
                <span className={timeline.swatch} data-band={progressBand(progressPercentage)} aria-hidden />
                {formatPercent(progressPercentage, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
