import { dueReminder, isReminderMailed, replacesReminder } from '@sohbet/domain/notification/reminders'
import { lessonKinds } from '@sohbet/domain/lesson/lesson'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'
import { thingOfLesson } from './notify-of-lesson.ts'

const person = z.object({ id: z.string(), name: z.string() })
const row = z.object({
  lessonId: z.string(),
  kind: z.enum(lessonKinds),
  startsAt: z.coerce.date(),
  /** The last notice that names the time to all. */
  toldAt: z.coerce.date(),
  coach: person.nullable(),
  learners: z.array(person.extend({ bookedAt: z.coerce.date() })),
})

/**
 * Reminds coaches and learners of the lessons of the next 24 hours; one reminder at a time is stored once. The notice of
 * a booking or a change within these hours replaces it.
 */
export async function remindOfLessons({ db, now }: { db: Db; now: Date }): Promise<void> {
  const moment = sqlMoment(now)
  const near = await queryRows(
    db,
    row,
    sql`select lesson.id as "lessonId", lesson.kind, lesson.starts_at as "startsAt",
        coalesce(lesson.changed_at, lesson.created_at) as "toldAt",
        (select json_build_object('id', users.id, 'name', users.username) from users
          where users.id = coach.user_id) as coach,
        (select coalesce(json_agg(json_build_object(
            'id', users.id, 'name', users.username, 'bookedAt', seat.created_at)), '[]')
          from lesson_seats as seat join users on users.id = seat.user_id
          where seat.lesson_id = lesson.id and seat.status = 'booked') as learners
      from lessons as lesson join coaches as coach on coach.id = lesson.coach_id
      where lesson.cancelled_at is null and lesson.starts_at > ${moment}
        and lesson.starts_at <= ${moment} + interval '24 hours'`,
  )
  await notify(db, now, ...near.flatMap((lesson) => remindersOf(lesson, now)))
}

function remindersOf(lesson: z.output<typeof row>, now: Date): NewNotification[] {
  const { lessonId, kind, toldAt, coach, learners } = lesson
  const hours = dueReminder({ startsAt: lesson.startsAt, isCancelled: false, holiday: null }, now)
  if (hours === undefined) return []
  const isToldAnyway = (since: Date) => replacesReminder(since, { startsAt: lesson.startsAt, hours })
  if (isToldAnyway(toldAt)) return []
  const startsAt = lesson.startsAt.toISOString()
  const remind = (userId: string, other: string): NewNotification => ({
    userIds: [userId],
    notice: { kind: 'lesson_soon', lessonId, lesson: kind, other, startsAt },
    // A moved lesson is reminded again
    about: `${lessonId} ${startsAt} ${hours}`,
    mayMail: isReminderMailed(hours),
    thing: thingOfLesson(lessonId),
  })
  const [only] = learners
  return [
    ...learners
      .filter(({ bookedAt }) => !isToldAnyway(bookedAt))
      .map(({ id }) => remind(id, coach?.name ?? '')),
    ...(coach ? [remind(coach.id, learners.length === 1 ? (only?.name ?? '') : '')] : []),
  ]
}
