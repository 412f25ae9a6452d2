import type { Colleague } from '@sohbet/contract/messaging/inbox'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { turkish } from '../db/tables/columns.ts'
import { messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { publishThread } from './publish-thread.ts'
import { lockThread } from './thread.repository.ts'

export async function setThreadDone(
  { db: outer, actor, now }: SignedInContext,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<{ isDone: boolean }> {
  return outer.transaction(async (db) => {
    const { thread, side } = await lockThread(db, id, actor)
    if (isDone === (thread.doneAt !== null)) return { isDone }
    await db
      .update(messageThreads)
      .set({ doneAt: isDone ? now : null })
      .where(eq(messageThreads.id, id))
    await publishThread(db, thread, side)
    return { isDone }
  })
}

export async function setThreadAssignee(
  { db: outer, actor }: SignedInContext,
  { id, userId, expected }: { id: string; userId: string | null; expected?: string | null | undefined },
): Promise<{ assignee: Colleague | null }> {
  return outer.transaction(async (db) => {
    const { thread, side } = await lockThread(db, id, actor)
    if (expected !== undefined && thread.assigneeId !== expected) throw new AppError('STATE_CHANGED')
    const assignee = userId === null ? null : await requireColleague(db, userId)
    await db.update(messageThreads).set({ assigneeId: userId }).where(eq(messageThreads.id, id))
    await publishThread(db, thread, side)
    return { assignee }
  })
}

const colleague = { id: users.id, name: users.username }

/** Locks the account, so that it is not erased before it is assigned. */
async function requireColleague(db: Db, userId: string): Promise<Colleague> {
  const [found] = await db
    .select(colleague)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'admin')))
    .for('key share')
  if (!found) throw new AppError('USER_NOT_FOUND')
  return found
}

export const readColleagues = (db: Db): Promise<Colleague[]> =>
  db.select(colleague).from(users).where(eq(users.role, 'admin')).orderBy(turkish(users.username), users.id)
