import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BrandMark } from '../../parts/school/brand-mark.tsx'
import type { StageExit } from './stage.tsx'
import styles from './stage.module.css'

type Props = {
  exit: StageExit
  icon: ReactNode
  /** Shown before the exit. */
  children?: ReactNode
}

/** The bar above a stage: the school and the exit. */
export const StageBar = ({ exit: { to, label }, icon, children }: Props) => (
  <header className={styles.bar}>
    <span className={styles.brand}>
      <BrandMark />
    </span>
    <div className={styles.tools}>
      {children}
      <Link to={to} className={styles.exit}>
        {icon}
        {label}
      </Link>
    </div>
  </header>
)
