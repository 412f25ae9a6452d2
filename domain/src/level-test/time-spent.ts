import { countdownSeconds, isSilent, limitSeconds, type QuestionType } from './question.ts'

const within = (seconds: number, type: QuestionType): number =>
  Math.min(Math.max(seconds, 0), limitSeconds[type])

export type Timed = { type: QuestionType; audioUrl: string | null; audioSeconds: number | null }

/** Allowance for an answer that was sent in time and is still on its way. */
const graceSeconds = 3

/** Seconds during which a listening question keeps its options closed. */
export const closedSeconds = (question: Timed): number =>
  question.type === 'listening' && !isSilent(question) ? countdownSeconds + (question.audioSeconds ?? 0) : 0

/**
 * Time of an answer saved on its own, from showing the question to the arrival of the answer. An answer to a
 * listening question that was never shown, or before its audio can have ended, takes the full time: our screen
 * cannot send it, and guessing must not score better than listening.
 */
export function secondsTaken(question: Timed, { shownAt, now }: { shownAt: Date | null; now: Date }): number {
  if (!shownAt) return limitSeconds[question.type]
  const sinceOpened = (now.getTime() - shownAt.getTime()) / 1000 - closedSeconds(question)
  const isTooSoon = question.type === 'listening' && sinceOpened < 0
  return isTooSoon ? limitSeconds[question.type] : within(sinceOpened, question.type)
}

/** When the time of a shown question is over. */
export const deadlineOf = (question: Timed, shownAt: Date): Date =>
  new Date(shownAt.getTime() + (closedSeconds(question) + limitSeconds[question.type]) * 1000)

/** Remaining time of the open question; undefined until it is shown. */
export const remainingSeconds = (
  question: Timed,
  { shownAt, now }: { shownAt: Date | null; now: Date },
): number | null =>
  shownAt ? Math.max((deadlineOf(question, shownAt).getTime() - now.getTime()) / 1000, 0) : null

/** The answer arrived too long after the deadline to count. */
export const isLate = (
  question: Timed,
  { shownAt, answeredAt }: { shownAt: Date | null; answeredAt: Date },
): boolean =>
  shownAt !== null && answeredAt.getTime() > deadlineOf(question, shownAt).getTime() + graceSeconds * 1000

/**
 * Time of an answer sent with the whole attempt: the client's figure, but at least an even share of the time that
 * really passed.
 */
export function secondsClaimed(
  { type }: Pick<Timed, 'type'>,
  { claimed, elapsedSeconds, questions }: { claimed: number; elapsedSeconds: number; questions: number },
): number {
  const evenShare = Math.min(limitSeconds[type], Math.max(elapsedSeconds, 0) / Math.max(questions, 1))
  return within(Math.max(Number.isFinite(claimed) ? claimed : 0, evenShare), type)
}
