import { isDay, weeklyMoments, type Day } from '../calendar.ts'
import { courseStatus, type CourseDates } from '../course/status.ts'
import { inOrder, type ZoomTime } from '../course/zoom-times.ts'

/**
 * A session's slot in the weekly plan: a day and a minute on the school's clock. A moved session keeps its slot,
 * so the slot identifies it.
 */
export type Slot = { day: Day; minute: number }

/** `key` is the slot as text. */
export type PlannedLiveSession = Slot & { key: string; startsAt: Date; duration: number }

export type WeeklyPlan = CourseDates & { zoomTimes: readonly ZoomTime[] }

const planText = ({ startDate, endDate, zoomTimes }: WeeklyPlan) =>
  [
    startDate,
    endDate,
    ...inOrder(zoomTimes).map((time) => `${time.dayOfWeek} ${time.hour}:${time.minute} ${time.duration}`),
  ].join()

/** Whether two plans have the same dates and the same weekly times, in any order. */
export const isSamePlan = (one: WeeklyPlan, other: WeeklyPlan): boolean => planText(one) === planText(other)

/** Whether people get a notice of a new plan: not when the course is over before and after the change. */
export const isRescheduled = (before: WeeklyPlan, after: WeeklyPlan, now: Date): boolean =>
  !isSamePlan(before, after) && [before, after].some((plan) => courseStatus(plan, now) !== 'completed')

/** Every session of the weekly times between the first and the last day of a course, in order. */
export const plannedLiveSessions = ({ startDate, endDate, zoomTimes }: WeeklyPlan): PlannedLiveSession[] =>
  zoomTimes
    .flatMap(({ dayOfWeek: weekday, hour, minute: minuteOfHour, duration }) => {
      const minute = hour * 60 + minuteOfHour
      return weeklyMoments({ from: startDate, to: endDate }, { weekday, minuteOfDay: minute }).map(
        ({ day, moment }) => ({ day, minute, key: slotKey({ day, minute }), startsAt: moment, duration }),
      )
    })
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())

const two = (count: number) => String(count).padStart(2, '0')

/** The slot as text, such as 20261024T1900. */
export const slotKey = ({ day, minute }: Slot): string =>
  `${day.replaceAll('-', '')}T${two(Math.floor(minute / 60))}${two(minute % 60)}`

/** The id of a session in URLs, replies and calendars. */
export const liveSessionIdOf = (courseId: string, slot: Slot): string => idOf(courseId, slotKey(slot))

export const idOf = (courseId: string, key: string): string => `${courseId}_${key}`

const liveSessionIdPattern =
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)$/i

/** Undefined when the text is not a session id. */
export function parseLiveSessionId(id: string): (Slot & { courseId: string }) | undefined {
  const [, courseId, year, month, date, hour, minute] = liveSessionIdPattern.exec(id) ?? []
  const day = `${year}-${month}-${date}`
  if (courseId === undefined || !isDay(day)) return undefined
  return { courseId: courseId.toLowerCase(), day, minute: Number(hour) * 60 + Number(minute) }
}
