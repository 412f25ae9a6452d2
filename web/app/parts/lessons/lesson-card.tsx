import type { ReactNode } from 'react'
import { DateLeaf } from '../live-sessions/date-leaf.tsx'
import { LiveSessionWhen } from '../live-sessions/live-session-when.tsx'
import { minutesOf, type Times } from './minutes-of.ts'
import styles from './lesson-card.module.css'

type Props = {
  /** For links to the card. */
  id?: string
  lesson: Times
  /** The kind of the lesson, and a badge. */
  kicker: ReactNode
  title: ReactNode
  /** More about the lesson, below its time. */
  facts?: ReactNode
  /** Over or cancelled. */
  isQuiet?: boolean
  children?: ReactNode
}

/** A lesson in the lists of learners and coaches: when, which kind, with whom; below it what can be done. */
export const LessonCard = ({ id, lesson, kicker, title, facts, isQuiet, children }: Props) => (
  <article id={id} className={styles.card} data-quiet={isQuiet || undefined}>
    <DateLeaf moment={lesson.startsAt} />
    <div className={styles.words}>
      <p className={styles.kicker}>{kicker}</p>
      <h3>{title}</h3>
      <p>
        <LiveSessionWhen startsAt={lesson.startsAt} duration={minutesOf(lesson)} />
      </p>
      {facts}
    </div>
    {children}
  </article>
)

export const LessonActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)

export const Wish = ({ children }: { children: string }) => <p className={styles.wish}>{children}</p>
