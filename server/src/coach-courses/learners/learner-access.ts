import type { LearnerView } from '@sohbet/domain/course/may-see-learner'
import { levels } from '@sohbet/domain/level-test/level'
import { mayWrite } from '@sohbet/domain/message/may-write'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import { queryRows } from '../../db/query-rows.ts'
import { AppError } from '../../errors/app-error.ts'
import { readerOf, readerRow } from '../../messages/thread-rows.reads.ts'
import { sharedTies, tieRows, viewByTies } from '../../messages/ties.reads.ts'

export type Reader = Pick<SignedInContext, 'db' | 'actor' | 'now'>

const row = z.object({
  userId: z.string(),
  username: z.string(),
  timeZone: z.string().nullable(),
  level: z.enum(levels).nullable(),
  levelScore: z.number().nullable(),
  reader: readerRow,
  ties: tieRows,
  threadId: z.string().nullable(),
})
type Learner = z.output<typeof row>

/** A learner whom the caller may see, and how much of them; for all others the server replies 404. */
export async function requireLearner(
  { db, actor, now }: Reader,
  learnerId: string,
): Promise<Learner & { view: LearnerView }> {
  const [learner] = await queryRows(
    db,
    row,
    sql`select person.id as "userId", person.username, person.time_zone as "timeZone", person.level, person.level_score as "levelScore",
        ${readerOf(sql`person`)} as reader,
        ${sharedTies({ learner: sql`person.id`, coach: sql`${actor.userId}` })} as ties,
        (select thread.id from message_threads as thread where thread.kind = 'course'
          and thread.person_user_id = person.id and thread.coach_user_id = ${actor.userId}) as "threadId"
      from users as person where person.id = ${learnerId}`,
  )
  const view = learner && viewByTies(actor.role, learner.ties, now)
  if (!view) throw new AppError('USER_NOT_FOUND')
  return { ...learner, view }
}

/** Admins write for the school, coaches in their own conversation. */
export function mayWriteTo({ actor, now }: Reader, { userId, reader, ties }: Learner): boolean {
  const isAdmin = actor.role === 'admin'
  const thread = isAdmin
    ? ({ kind: 'school', personId: userId, coachId: null } as const)
    : ({ kind: 'course', personId: userId, coachId: actor.userId } as const)
  const side = isAdmin ? 'school' : 'coach'
  return mayWrite({ thread, side, ties, person: reader, coach: null }, now).allowed
}
