import {
  dueReminder,
  isReminderMailed,
  openedModule,
  replacesReminder,
} from '@sohbet/domain/notification/reminders'
import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import type { Db } from '../db/connect.ts'
import { liveSessionsOfPlan } from '../live-sessions/plan.reads.ts'
import { thingOfSession } from '../notifications/notify-of-change.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'
import { findCourses, lockLastSweep, readCourses, setMark, type CourseRow } from './reminder-courses.reads.ts'

/**
 * Courses per transaction; other calls wait meanwhile, and in the evening a large school has thousands of
 * sessions.
 */
export const atOnce = 20

/**
 * Sends reminders of near sessions and of newly opened modules. It may run at any time and in parallel: it covers
 * what came near since the last run, and a reminder of one session at one time is stored once. Returns the number
 * of covered courses.
 */
export async function sendReminders({ db, now }: { db: Db; now: Date }): Promise<number> {
  const ids = await findCourses(db, { since: await lockLastSweep(db, now), now })
  for (let from = 0; from < ids.length; from += atOnce)
    await remindSome(db, { ids: ids.slice(from, from + atOnce), now })
  // Last, so that a failed sweep is repeated, without sending anything twice
  await setMark(db, now)
  return ids.length
}

/** In a separate transaction, so that accounts are locked briefly. Of two workers one waits. */
const remindSome = (outer: Db, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> =>
  outer.transaction(async (db) => {
    await lockLastSweep(db, now)
    const courses = await readCourses(db, { ids, now })
    const notifications = courses.flatMap((course) => [
      ...remindersOf(course, now),
      ...openingsOf(course, now),
    ])
    await notify(db, now, ...notifications)
  })

/** The accounts of the coaches who teach a session: a substitute stands for the first coach. */
const coachesOf = (
  { coaches, substitutes }: Pick<CourseRow, 'coaches' | 'substitutes'>,
  { substituteId }: Pick<LiveSession, 'substituteId'>,
): string[] => {
  const own = coaches.filter(({ isFirst }) => substituteId === null || !isFirst)
  const others = substitutes.filter(({ coachId }) => coachId === substituteId)
  return [...new Set([...own, ...others].map(({ userId }) => userId))]
}

const remindersOf = (
  { plan, holidays, learners, named, ...staff }: CourseRow,
  now: Date,
): NewNotification[] =>
  liveSessionsOfPlan(plan, holidays).flatMap((session) => {
    const hours = dueReminder(session, now)
    if (hours === undefined) return []
    const startsAt = session.startsAt.toISOString()
    const recent = named.filter(
      ({ sessionId, at }) =>
        sessionId === session.id && replacesReminder(at, { startsAt: session.startsAt, hours }),
    )
    const knowing = new Set(recent.map(({ userId }) => userId))
    return [
      {
        userIds: [...learners.map(({ id }) => id), ...coachesOf(staff, session)].filter(
          (id) => !knowing.has(id),
        ),
        notice: {
          kind: 'session_soon',
          courseId: plan.courseId,
          course: plan.name,
          sessionId: session.id,
          startsAt,
        },
        // A moved session is reminded again
        about: `${session.id} ${startsAt} ${hours}`,
        mayMail: isReminderMailed(hours),
        thing: thingOfSession(session.id),
      },
    ]
  })

function openingsOf({ plan, modules, learners }: CourseRow, now: Date): NewNotification[] {
  const opened = openedModule(plan, modules.length, now)
  const module = opened && modules[opened.place]
  if (!module) return []
  return [
    {
      userIds: learners.filter(({ since }) => since <= opened.openedAt).map(({ id }) => id),
      notice: {
        kind: 'module_opened',
        courseId: plan.courseId,
        course: plan.name,
        moduleId: module.id,
        module: module.name,
      },
      about: `${plan.courseId} ${module.id}`,
    },
  ]
}
