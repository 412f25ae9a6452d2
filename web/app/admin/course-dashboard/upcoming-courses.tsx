import { isSoon } from '@sohbet/domain/course/status'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatDay, formatPercent } from '../../ui/format.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { coursePath } from '../admin-paths.ts'
import styles from './course-dashboard.module.css'
import type { UpcomingCourse } from './course-dashboard.queries.ts'
import { CreateCourse } from './create-course.tsx'
import line from './upcoming-courses.module.css'

/** Upcoming courses as stops, the soonest first. */
export function UpcomingCourses({ courses }: { courses: readonly UpcomingCourse[] }) {
  const { t } = useTranslation('courseDashboard')
  return (
    <section className={styles.card} aria-labelledby="upcoming-courses">
      <h2 id="upcoming-courses" className={styles.title}>
        {t('upcoming.title')}
      </h2>
      {courses.length === 0 ? (
        <EmptyState
          drawing="stop"
          title={t('upcoming.empty')}
          hint={t('upcoming.emptyHint')}
          action={<CreateCourse />}
        />
      ) : (
        <ol className={line.line}>
          {courses.map((course) => (
            <Stop key={course.id} course={course} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Stop({ course }: { course: UpcomingCourse }) {
  const { t } = useTranslation('courseDashboard')
  const language = useLanguage()
  const { id, name, startDate, daysLeft, enrolled, enrollmentPercentage } = course
  const percentage = formatPercent(enrollmentPercentage, language)
  return (
    <li className={line.stop}>
      <Link to={coursePath('view', id)} className={line.course}>
        <span className={line.name}>{name}</span>
        <span className={line.date}>{t('upcoming.starts', { date: formatDay(startDate, language) })}</span>
        <span className={line.badge}>
          <StatusBadge tone={isSoon(daysLeft) ? 'bad' : 'neutral'}>
            {t('upcoming.daysLeft', { count: daysLeft })}
          </StatusBadge>
        </span>
        <span className={line.seats}>
          <span>{t('upcoming.enrolled', { count: enrolled, percentage })}</span>
          <span className={line.bar} aria-hidden>
            <span style={{ width: `${enrollmentPercentage}%` }} />
          </span>
        </span>
      </Link>
    </li>
  )
}
