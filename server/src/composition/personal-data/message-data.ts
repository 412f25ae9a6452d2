import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import {
  messageAttachments,
  messages,
  messageThreads,
  savedReplies,
} from '../../db/tables/messaging/messages.ts'
import { users } from '../../db/tables/people/users.ts'
import { pathOfAttachment } from '../../messages/attachment-files.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

/** Personal data about conversations: the person's own messages. Messages of others belong to the others. `readMessageFiles` has the files. */
export const messageData: Record<string, PersonalDataReader> = {
  message_threads: (db, userId) =>
    db
      .select({
        id: messageThreads.id,
        kind: messageThreads.kind,
        subject: messageThreads.subject,
        name: messageThreads.visitorName,
        email: messageThreads.visitorEmail,
        createdAt: messageThreads.createdAt,
        lastAt: messageThreads.lastAt,
      })
      .from(messageThreads)
      .innerJoin(users, eq(users.id, userId))
      .where(
        or(
          eq(messageThreads.personId, userId),
          eq(messageThreads.coachId, userId),
          // Contact messages are found by e-mail
          eq(messageThreads.visitorEmail, users.email),
        ),
      ),
  messages: (db, userId) =>
    db
      .select({ threadId: messages.threadId, text: messages.text, createdAt: messages.createdAt })
      .from(messages)
      .where(eq(messages.authorId, userId)),
  visitor_messages: (db, userId) =>
    db
      .select({ threadId: messages.threadId, text: messages.text, createdAt: messages.createdAt })
      .from(messages)
      .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
      .innerJoin(users, eq(users.email, messageThreads.visitorEmail))
      .where(eq(users.id, userId)),
  message_attachments: (db, userId) =>
    db
      .select({
        threadId: messageAttachments.threadId,
        name: messageAttachments.name,
        type: messageAttachments.type,
        size: messageAttachments.size,
        seconds: messageAttachments.seconds,
        createdAt: messageAttachments.createdAt,
      })
      .from(messageAttachments)
      .where(eq(messageAttachments.userId, userId)),
  saved_replies: (db, userId) =>
    db
      .select({ title: savedReplies.title, text: savedReplies.text, createdAt: savedReplies.createdAt })
      .from(savedReplies)
      .where(eq(savedReplies.coachId, userId)),
}

/** The files that the person sent, such as voice messages; the URLs work for some hours. */
export async function readMessageFiles(
  { db, links, now, publicUrl }: Pick<Context, 'db' | 'links' | 'now' | 'publicUrl'>,
  userId: string,
): Promise<{ name: string; url: string }[]> {
  const { id, name, threadId } = messageAttachments
  const rows = await db
    .select({ id, name })
    .from(messageAttachments)
    .where(and(eq(messageAttachments.userId, userId), isNotNull(threadId)))
    .orderBy(asc(messageAttachments.createdAt))
  return rows.map((file) => ({
    name: file.name,
    url: publicUrl + links.signForHours(pathOfAttachment(file.id), now),
  }))
}
