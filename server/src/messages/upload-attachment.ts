import type { Parsed } from '@sohbet/contract/endpoint'
import type { ErrorCode } from '@sohbet/contract/errors'
import type { Attachment, uploadAttachment as contract } from '@sohbet/contract/messaging/threads'
import { maxUnsentBytes } from '@sohbet/domain/message/thread'
import { maxVoiceMessageSeconds } from '@sohbet/domain/voice'
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { messageAttachments } from '../db/tables/messaging/messages.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { prepareImage } from '../media/prepare-image.ts'
import { isRecording, prepareRecording, recordingTypes } from '../media/prepare-recording.ts'
import { refuseUnlessPdf } from '../media/inspect-document.ts'
import { tidyFileName } from '../media/tidy-file-name.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { refuseUnlessWritable } from './send-message.ts'
import { requireThread } from './thread.repository.ts'
import { attachmentFile, toAttachment } from './attachment-files.ts'

type Prepared = Pick<typeof messageAttachments.$inferInsert, 'type' | 'width' | 'height' | 'seconds'> & {
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
  const original = new Uint8Array(await file.arrayBuffer())
  const { bytes, ...kind } = await withOwnCode(() => prepare(ctx, original))
  const name = tidyFileName(kind.type === 'image/jpeg' ? namedJpeg(file.name) : file.name)
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
  if (bytes[0] === 0x25) {
    refuseUnlessPdf(bytes)
    return { type: 'application/pdf', bytes }
  }
  if (isRecording(bytes)) {
    const recording = await prepareRecording(ctx, bytes, { maxSeconds: maxVoiceMessageSeconds })
    const { kind, seconds } = recording
    return { type: recordingTypes[kind], seconds, bytes: recording.bytes }
  }
  return { type: 'image/jpeg', ...(await prepareImage(ctx, bytes, 'message_pictures')) }
}

/** The codes of single kinds ask for that kind only. */
const ofOneKind = new Set<ErrorCode>(['INVALID_DOCUMENT', 'INVALID_IMAGE'])

async function withOwnCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw cause instanceof AppError && ofOneKind.has(cause.code)
      ? new AppError('INVALID_ATTACHMENT', { cause })
      : cause
  }
}

/** A picture of another kind has become a JPEG. */
const namedJpeg = (name: string) => name.replace(/\.(?:png|webp)$/i, '.jpg')
