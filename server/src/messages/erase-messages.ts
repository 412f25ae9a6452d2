import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { messageAttachments, messages, messageThreads } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import type { SignedInContext } from '../context/context.ts'
import { attachmentFile } from './attachment-files.ts'

/**
 * Held before the account is: whoever writes holds the thread, then the accounts that are told, so that neither waits
 * for the other for ever.
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
 * What somebody wrote is gone; that they wrote, and what others answered, stays with the others, without a name. As a
 * visitor they are known by their address alone, and those conversations go as a whole. Answers which files go with it.
 */
export async function eraseMessages(
  { actor, now }: Pick<SignedInContext, 'actor' | 'now'>,
  db: Db,
): Promise<string[]> {
  const { userId, account } = actor
  // Nobody writes for them from here on
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
