import type { Day } from '../calendar.ts'
import { hoursOf } from '../live-session/participation.ts'

/**
 * What counts for the week of a learner: live sessions and lessons that they came to, work in a module, finished
 * quizzes, recordings and reviews.
 */
export const workKinds = ['session', 'lesson', 'module', 'quiz', 'recording', 'review'] as const
export type WorkKind = (typeof workKinds)[number]

/** Opening a document is work without a length. */
export type Work = { kind: WorkKind; day: Day; seconds: number }

/** The days with any work. */
export const workDays = (work: readonly Work[]): ReadonlySet<Day> => new Set(work.map(({ day }) => day))

/** Rounded per kind, so that the parts of a week add up to the whole. */
export function minutesByKind(work: readonly Work[]): Record<WorkKind, number> {
  const minutes = { session: 0, lesson: 0, module: 0, quiz: 0, recording: 0, review: 0 }
  for (const kind of workKinds) {
    const own = work.filter((one) => one.kind === kind)
    minutes[kind] = Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  }
  return minutes
}

export const minutesOf = (work: readonly Work[]): number =>
  Object.values(minutesByKind(work)).reduce((sum, minutes) => sum + minutes, 0)

/** The most seconds that one answer counts: a learner who leaves a question and comes back did not work meanwhile. */
export const mostForAnswer = 120

/** The length of a finished quiz, from the moments of its answers. */
export function secondsOfQuiz({ startedAt, answeredAt }: { startedAt: Date; answeredAt: readonly Date[] }) {
  const moments = [startedAt, ...answeredAt].map((moment) => moment.getTime()).toSorted((a, b) => a - b)
  const seconds = moments
    .slice(1)
    .map((moment, place) => Math.min(mostForAnswer, (moment - (moments[place] ?? moment)) / 1000))
  return Math.round(seconds.reduce((sum, one) => sum + one, 0))
}

type Hours = { sessionMinutes: number; lessonSeconds: number; videoSeconds: number }

/** Hours in live sessions, lessons and videos, as every screen shows them. */
export const totalHours = ({ sessionMinutes, lessonSeconds, videoSeconds }: Hours): number =>
  hoursOf(sessionMinutes + (lessonSeconds + videoSeconds) / 60)
