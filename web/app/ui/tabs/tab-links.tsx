import { NavLink } from 'react-router'
import styles from './tabs.module.css'

type LinksProps = { label: string; links: readonly { to: string; label: string; isExact?: boolean }[] }

/** Pages of one subject, in the style of tabs. */
export const TabLinks = ({ label: subject, links }: LinksProps) => (
  <nav aria-label={subject} className={styles.row}>
    {links.map(({ to, label, isExact = false }) => (
      <NavLink key={to} to={to} end={isExact} preventScrollReset className={styles.tab}>
        {label}
      </NavLink>
    ))}
  </nav>
)
