import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import type { NavigationEntry } from './navigation-entry.ts'
import styles from './navigation-list.module.css'

type Props = { entries: readonly NavigationEntry[]; isCollapsed?: boolean; onFollow?: () => void }

/** The entries of an area as stops on its line. */
export function NavigationList({ entries, isCollapsed = false, onFollow }: Props) {
  const { t } = useTranslation('shell')
  return (
    <ul className={styles.line} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ to, label, icon: Icon }, index) => (
        <li key={to}>
          <Tooltip label={t(`entries.${label}`)} position="right" disabled={!isCollapsed}>
            {/* The area's home is above all its pages: it is current only when it is the very page */}
            <NavLink to={to} end={index === 0} className={styles.stop} onClick={onFollow}>
              <Icon size={22} stroke={1.8} aria-hidden />
              <span className={styles.label}>{t(`entries.${label}`)}</span>
            </NavLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
