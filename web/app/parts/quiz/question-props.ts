import type { Answer } from '@sohbet/domain/quiz/marking'
import type { QuestionType, SourceType } from '@sohbet/domain/quiz/question'

/** A question without its key, for learners. */
export type ShownQuestion = {
  content: string
  questionType: QuestionType
  sourceType: SourceType
  /** Drag-drop options in their shown order. */
  options: readonly { id: string; text: string }[]
  playUrl: string | null
  /** URL of its picture. */
  picture: string | null
}

export type ViewProps = {
  question: ShownQuestion
  /** Id of the element that labels the question. */
  labelId: string
  answer: Answer
  onAnswer: (answer: Answer) => void
  isReadOnly: boolean
  /** Whether the screen chooses options by their number. */
  hasKeys?: boolean | undefined
}
