import { countdownSeconds, limitSeconds, type QuestionType } from './question.ts'

const within = (seconds: number, type: QuestionType): number =>
  Math.min(Math.max(seconds, 0), limitSeconds[type])

type Timed = { type: QuestionType; audioSeconds: number | null }

/** So long a listening question keeps its options closed. */
const closedSeconds = ({ type, audioSeconds }: Timed): number =>
  type === 'listening' ? countdownSeconds + (audioSeconds ?? 0) : 0

/** Of an answer saved on its own: from the moment its question was shown to its arrival. */
export const secondsTaken = (question: Timed, { shownAt, now }: { shownAt: Date; now: Date }): number =>
  within((now.getTime() - shownAt.getTime()) / 1000 - closedSeconds(question), question.type)

/** When the time of a question that was shown is over. */
export const deadlineOf = (question: Timed, shownAt: Date): Date =>
  new Date(shownAt.getTime() + (closedSeconds(question) + limitSeconds[question.type]) * 1000)

/**
 * Of an answer that came with the whole attempt at its end: what the client says, but not less than an even share of
 * the time that really passed.
 */
export function secondsClaimed(
  { type }: Pick<Timed, 'type'>,
  { claimed, elapsedSeconds, questions }: { claimed: number; elapsedSeconds: number; questions: number },
): number {
  const evenShare = Math.min(limitSeconds[type], Math.max(elapsedSeconds, 0) / Math.max(questions, 1))
  return within(Math.max(Number.isFinite(claimed) ? claimed : 0, evenShare), type)
}
