import { allowed, type Verdict } from '../verdict.ts'
import { isAnswered, type Answer, type Asked } from './marking.ts'

type Attempt = {
  /** The saved answer to this question. */
  given: Answer | undefined
  /** Undefined when the quiz does not ask it. */
  question: Asked | undefined
  isCompleted: boolean
}

/** Whether an attempt takes an answer. An answer is final; sending the same one again is allowed and changes nothing. */
export function mayAnswer(
  { given, question, isCompleted }: Attempt,
  answer: Answer,
): Verdict<'ANSWER_FINAL' | 'NOT_FOUND' | 'QUIZ_COMPLETED' | 'NOT_AN_ANSWER'> {
  if (given !== undefined)
    return isSame(given, answer) ? allowed : { allowed: false, because: 'ANSWER_FINAL' }
  if (!question) return { allowed: false, because: 'NOT_FOUND' }
  if (isCompleted) return { allowed: false, because: 'QUIZ_COMPLETED' }
  return isAnswered(answer, question) ? allowed : { allowed: false, because: 'NOT_AN_ANSWER' }
}

const isSame = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other)

type Answered = { questions: readonly { id: string }[]; answers: Readonly<Record<string, unknown>> }

/** Whether every question of a quiz has an answer; a quiz without questions cannot be completed. */
export const isFullyAnswered = ({ questions, answers }: Answered): boolean =>
  questions.length > 0 && questions.every(({ id }) => answers[id] !== undefined)
