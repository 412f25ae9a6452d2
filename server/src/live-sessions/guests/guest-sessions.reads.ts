import { guestWays } from '@sohbet/domain/guest/guest-seat'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../plan.reads.ts'

const guestPlan = z.object({
  plan: planRow,
  holidays: holidayRows,
  seats: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      minute: z.number(),
      way: z.enum(guestWays),
      isAttended: z.boolean(),
      isMoved: z.boolean(),
    }),
  ),
})
export type GuestPlan = z.output<typeof guestPlan>

type Wanted = { userId: string; courseId?: string }

const guestPlanRows = ({ userId, courseId }: Wanted): SQL => {
  const isSeat = sql`seat.user_id = ${userId} and seat.course_id = course.id and seat.status = 'booked'`
  return sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays,
      (select json_agg(json_build_object('id', seat.id, 'day', seat.day, 'minute', seat.minute, 'way', seat.way,
          'isAttended', coalesce(seat.correction, seat.joined_at is not null), 'isMoved', seat.moved_at is not null))
        from guest_seats as seat where ${isSeat}) as seats
    from courses as course where ${courseId ? sql`course.id = ${courseId} and` : sql``}
      exists (select from guest_seats as seat where ${isSeat})`
}

/** The plans of courses in which a learner has guest seats, or of one course, with those seats. */
export const readGuestPlans = (db: Db, wanted: Wanted): Promise<GuestPlan[]> =>
  queryRows(db, guestPlan, guestPlanRows(wanted))

/** The same as a column. */
export const guestPlansOf = (userId: string): SQL =>
  sql`(select coalesce(json_agg(guest), '[]') from (${guestPlanRows({ userId })}) as guest)`
export const guestPlansColumn = z.array(guestPlan)
