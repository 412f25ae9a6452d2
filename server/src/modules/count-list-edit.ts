import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { moduleWordLists } from '../db/tables/catalogue/module-words.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import type { speakingTaskLists } from '../db/tables/catalogue/speaking-tasks.ts'
import { AppError } from '../errors/app-error.ts'

/** The tables that count the edits of a list of a module. */
type Lists = typeof moduleWordLists | typeof speakingTaskLists
type Edit = { moduleId: string; now: Date; seen?: number | undefined }

/** Locks the list. Refuses an edit of a list that another admin has changed since the form showed it. */
export async function countListEdit(db: Db, lists: Lists, { moduleId, now, seen }: Edit): Promise<void> {
  const [module] = await db
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.id, moduleId))
    .for('key share')
  if (!module) throw new AppError('MODULE_NOT_FOUND')
  const [list] = await db
    .insert(lists)
    .values({ moduleId, updatedAt: now })
    .onConflictDoUpdate({
      target: lists.moduleId,
      set: { revision: sql`${lists.revision} + 1`, updatedAt: now },
    })
    .returning({ revision: lists.revision })
  if (seen !== undefined && list?.revision !== seen + 1) throw new AppError('EDITED_MEANWHILE')
}
