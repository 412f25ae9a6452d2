import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messageAttachments, messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import type { SignedInContext } from '../context/context.ts'
import { attachmentFile } from './attachment-files.ts'

/**
 * Locks the threads before the account, as a writer locks the thread before the notified accounts, to prevent
 * deadlocks.
 */
export async function holdThreads(db: Db, userId: string): Promise<void> {
  const { personId, coachId, assigneeId } = messageThreads
  await db
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(or(eq(personId, userId), eq(coachId, userId), eq(assigneeId, userId)))
    .orderBy(messageThreads.id)
    .for('update')
}

/**
 * Removes a person's texts; their messages and the replies of others stay without a name. Contact threads are
 * found by e-mail and deleted as a whole. Returns the files to remove.
 */
export async function eraseMessages(
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  db: Db,
): Promise<string[]> {
  const { userId, account } = actor
  // Locks the account, so that no further message is sent to it
  await db.execute(sql`select from ${users} where id = ${userId} for update`)
  await db.update(messages).set({ text: '', removedAt: now }).where(eq(messages.authorId, userId))
  await db.update(messageThreads).set({ subject: '' }).where(eq(messageThreads.personId, userId))
  const asVisitor = db
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(eq(messageThreads.visitorEmail, account.email))
  const own = await db
    .delete(messageAttachments)
    .where(or(eq(messageAttachments.userId, userId), inArray(messageAttachments.threadId, asVisitor)))
    .returning({ id: messageAttachments.id, type: messageAttachments.type })
  await db
    .delete(messageThreads)
    .where(and(eq(messageThreads.kind, 'contact'), eq(messageThreads.visitorEmail, account.email)))
  return own.map(attachmentFile)
}
