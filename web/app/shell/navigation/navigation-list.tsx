import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { breadcrumbs } from './breadcrumbs.ts'
import type { NavigationEntry } from './navigation-entry.ts'
import styles from './navigation-list.module.css'

type Props = { entries: readonly NavigationEntry[]; isCollapsed?: boolean; onFollow?: () => void }

/** The entries of an area as stops on its line. */
export function NavigationList({ entries, isCollapsed = false, onFollow }: Props) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  // A page belongs to the entry in its breadcrumbs: a session to the calendar, a course to the courses
  const [home, ...above] = breadcrumbs(pathname, {}).map(({ to }) => to)
  const isCurrent = (to: string) => above.includes(to) || (above.length === 0 && to === home)
  return (
    <ul className={styles.line} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Tooltip label={t(`entries.${label}`)} position="right" disabled={!isCollapsed}>
            {/* The area's home is above all its pages, so it is current only on its own page */}
            <Link
              to={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              className={styles.stop}
              onClick={onFollow}
            >
              <Icon size={22} stroke={1.8} aria-hidden />
              <span className={styles.label}>{t(`entries.${label}`)}</span>
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
