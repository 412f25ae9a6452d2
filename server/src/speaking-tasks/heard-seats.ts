import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { seenAfterDays } from '@sohbet/domain/course/may-see-learner'
import { sql, type SQL } from 'drizzle-orm'

/** Whether coaches hear the learner of a row `seat` with its `course`: as long as they see the learner's page. */
export const isHeardSeat = (now: Date): SQL =>
  sql`(seat.status = 'active' and course.end_date >= ${addDays(schoolDay(now), -seenAfterDays)}::date)`

/** Whether coaches hear a learner in a module. */
export const isModuleHeard = ({ userId, now }: { userId: string; now: Date }, moduleId: unknown) =>
  sql<boolean>`exists (select from modules as module join courses as course on course.type_id = module.course_type_id
    join enrollments as seat on seat.course_id = course.id
    where module.id = ${moduleId} and seat.user_id = ${userId} and ${isHeardSeat(now)})`
