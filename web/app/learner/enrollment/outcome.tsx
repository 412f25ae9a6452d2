import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { drawings } from '../../ui/feedback/drawings.tsx'
import styles from './outcome.module.css'

type Props = {
  title: string
  /** `tea` while something is on its way, `stop` where there is nothing to get on. */
  drawing?: keyof typeof drawings
  children: ReactNode
}

/** The result of an action, and the next step. Good news is a moment instead. */
export function Outcome({ title, drawing = 'barrier', children }: Props) {
  const Drawing = drawings[drawing]
  return (
    <section className={styles.outcome}>
      <Drawing />
      <Title order={1}>{title}</Title>
      {children}
    </section>
  )
}
