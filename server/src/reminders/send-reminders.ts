import { dueReminder, isReminderMailed, openedModule } from '@sohbet/domain/notification/reminders'
import type { Db } from '../db/connect.ts'
import { liveSessionsOfPlan } from '../live-sessions/plan.reads.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'
import { findCourses, holdMark, readCourses, setMark, type CourseRow } from './reminder-courses.reads.ts'

/** At nine in the evening a large school has thousands of sessions; calls wait while as many courses are looked at. */
export const atOnce = 20

/**
 * Calls to mind what begins soon and tells of what has opened. It may run as often as it likes, anywhere: it looks at
 * what has come near since the last time, each reminder is about one session at one time, and nobody is told twice of
 * the same. Answers at how many courses it had to look.
 */
export async function sendReminders({ db, now }: { db: Db; now: Date }): Promise<number> {
  const ids = await findCourses(db, { since: await holdMark(db, now), now })
  for (let from = 0; from < ids.length; from += atOnce)
    await remindSome(db, { ids: ids.slice(from, from + atOnce), now })
  // Last: a sweep that breaks off is made again, and finds those told whom it had told
  await setMark(db, now)
  return ids.length
}

/** In a transaction of their own: whoever is told is held no longer than that. Of two workers one waits. */
const remindSome = (outer: Db, { ids, now }: { ids: readonly string[]; now: Date }): Promise<void> =>
  outer.transaction(async (db) => {
    await holdMark(db, now)
    const courses = await readCourses(db, ids)
    const told = courses.flatMap((course) => [...remindersOf(course, now), ...openingsOf(course, now)])
    await notify(db, now, ...told)
  })

const remindersOf = ({ plan, holidays, learners, coaches }: CourseRow, now: Date): NewNotification[] =>
  liveSessionsOfPlan(plan, holidays).flatMap((session) => {
    const hours = dueReminder(session, now)
    if (hours === undefined) return []
    const startsAt = session.startsAt.toISOString()
    return [
      {
        userIds: [...learners.map(({ id }) => id), ...coaches],
        notice: {
          kind: 'session_soon',
          courseId: plan.courseId,
          course: plan.name,
          sessionId: session.id,
          startsAt,
        },
        // At another time it is called to mind anew
        about: `${session.id} ${startsAt} ${hours}`,
        mayMail: isReminderMailed(hours),
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
