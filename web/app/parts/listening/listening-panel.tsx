import type { ReactNode, Ref } from 'react'
import styles from './listening-panel.module.css'

type Props = {
  ref?: Ref<HTMLElement>
  label: string
  /** The state as a picture, or the button that changes it. */
  sign: ReactNode
  title: string
  hint?: ReactNode
  hintId?: string
  isOn: boolean
  children?: ReactNode
}

/** A recording as a panel: sign, title and hint, then its buttons. */
export const ListeningPanel = ({ ref, label, sign, title, hint, hintId, isOn, children }: Props) => (
  <section ref={ref} className={styles.stage} aria-label={label} tabIndex={-1} data-on={isOn || undefined}>
    {sign}
    <p className={styles.words}>
      {/* The same element in every phase, because a new live region is not announced */}
      <output>{title}</output>
      {hint && <span id={hintId}>{hint}</span>}
    </p>
    {children}
  </section>
)

/** Moves while a recording plays. */
export const Wave = () => (
  <span className={styles.wave} aria-hidden>
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
)
