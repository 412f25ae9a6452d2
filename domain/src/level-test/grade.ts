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

/** An answer that the client sends with the whole attempt. The server does not trust it. */
type GivenAnswer = { questionId: string; selectedOptionId: string | null; timeSpent: number }

type GradedAnswer = {
  questionId: string
  selectedOptionId: OptionId | null
  seconds: number
  isCorrect: boolean
  points: number
}

type Answer = Pick<GradedAnswer, 'selectedOptionId' | 'seconds'>

const empty: Answer = { selectedOptionId: null, seconds: 0 }

const asOption = (text: string | null): OptionId | null => optionIds.find((option) => option === text) ?? null

/** The first answer to a question counts. */
function byQuestion<A extends { questionId: string }>(answers: readonly A[]): Map<string, A> {
  const first = new Map<string, A>()
  for (const answer of answers) if (!first.has(answer.questionId)) first.set(answer.questionId, answer)
  return first
}

/** The question that an attempt has reached. */
export type OpenQuestion = { position: number; shownAt: Date | null }

const answerOfSaved = (question: Timed, saved: SavedAnswer): Answer => ({
  selectedOptionId: isLate(question, saved) ? null : saved.selectedOptionId,
  seconds: secondsTaken(question, { shownAt: saved.shownAt, now: saved.answeredAt }),
})

/**
 * The result of an attempt; every question of the test counts. Saved answers count as saved. If nothing was
 * saved, the submitted answers count. If something was saved, questions are answered one at a time, so the
 * submission may only add the answer to the open question: otherwise a learner could let a question's time pass
 * and still send its answer at the end. Missing answers count as empty.
 */
export function gradeAttempt({
  questions,
  saved,
  given,
  running,
  now,
}: {
  questions: readonly KeyedQuestion[]
  saved: readonly SavedAnswer[]
  given: readonly GivenAnswer[]
  /** Position of the attempt; an attempt that never started counts the full time. */
  running: (OpenQuestion & { startedAt: Date }) | undefined
  now: Date
}): LevelTestScore & { answers: GradedAnswer[] } {
  const [savedBy, givenBy] = [byQuestion(saved), byQuestion(given)]
  const isOneByOne = saved.length > 0
  const elapsedSeconds = running ? (now.getTime() - running.startedAt.getTime()) / 1000 : Infinity
  const answerTo = (question: KeyedQuestion, position: number): Answer => {
    const [savedAnswer, givenAnswer] = [savedBy.get(question.id), givenBy.get(question.id)]
    if (savedAnswer) return answerOfSaved(question, savedAnswer)
    if (!givenAnswer) return empty
    const selectedOptionId = asOption(givenAnswer.selectedOptionId)
    if (!isOneByOne) {
      const claim = { claimed: givenAnswer.timeSpent, elapsedSeconds, questions: questions.length }
      return { selectedOptionId, seconds: secondsClaimed(question, claim) }
    }
    if (position !== running?.position) return empty
    const { shownAt } = running
    return answerOfSaved(question, { questionId: question.id, selectedOptionId, shownAt, answeredAt: now })
  }
  const answers = questions.map((question, position): GradedAnswer => {
    const { selectedOptionId, seconds } = answerTo(question, position)
    const isCorrect = selectedOptionId === question.correctOptionId
    const points = pointsFor({ type: question.type, isCorrect, seconds })
    return { questionId: question.id, selectedOptionId, seconds, isCorrect, points }
  })
  const points = answers.reduce((sum, answer) => sum + answer.points, 0)
  return { ...scoreOf(points, questions.length), answers }
}
