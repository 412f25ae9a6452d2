import type { ComponentProps, ReactNode } from 'react'
import styles from './enroll.module.css'
import { Summary } from './summary/summary.tsx'

type Props = Omit<ComponentProps<typeof Summary>, 'children'> & { actions: ReactNode; children: ReactNode }

/** A step beside the summary of the booking, which holds the step's buttons. */
export const StepFrame = ({ actions, children, ...summary }: Props) => (
  <>
    <div className={styles.step}>{children}</div>
    <Summary {...summary}>{actions}</Summary>
  </>
)
