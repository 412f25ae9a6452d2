import type { ReactNode } from 'react'
import styles from './now.module.css'

/** What a coach should know beforehand. */
export const KnownList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.known}>{children}</dl>
)

export const Known = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
