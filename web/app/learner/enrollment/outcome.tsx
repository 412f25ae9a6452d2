import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { RouteLine } from '../../ui/feedback/route-line.tsx'
import styles from './outcome.module.css'

type Props = { title: string; reached?: number; children: ReactNode }

/** The result of an action, and the next step. */
export const Outcome = ({ title, reached = 4, children }: Props) => (
  <section className={styles.outcome}>
    <RouteLine stations={4} reached={reached} />
    <Title order={1}>{title}</Title>
    {children}
  </section>
)
