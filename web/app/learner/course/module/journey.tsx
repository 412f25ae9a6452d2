import IconCheck from '#icons/IconCheck'
import { useId, type ReactNode } from 'react'
import { Done } from './done.tsx'
import styles from './journey.module.css'

export type StopState = 'done' | 'here' | 'ahead'

type Props = {
  title: string
  state: StopState
  /** Announced when it appears. */
  done?: string | false
  children: ReactNode
}

/** A station of the module's line: filled when done, a red ring where the learner is, hollow when it is to come. */
export function Stop({ title, state, done, children }: Props) {
  const titleId = useId()
  return (
    <li className={styles.stop} data-state={state}>
      <span className={styles.dot} aria-hidden>
        {state === 'done' && <IconCheck size={16} stroke={3.5} />}
      </span>
      <section className={styles.content} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h3 id={titleId}>{title}</h3>
          <output>{done && <Done>{done}</Done>}</output>
        </div>
        {children}
      </section>
    </li>
  )
}

export const Journey = ({ children }: { children: ReactNode }) => (
  <ol className={styles.journey}>{children}</ol>
)
