import type { SavedReply } from '@sohbet/contract/messaging/saved-replies'
import { messageLimits } from '@sohbet/domain/message/thread'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { turkish } from '../db/tables/columns.ts'
import { savedReplies } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { Actor } from '../http/request-context.ts'

const reply = { id: savedReplies.id, title: savedReplies.title, text: savedReplies.text }
type Fields = Omit<SavedReply, 'id'>
type Writer = Pick<Actor, 'userId' | 'role'>

/** Null for the school, whose replies all admins share. */
const ownerOf = ({ userId, role }: Writer): string | null => (role === 'coach' ? userId : null)

function isOwn(actor: Writer): SQL {
  const owner = ownerOf(actor)
  return owner === null ? isNull(savedReplies.coachId) : eq(savedReplies.coachId, owner)
}

const isOwnWith = (actor: Writer, id: string) => and(eq(savedReplies.id, id), isOwn(actor))

export const readSavedReplies = ({ db, actor }: SignedInContext): Promise<SavedReply[]> =>
  db
    .select(reply)
    .from(savedReplies)
    .where(isOwn(actor))
    .orderBy(asc(turkish(savedReplies.title)), savedReplies.id)

export const createSavedReply = (ctx: SignedInContext, fields: Fields): Promise<SavedReply> =>
  ctx.db.transaction(async (db) => {
    const { actor, now } = ctx
    await refuseWhenFull(db, actor)
    return only(
      await db
        .insert(savedReplies)
        .values({ ...fields, coachId: ownerOf(actor), createdAt: now })
        .returning(reply),
    )
  })

/** Locks the account, so that two calls of a coach at the same time cannot pass the limit. */
async function refuseWhenFull(db: Db, actor: Writer): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  const count = await db.$count(savedReplies, isOwn(actor))
  if (count >= messageLimits.savedReplies)
    throw new AppError('SAVED_REPLIES_FULL', { about: String(messageLimits.savedReplies) })
}

export async function updateSavedReply(
  { db, actor }: SignedInContext,
  { id, ...fields }: SavedReply,
): Promise<SavedReply> {
  return only(await db.update(savedReplies).set(fields).where(isOwnWith(actor, id)).returning(reply))
}

export async function deleteSavedReply({ db, actor }: SignedInContext, id: string): Promise<{ id: string }> {
  return only(await db.delete(savedReplies).where(isOwnWith(actor, id)).returning({ id: savedReplies.id }))
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
