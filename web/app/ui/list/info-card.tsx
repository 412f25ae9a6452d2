import IconInfoCircle from '#icons/IconInfoCircle'
import { useId, type ReactNode } from 'react'
import styles from './info-card.module.css'

/** Explains a screen to occasional users. */
export function InfoCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <IconInfoCircle size={20} aria-hidden />
        {title}
      </h2>
      {children}
    </section>
  )
}
