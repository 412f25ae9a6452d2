import type { Answer } from '@sohbet/domain/quiz/marking'
import type { QuestionType, SourceType } from '@sohbet/domain/quiz/question'

/** A question as a learner meets it: without its key. */
export type ShownQuestion = {
  content: string
  questionType: QuestionType
  sourceType: SourceType
  /** Of drag-drop in the order in which they are shown. */
  options: readonly { id: string; text: string }[]
  playUrl: string | null
  /** Where its picture is read from. */
  picture: string | null
}

export type ViewProps = {
  question: ShownQuestion
  /** What names the question for those who do not see it. */
  labelId: string
  answer: Answer
  onAnswer: (answer: Answer) => void
  isReadOnly: boolean
}
