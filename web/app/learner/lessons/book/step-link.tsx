import IconChevronRight from '#icons/IconChevronRight'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './book.module.css'

/** A choice that leads to the next step. */
export const StepLink = ({
  to,
  picture,
  children,
}: {
  to: string
  picture?: ReactNode
  children: ReactNode
}) => (
  <Link to={to} className={styles.choice}>
    {picture}
    <span className={styles.words}>{children}</span>
    <IconChevronRight size={20} aria-hidden />
  </Link>
)
