import type { WaitingDraft } from '@sohbet/contract/people/coach-profile'
import { eq } from 'drizzle-orm'
import { lockCoach } from '../coaches/lock-coach.ts'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { coachDrafts } from '../db/tables/people/coach-drafts.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { storedFiles } from './profile-files.ts'
import { readWaitingDrafts } from './profiles.reads.ts'

type Seen = { coachId: string; revision: number }

/** Locks the coach. Refuses a draft that the coach has changed or discarded since the admin saw it. */
async function requireSeenDraft(db: Db, { coachId, revision }: Seen) {
  const coach = await lockCoach(db, coachId)
  const [draft] = await db.select().from(coachDrafts).where(eq(coachDrafts.coachId, coachId))
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  if (draft?.revision !== revision) throw new AppError('EDITED_MEANWHILE')
  return { coach, draft }
}

export const publishDraft = ({ db: outer, now }: SignedInContext, seen: Seen): Promise<WaitingDraft[]> =>
  outer.transaction(async (db) => {
    const { coach, draft } = await requireSeenDraft(db, seen)
    const { personalSummary, summaryEn, origin, speaks, photo, hello, helloSeconds } = draft
    const texts = { personalSummary, summaryEn, origin, speaks }
    await db
      .update(coaches)
      .set({ ...texts, profilePhoto: photo, hello, helloSeconds, updatedAt: now })
      .where(eq(coaches.id, coach.id))
    await db.delete(coachDrafts).where(eq(coachDrafts.coachId, coach.id))
    const replaced = [coach.profilePhoto, coach.hello].filter(
      (address) => address !== photo && address !== hello,
    )
    await enqueue(db, 'remove-files', { names: storedFiles(replaced) })
    return readWaitingDrafts(db)
  })

export const returnDraft = (
  { db: outer }: SignedInContext,
  { note, ...seen }: Seen & { note: string },
): Promise<WaitingDraft[]> =>
  outer.transaction(async (db) => {
    const { coach } = await requireSeenDraft(db, seen)
    await db.update(coachDrafts).set({ returnedNote: note }).where(eq(coachDrafts.coachId, coach.id))
    return readWaitingDrafts(db)
  })
