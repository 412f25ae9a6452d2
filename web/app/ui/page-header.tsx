import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode }

export function PageHeader({ title, subtitle, actions }: Props) {
  return (
    <header className={styles.root}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
