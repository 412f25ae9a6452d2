import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

export type Tone = 'good' | 'bad' | 'warning' | 'info' | 'neutral'

/** A state in a word; the colour only supports it. */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)
