import { countdownSeconds, isSilent, limitSeconds, type QuestionType } from './question.ts'

const within = (seconds: number, type: QuestionType): number =>
  Math.min(Math.max(seconds, 0), limitSeconds[type])

export type Timed = { type: QuestionType; audioUrl: string | null; audioSeconds: number | null }

/** An answer that was sent in time may still be on its way. */
const graceSeconds = 3

/** So long a listening question keeps its options closed. */
export const closedSeconds = (question: Timed): number =>
  question.type === 'listening' && !isSilent(question) ? countdownSeconds + (question.audioSeconds ?? 0) : 0

/**
 * Of an answer saved on its own: from the moment its question was shown to its arrival. Whoever answers a listening
 * question without having been shown it, or before its audio can have ended, took all the time there is: our own
 * screen lets nobody do that, and guessing must not pay more than listening.
 */
export function secondsTaken(question: Timed, { shownAt, now }: { shownAt: Date | null; now: Date }): number {
  if (!shownAt) return limitSeconds[question.type]
  const sinceOpened = (now.getTime() - shownAt.getTime()) / 1000 - closedSeconds(question)
  const isTooSoon = question.type === 'listening' && sinceOpened < 0
  return isTooSoon ? limitSeconds[question.type] : within(sinceOpened, question.type)
}

/** When the time of a question that was shown is over. */
export const deadlineOf = (question: Timed, shownAt: Date): Date =>
  new Date(shownAt.getTime() + (closedSeconds(question) + limitSeconds[question.type]) * 1000)

/** What is left of the time of the open question; of one that was not shown yet nothing has begun. */
export const remainingSeconds = (
  question: Timed,
  { shownAt, now }: { shownAt: Date | null; now: Date },
): number | null =>
  shownAt ? Math.max((deadlineOf(question, shownAt).getTime() - now.getTime()) / 1000, 0) : null

/** An answer that came so long after the deadline that it counts as none. */
export const isLate = (
  question: Timed,
  { shownAt, answeredAt }: { shownAt: Date | null; answeredAt: Date },
): boolean =>
  shownAt !== null && answeredAt.getTime() > deadlineOf(question, shownAt).getTime() + graceSeconds * 1000

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
