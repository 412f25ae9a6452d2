import type { ThreadSide } from '@sohbet/domain/message/thread'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { publish } from '../live/publish.ts'

type Thread = Pick<typeof messageThreads.$inferSelect, 'id' | 'kind' | 'personId' | 'coachId'>

/** Notifies all windows of both sides, or of one side. */
export async function publishThread(db: Db, thread: Thread, side?: ThreadSide): Promise<void> {
  const { id, kind, personId, coachId } = thread
  const isAddressed = (one: ThreadSide) => side === undefined || side === one
  const school = kind !== 'course' && isAddressed('school') ? await readSchool(db) : []
  const people = [isAddressed('person') ? personId : null, isAddressed('coach') ? coachId : null]
  const userIds = new Set([...people.filter((one) => one !== null), ...school])
  await publish(db, [...userIds].toSorted(), { kind: 'message', threadId: id })
}

async function readSchool(db: Db): Promise<string[]> {
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  return admins.map(({ id }) => id)
}
