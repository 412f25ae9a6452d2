import { dueReminder, isReminderMailed, openedModule } from '@sohbet/domain/notification/reminders'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import {
  holidayRows,
  holidaysOfSchool,
  planOfCourse,
  planRow,
  sessionsOfPlan,
} from '../sessions/plan.reads.ts'
import { notify, type Told } from './notify.ts'

const courseRow = z.object({
  plan: planRow,
  holidays: holidayRows,
  learners: z.array(z.object({ id: z.string(), since: z.coerce.date() })),
  coaches: z.array(z.string()),
  modules: z.array(z.object({ id: z.string(), name: z.string() })),
})
type CourseRow = z.output<typeof courseRow>

/** Courses that run, or begin or ended lately: sessions may be made up for after the last day. */
const readCourses = async (db: Db, now: Date): Promise<CourseRow[]> => {
  const { rows } = await db.execute(sql`
    select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
      (select json_agg(json_build_object('id', user_id, 'since', activated_at)) from enrollments
        where course_id = course.id and status = 'active' and user_id is not null) as learners,
      (select coalesce(json_agg(user_id), '[]') from coaches
        where id in (course.primary_coach_id, course.secondary_coach_id) and user_id is not null) as coaches,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by "order"), '[]') from modules
        where course_type_id = course.type_id) as modules
    from courses as course
    where is_active and start_date <= ${now.toISOString()}::date + 3 and end_date >= ${now.toISOString()}::date - 32
      and exists (select from enrollments where course_id = course.id and status = 'active' and user_id is not null)`)
  return z.array(courseRow).parse(rows)
}

/**
 * Calls to mind what begins soon and tells of what has opened. It may run as often as it likes, anywhere: each reminder
 * is about one session at one time, and nobody is told twice of the same.
 */
export async function sendReminders({ db, now }: { db: Db; now: Date }): Promise<void> {
  const courses = await readCourses(db, now)
  const told = courses.flatMap((course) => [...remindersOf(course, now), ...openingsOf(course, now)])
  if (told.length > 0) await db.transaction((tx) => notify(tx, now, ...told))
}

const remindersOf = ({ plan, holidays, learners, coaches }: CourseRow, now: Date): Told[] =>
  sessionsOfPlan(plan, holidays).flatMap((session) => {
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

function openingsOf({ plan, modules, learners }: CourseRow, now: Date): Told[] {
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
