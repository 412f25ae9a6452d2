import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { users } from '../../db/tables/people/users.ts'
import { publishAll } from '../../live/publish.ts'
import { notify } from '../../notifications/notify.ts'

type New = {
  coachId: string
  to: readonly { userId: string; clientId: string }[]
  text: string
  now: Date
}

const sentRow = z.object({
  threadId: z.string(),
  seq: z.number(),
  userId: z.string(),
  isFirstUnread: z.boolean(),
})
type Sent = z.output<typeof sentRow>

/**
 * Adds one message to the conversation of the coach with each learner, and notifies the learners. Threads are locked by
 * id and before any account, as an erasure does.
 */
export async function addToAll(db: Db, message: New): Promise<{ threadId: string }[]> {
  const { coachId, to, now } = message
  const userIds = to.map(({ userId }) => userId)
  const lock = () =>
    db.execute(sql`select from message_threads
      where kind = 'course' and coach_user_id = ${coachId} and person_user_id = any(${sql.param(userIds)}::uuid[])
      order by id for update`)
  await lock()
  await db.execute(sql`
    insert into message_threads (kind, person_user_id, coach_user_id, created_at, last_seq, last_at)
    select 'course', id, ${coachId}, ${now}, 0, ${now} from unnest(${sql.param(userIds)}::uuid[]) as learner (id)
    order by id on conflict do nothing`)
  await lock()
  const sent = await insertMessages(db, message)
  await notifyAll(db, message, sent)
  return sent
}

const insertMessages = (db: Db, { coachId, to, text, now }: New): Promise<Sent[]> =>
  queryRows(
    db,
    sentRow,
    sql`with numbered as (
        update message_threads as thread
        set last_seq = last_seq + 1, last_at = ${now}, person_unread = person_unread + 1
        from jsonb_to_recordset(${JSON.stringify(to)}::jsonb) as learner ("userId" uuid, "clientId" uuid)
        where thread.kind = 'course' and thread.coach_user_id = ${coachId} and thread.person_user_id = learner."userId"
        returning thread.id, thread.last_seq, learner."userId", learner."clientId", thread.person_unread
      ), written as (
        insert into messages (thread_id, seq, side, by_user_id, client_id, text, created_at)
        select id, last_seq, 'coach', ${coachId}, "clientId", ${text}, ${now} from numbered
      )
      select id as "threadId", last_seq as seq, "userId", person_unread = 1 as "isFirstUnread" from numbered`,
  )

/** Notifies of the first unread message only, as a single message does. */
async function notifyAll(db: Db, { coachId, now }: New, sent: readonly Sent[]): Promise<void> {
  await publishAll(db, [
    // One event reloads the coach's list and open conversation
    { userIds: [coachId], event: { kind: 'messages' } },
    ...sent.map(({ threadId, userId }) => ({
      userIds: [userId],
      event: { kind: 'message' as const, threadId },
    })),
  ])
  const [coach] = await db.select({ name: users.username }).from(users).where(eq(users.id, coachId))
  const first = sent.filter(({ isFirstUnread }) => isFirstUnread)
  await notify(
    db,
    now,
    ...first.map(({ threadId, seq, userId }) => ({
      userIds: [userId],
      notice: { kind: 'message' as const, threadId, ...(coach && { from: coach.name }) },
      about: `${threadId} ${seq}`,
      personId: coachId,
    })),
  )
}
