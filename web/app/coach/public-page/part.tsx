import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import styles from './public-page.module.css'

type Props = { title: string; hint: string; children: ReactNode }

export function Part({ title, hint, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      <p className={styles.soft}>{hint}</p>
      {children}
    </section>
  )
}
