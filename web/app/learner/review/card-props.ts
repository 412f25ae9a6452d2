import type { ReviewCard } from '@sohbet/contract/learning/review'
import type { Asking } from '@sohbet/domain/review/grade'
import type { ReactNode } from 'react'
import type { Rated } from './review.queries.ts'

export type Word = NonNullable<ReviewCard['word']>
export type AskedAgain = NonNullable<ReviewCard['question']>

/** What every card gets; `line` is the progress above it. */
export type CardProps = {
  asking: Asking
  isLast: boolean
  canListen: boolean
  /** The learner cannot listen now. */
  onQuiet: () => void
  onRated: (rating: Omit<Rated, 'card'>) => void
  line: ReactNode
}
