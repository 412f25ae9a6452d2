import type { Parsed } from '@sohbet/contract/endpoint'
import type { Attachment, uploadAttachment as contract } from '@sohbet/contract/messaging/threads'
import { maxUnsentBytes } from '@sohbet/domain/message/thread'
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { prepareImage } from '../media/prepare-image.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { tidyFileName } from '../media/tidy-file-name.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { refuseUnlessWritable } from './send-message.ts'
import { requireThread } from './thread.repository.ts'
import { attachmentFile, toAttachment } from './attachment-files.ts'

type Prepared = Pick<typeof messageAttachments.$inferInsert, 'type' | 'width' | 'height'> & {
  bytes: Uint8Array
}

type Upload = Parsed<typeof contract>['body']

/** Stored for its uploader until a message includes it. */
export async function uploadAttachment(
  ctx: SignedInContext,
  { file, threadId }: Upload,
): Promise<Attachment> {
  const { db, actor, files, now } = ctx
  if (threadId !== undefined) {
    const found = await requireThread(db, threadId, actor)
    await refuseUnlessWritable(db, { ...found, hasFiles: true }, now)
  }
  const { bytes, ...kind } = await prepare(ctx, new Uint8Array(await file.arrayBuffer()))
  const name = tidyFileName(file.name)
  const value = { userId: actor.userId, name, size: bytes.length, createdAt: now, ...kind }
  const row = await refuseIfErased(() => insertAttachment(db, value))
  await files.put(attachmentFile(row), bytes)
  // An account erased meanwhile leaves no file behind
  if ((await db.$count(messageAttachments, eq(messageAttachments.id, row.id))) === 0) {
    await files.remove(attachmentFile(row))
    throw new AppError('NOT_SIGNED_IN')
  }
  return toAttachment(ctx, row)
}

/** Locks the user's row, so that uploads at the same time do not exceed the limit together. */
const insertAttachment = (outer: Db, value: typeof messageAttachments.$inferInsert) =>
  outer.transaction(async (db) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, value.userId)).for('no key update')
    const [unsent] = await db
      .select({ bytes: sum(messageAttachments.size).mapWith(Number) })
      .from(messageAttachments)
      .where(and(eq(messageAttachments.userId, value.userId), isNull(messageAttachments.threadId)))
    if ((unsent?.bytes ?? 0) + value.size > maxUnsentBytes)
      throw new AppError('UNSENT_FILES_FULL', { about: String(maxUnsentBytes / 1024 / 1024) })
    const [row] = await db.insert(messageAttachments).values(value).returning()
    if (!row) throw new Error('an inserted attachment was not returned')
    return row
  })

/** By content, whatever its name. */
async function prepare(ctx: SignedInContext, bytes: Uint8Array): Promise<Prepared> {
  const isPdf = bytes[0] === 0x25
  if (isPdf) {
    refuseOtherwise(() => refuseUnlessPdf(bytes))
    return { type: 'application/pdf', bytes }
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new AppError('INVALID_ATTACHMENT')
  return { type: 'image/jpeg', ...(await prepareImage(ctx, bytes, 'message_pictures')) }
}

function refuseOtherwise(check: () => void) {
  try {
    check()
  } catch (cause) {
    throw new AppError('INVALID_ATTACHMENT', { cause })
  }
}
