import type { ReactNode } from 'react'
import styles from './question-stage.module.css'

type Props = {
  /** The progress line. */
  line: ReactNode
  /** Another key shows another card. */
  cardKey: string
  children: ReactNode
  /** What the keyboard does; shown on devices that have one. */
  keys?: string | undefined
  /** Buttons; the submit button is the last. */
  actions: ReactNode
  onSubmit: () => void
}

/** One question on a card, and the buttons below it: at the thumb on a phone. */
export const QuestionStage = ({ line, cardKey, children, keys, actions, onSubmit }: Props) => (
  <form
    className={styles.screen}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {line}
    <div className={styles.card} key={cardKey}>
      {children}
    </div>
    <div className={styles.actions}>
      {keys && <span className={styles.keys}>{keys}</span>}
      {actions}
    </div>
  </form>
)
