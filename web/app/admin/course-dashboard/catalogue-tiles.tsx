import IconCalendarEvent from '#icons/IconCalendarEvent'
import IconRoute from '#icons/IconRoute'
import IconSchool from '#icons/IconSchool'
import IconStack2 from '#icons/IconStack2'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { adminPaths } from '../admin-paths.ts'
import styles from './catalogue-tiles.module.css'
import type { Dashboard } from './course-dashboard.queries.ts'

const tiles = [
  { name: 'courseTypes', count: 'courseTypesCount', to: adminPaths.courseTypes, icon: IconRoute },
  { name: 'modules', count: 'modulesCount', to: adminPaths.modules, icon: IconStack2 },
  { name: 'courses', count: 'coursesCount', to: adminPaths.courseList, icon: IconCalendarEvent },
  { name: 'coaches', count: 'coachesCount', to: adminPaths.coaches, icon: IconSchool },
] as const

/** Four tiles, each with its count and a link to its list. */
export function CatalogueTiles({ summary }: { summary: Dashboard['summary'] }) {
  const { t } = useTranslation('courseDashboard')
  const language = useLanguage()
  return (
    <nav aria-label={t('tiles.label')}>
      <ul className={styles.tiles}>
        {tiles.map(({ name, count, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={styles.tile}>
              <Icon size={26} aria-hidden className={styles.icon} />
              <span className={styles.label}>{t(`tiles.${name}`)}</span>
              <strong className={styles.count}>{formatNumber(summary[count], language)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
