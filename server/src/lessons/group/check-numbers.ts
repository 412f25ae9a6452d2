import type { LessonRules } from '@sohbet/domain/lesson/lesson'
import { numbersLead } from '@sohbet/domain/lesson/together'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { sqlMoment } from '../../db/sql-moment.ts'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { notify } from '../../notifications/notify.ts'
import { callOff } from '../cancel-by-staff.ts'
import { readLessonRules } from '../../settings/lesson-rules.reads.ts'
import { searchedAt } from '../duo/invitations.ts'
import { lockLesson } from '../lock-lesson.ts'
import { thingOfLesson } from '../notify-of-lesson.ts'

/** Asks the bookers of duos without a partner, and cancels duos and group classes with too few learners. */
export async function checkNumbers({ db, now }: { db: Db; now: Date }): Promise<void> {
  const rules = await readLessonRules(db)
  const moment = sqlMoment(now)
  const near = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select lesson.id from lessons as lesson
      where lesson.kind <> 'private' and lesson.cancelled_at is null and lesson.starts_at > ${moment}
        and (lesson.starts_at <= ${moment} + make_interval(hours => ${rules.askHours}) or lesson.free_until <= ${moment})
        and lesson.least_seats > (select count(*) from lesson_seats as seat
          where seat.lesson_id = lesson.id and seat.status in ('booked', 'late'))
      order by lesson.starts_at`,
  )
  for (const { id } of near) await db.transaction((tx) => checkLesson(tx, id, { rules, now }))
}

/** Under the coach's lock, so that no learner joins or leaves meanwhile. */
async function checkLesson(db: Db, id: string, at: { rules: LessonRules; now: Date }): Promise<void> {
  const { lesson, seats } = await lockLesson(db, id)
  if (lesson.cancelledAt) return
  const isTaken = and(eq(lessonSeats.lessonId, id), inArray(lessonSeats.status, ['booked', 'late']))
  const taken = await db.$count(lessonSeats, isTaken)
  const [search] = await queryRows(
    db,
    z.object({ searchedAt: z.coerce.date().nullable() }),
    sql`select ${searchedAt} as "searchedAt" from lessons as lesson where lesson.id = ${id}`,
  )
  const lead = numbersLead({ ...lesson, taken, searchedAt: search?.searchedAt ?? null }, at)
  if (lead === 'off') return callOff(db, { lesson, seats, by: 'rule', now: at.now })
  if (lead === 'asked')
    await notify(db, at.now, {
      userIds: seats.map(({ userId }) => userId),
      notice: {
        kind: 'duo_asked',
        lessonId: id,
        lesson: lesson.kind,
        other: '',
        startsAt: lesson.startsAt.toISOString(),
        freedAt: lesson.freeUntil.toISOString(),
      },
      // One question for each time of the lesson
      about: `${id} ${lesson.startsAt.toISOString()}`,
      thing: thingOfLesson(id),
    })
}
