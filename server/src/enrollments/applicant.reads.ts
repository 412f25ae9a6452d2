import { levels } from '@sohbet/domain/level-test/level'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { orderMoney } from '../db/money/order-money.ts'

/** The value of `applicantOf`. */
export const applicantValue = z.object({
  score: z.number().nullable(),
  seats: z.array(
    z.object({
      courseId: z.string(),
      courseName: z.string(),
      typeId: z.string(),
      toLevel: z.enum(levels).nullable(),
      paidMinor: z.number(),
      startDate: z.string(),
      endDate: z.string(),
    }),
  ),
})

/**
 * A learner's best score and active seats with the money booked for them, as one value beside the courses on offer. A course
 * that the school cancelled leads to no other one.
 */
export const applicantOf = (userId: string) => sql<unknown>`(
  select json_build_object('score', greatest(learner.level_score, (select max(taken.score) from level_test_attempts as taken
    where taken.user_id = learner.id and taken.completed_at is not null)), 'seats', (
    select coalesce(json_agg(json_build_object('courseId', earlier.id, 'courseName', earlier.name,
      'typeId', earlier.type_id, 'toLevel', earlier_type.to_level,
      'paidMinor', (select ${orderMoney.bookedMinor} from orders where orders.enrollment_id = seat.id),
      'startDate', earlier.start_date, 'endDate', earlier.end_date)), '[]')
    from enrollments as seat join courses as earlier on earlier.id = seat.course_id
      join course_types as earlier_type on earlier_type.id = earlier.type_id
    where seat.user_id = learner.id and seat.status = 'active'
      and earlier.cancelled_at is null))
  from users as learner where learner.id = ${userId}::uuid)`
