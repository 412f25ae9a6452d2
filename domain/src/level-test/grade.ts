import { optionIds, type OptionId } from './question.ts'
import { pointsFor, scoreOf, type LevelTestScore } from './score.ts'
import { isLate, secondsClaimed, secondsTaken, type Timed } from './time-spent.ts'

export type KeyedQuestion = Timed & { id: string; correctOptionId: OptionId }

/** An answer that the server saved while the attempt was running. */
export type SavedAnswer = {
  questionId: string
  selectedOptionId: OptionId | null
  shownAt: Date | null
  answeredAt: Date
}

/** An answer as a client sends it with the whole attempt; nothing of it is believed without a look. */
export type GivenAnswer = { questionId: string; selectedOptionId: string | null; timeSpent: number }

export type GradedAnswer = {
  questionId: string
  selectedOptionId: OptionId | null
  seconds: number
  isCorrect: boolean
  points: number
}

type Answer = Pick<GradedAnswer, 'selectedOptionId' | 'seconds'>

const empty: Answer = { selectedOptionId: null, seconds: 0 }

const asOption = (text: string | null): OptionId | null => optionIds.find((option) => option === text) ?? null

/** Of several answers to a question the first counts. */
function byQuestion<A extends { questionId: string }>(answers: readonly A[]): Map<string, A> {
  const first = new Map<string, A>()
  for (const answer of answers) if (!first.has(answer.questionId)) first.set(answer.questionId, answer)
  return first
}

const answerOfSaved = (question: Timed, saved: SavedAnswer): Answer => ({
  selectedOptionId: isLate(question, saved) ? null : saved.selectedOptionId,
  seconds: secondsTaken(question, { shownAt: saved.shownAt, now: saved.answeredAt }),
})

/**
 * The result of an attempt: every question of the test counts. What was saved stands as it was saved; of the rest,
 * what came with the submission; what is left is empty.
 */
export function gradeAttempt({
  questions,
  saved,
  given,
  elapsedSeconds,
}: {
  questions: readonly KeyedQuestion[]
  saved: readonly SavedAnswer[]
  given: readonly GivenAnswer[]
  /** Since the attempt was started; endless for one that never was. */
  elapsedSeconds: number
}): LevelTestScore & { answers: GradedAnswer[] } {
  const [savedBy, givenBy] = [byQuestion(saved), byQuestion(given)]
  const answerTo = (question: KeyedQuestion): Answer => {
    const [kept, sent] = [savedBy.get(question.id), givenBy.get(question.id)]
    if (kept) return answerOfSaved(question, kept)
    if (!sent) return empty
    return {
      selectedOptionId: asOption(sent.selectedOptionId),
      seconds: secondsClaimed(question, {
        claimed: sent.timeSpent,
        elapsedSeconds,
        questions: questions.length,
      }),
    }
  }
  const answers = questions.map((question): GradedAnswer => {
    const { selectedOptionId, seconds } = answerTo(question)
    const isCorrect = selectedOptionId === question.correctOptionId
    const points = pointsFor({ type: question.type, isCorrect, seconds })
    return { questionId: question.id, selectedOptionId, seconds, isCorrect, points }
  })
  const points = answers.reduce((sum, answer) => sum + answer.points, 0)
  return { ...scoreOf(points, questions.length), answers }
}
