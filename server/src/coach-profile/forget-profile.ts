import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coachDrafts } from '../db/tables/people/coach-drafts.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { storedFiles } from './profile-files.ts'

/** Removes the draft, the photo and the voice of a person. Call it before the texts are removed. */
export async function forgetProfile(db: Db, userId: string): Promise<void> {
  const [coach] = await db.select().from(coaches).where(eq(coaches.userId, userId))
  if (!coach) return
  const [draft] = await db.delete(coachDrafts).where(eq(coachDrafts.coachId, coach.id)).returning()
  const addresses = [coach.profilePhoto, coach.hello, draft?.photo ?? null, draft?.hello ?? null]
  await db.update(coaches).set({ hello: null, helloSeconds: null }).where(eq(coaches.id, coach.id))
  await enqueue(db, 'remove-files', { names: storedFiles(addresses) })
}
