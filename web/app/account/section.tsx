import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './account.module.css'

type Props = {
  title: string
  hint?: string
  /** Target of links to the section. */
  id?: string
  children: ReactNode
}

/** One topic of the account. */
export function Section({ title, hint, id, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  )
}
