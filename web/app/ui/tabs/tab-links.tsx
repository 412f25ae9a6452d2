import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import styles from './tabs.module.css'

type LinksProps = { label: string; links: readonly { to: string; label: string; isExact?: boolean }[] }

/** Pages of one subject, in the style of tabs. On a phone the row opens at the shown one. */
export function TabLinks({ label: subject, links }: LinksProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    // Sets the row alone: scrollIntoView would move the page too
    if (row.current && shown) row.current.scrollLeft = shown.offsetLeft
  }, [])
  return (
    <nav ref={row} aria-label={subject} className={styles.row}>
      {links.map(({ to, label, isExact = false }) => (
        <NavLink key={to} to={to} end={isExact} preventScrollReset className={styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
