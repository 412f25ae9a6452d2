import type { LiveSession } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** How a user coaches the row `course`. */
export const coachingOf = (userId: string) => sql`
  (select own.id from coaches as own where own.user_id = ${userId}) as "ownCoachId",
  exists (select from coaches as own where own.user_id = ${userId} and own.id = course.primary_coach_id) as "isFirst",
  exists (select from coaches as own where own.user_id = ${userId} and own.id = course.secondary_coach_id) as "isSecond"`
export const coachingColumns = {
  ownCoachId: z.string().nullable(),
  isFirst: z.boolean(),
  isSecond: z.boolean(),
}
export type Coaching = { ownCoachId: string | null; isFirst: boolean; isSecond: boolean }

/** Whether the user teaches a session: the second coach always, the first unless another coach substitutes. */
export const isTaughtBy = (
  { ownCoachId, isFirst, isSecond }: Coaching,
  { substituteId }: Pick<LiveSession, 'substituteId'>,
): boolean => isSecond || (substituteId === null ? isFirst : substituteId === ownCoachId)
