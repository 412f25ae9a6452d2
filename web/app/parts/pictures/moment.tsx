import { Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import frame from './frame.module.css'
import styles from './moment.module.css'

type Props = {
  /** One of the scenes. */
  picture: ReactNode
  /** A short line above the title. */
  kicker?: string
  title: string
  /** Moves the focus to the title, when the moment replaces another screen. */
  isFocused?: boolean
  /** A few words, then the next step; buttons go into <MomentActions>. */
  children: ReactNode
}

/** Something good has happened: a drawn scene, a headline, and the next step. */
export function Moment({ picture, kicker, title, isFocused = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <section className={`${frame.frame} ${styles.moment}`}>
      <div className={frame.picture}>{picture}</div>
      <div className={frame.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Title order={1} ref={heading} tabIndex={-1} className={styles.title}>
          <span>{title}</span>
        </Title>
        {children}
      </div>
    </section>
  )
}

/** The next step first, then what else can be done. */
export const MomentActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
