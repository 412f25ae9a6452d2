import type { LessonFeedback as Feedback } from '@sohbet/contract/lessons/coach-lessons'
import type { ReactNode } from 'react'
import styles from './lesson-card.module.css'

type Props = { feedback: Feedback; terms: Record<'wentWell' | 'words' | 'homework', string> }

/** The coach's feedback on a lesson. */
export const LessonFeedback = ({ feedback: { wentWell, words, homework }, terms }: Props) => (
  <dl className={styles.feedback}>
    {wentWell && <Said term={terms.wentWell}>{wentWell}</Said>}
    {words.length > 0 && (
      <Said term={terms.words}>
        <span lang="en">{words.join(' · ')}</span>
      </Said>
    )}
    {homework && <Said term={terms.homework}>{homework}</Said>}
  </dl>
)

const Said = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
