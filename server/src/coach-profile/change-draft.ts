import { isDeepStrictEqual } from 'node:util'
import type { OwnProfile, ProfileFields } from '@sohbet/contract/people/coach-profile'
import { maxHelloSeconds } from '@sohbet/domain/voice'
import { eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { coachDrafts } from '../db/tables/people/coach-drafts.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { storeWithRow } from '../jobs/store-with-row.ts'
import { prepareImage } from '../media/prepare-image.ts'
import { prepareRecording } from '../media/prepare-recording.ts'
import { nameProfileFile, storedFiles } from './profile-files.ts'
import { columnsOf, readOwnProfile, type ProfileColumns } from './profiles.reads.ts'

/** Changes the draft of the caller, or starts one. A draft that says what is published is none. */
const changeDraft = (
  { db: outer, actor, now }: SignedInContext,
  change: (published: ProfileColumns) => Partial<ProfileColumns>,
  keep?: (db: Db) => Promise<void>,
): Promise<OwnProfile> =>
  outer.transaction(async (db) => {
    const [coach] = await db
      .select()
      .from(coaches)
      .where(eq(coaches.userId, actor.userId))
      .for('no key update')
    if (!coach) throw new AppError('COACH_NOT_FOUND')
    const [found] = await db.select().from(coachDrafts).where(eq(coachDrafts.coachId, coach.id))
    const published = columnsOf(coach)
    const {
      coachId: _id,
      changedAt: _at,
      returnedNote: _note,
      revision: _revision,
      ...before
    } = found ?? {
      ...published,
      coachId: coach.id,
      changedAt: now,
      returnedNote: null,
      revision: 0,
    }
    const after = { ...before, ...change(published) }
    const values = { ...after, changedAt: now, returnedNote: null }
    if (isDeepStrictEqual(after, published))
      await db.delete(coachDrafts).where(eq(coachDrafts.coachId, coach.id))
    else
      await db
        .insert(coachDrafts)
        .values({ coachId: coach.id, ...values })
        .onConflictDoUpdate({ target: coachDrafts.coachId, set: values })
    const kept = new Set([published.photo, published.hello, after.photo, after.hello])
    const dropped = [before.photo, before.hello].filter((address) => !kept.has(address))
    await enqueue(db, 'remove-files', { names: storedFiles(dropped) })
    await keep?.(db)
    return readOwnProfile(db, actor.userId)
  })

export const changeOwnProfile = (ctx: SignedInContext, fields: ProfileFields) =>
  changeDraft(ctx, () => fields)

export async function uploadOwnPhoto(ctx: SignedInContext, { image }: { image: File }): Promise<OwnProfile> {
  const { bytes } = await prepareImage(ctx, new Uint8Array(await image.arrayBuffer()), 'user_photos')
  const { address: photo, file: name } = nameProfileFile('jpg')
  return storeWithRow(ctx, { name, bytes }, (keep) => changeDraft(ctx, () => ({ photo }), keep))
}

export async function uploadHello(
  ctx: SignedInContext,
  { recording }: { recording: File },
): Promise<OwnProfile> {
  const original = new Uint8Array(await recording.arrayBuffer())
  const { bytes, kind, seconds } = await prepareRecording(ctx, original, { maxSeconds: maxHelloSeconds })
  const { address: hello, file: name } = nameProfileFile(kind)
  const change = () => ({ hello, helloSeconds: seconds })
  return storeWithRow(ctx, { name, bytes }, (keep) => changeDraft(ctx, change, keep))
}

export const removeHello = (ctx: SignedInContext) =>
  changeDraft(ctx, () => ({ hello: null, helloSeconds: null }))

export const discardDraft = (ctx: SignedInContext) => changeDraft(ctx, (published) => published)
