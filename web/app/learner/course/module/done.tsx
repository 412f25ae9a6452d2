import IconCheck from '#icons/IconCheck'
import type { ReactNode } from 'react'
import styles from '../course.module.css'

export const Done = ({ children }: { children: ReactNode }) => (
  <span className={styles.done}>
    <IconCheck size={16} aria-hidden />
    {children}
  </span>
)
