import type { ReactNode } from 'react'
import styles from './button-row.module.css'

type Props = { children: ReactNode; className?: string | undefined }

/** Buttons beside each other; on a phone they fill the row. */
export const ButtonRow = ({ children, className = '' }: Props) => (
  <div className={`${styles.row} ${className}`}>{children}</div>
)
