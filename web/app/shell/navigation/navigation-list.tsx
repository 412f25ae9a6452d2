import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import type { NavigationEntry } from './navigation-entry.ts'
import styles from './navigation-list.module.css'
import { useIsCurrent } from './use-is-current.ts'

type Props = { entries: readonly NavigationEntry[]; isCollapsed?: boolean; onFollow?: () => void }

/** The entries of an area, in its sidebar or drawer. */
export function NavigationList({ entries, isCollapsed = false, onFollow }: Props) {
  const { t } = useTranslation('shell')
  const isCurrent = useIsCurrent()
  return (
    <ul className={styles.list} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ to, label, icon: Icon, Badge }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={isCurrent(to) ? 'page' : undefined}
            className={styles.entry}
            title={isCollapsed ? t(`entries.${label}`) : undefined}
            onClick={onFollow}
          >
            <Icon size={22} stroke={1.8} aria-hidden />
            <span className={styles.label}>{t(`entries.${label}`)}</span>
            {Badge && !isCollapsed && <Badge />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
