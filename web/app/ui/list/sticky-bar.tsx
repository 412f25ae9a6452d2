import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

/**
 * What has been chosen above and the button for it; it stays visible while its parent is on the screen. The parent is a
 * flex column: in a grid the bar would stick to its own row.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
