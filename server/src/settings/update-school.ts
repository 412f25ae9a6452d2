import type { EditedSchool, SavedSchool } from '@sohbet/contract/core/school'
import { changedFields } from '@sohbet/domain/change'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import { locks } from '../db/locks.ts'
import { schoolData } from '../db/tables/core/school-data.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readSchool } from './cached-school.ts'

/** Refuses when another admin has changed it since it was shown. */
export async function updateSchool(
  ctx: SignedInContext,
  { revision: seen, ...given }: EditedSchool,
): Promise<SavedSchool> {
  await ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.schoolData})`)
    const { revision, ...before } = await readSchool(db, ctx.cachedSchool.initial)
    if (revision !== seen) throw new AppError('EDITED_MEANWHILE')
    const fields = {
      ...given,
      completionModules: given.completionModules ?? before.completionModules,
      completionParticipation: given.completionParticipation ?? before.completionParticipation,
    }
    const changed = changedFields(before, fields)
    if (changed.length === 0) return
    const row = { data: fields, revision: revision + 1, updatedAt: ctx.now }
    await db.insert(schoolData).values(row).onConflictDoUpdate({ target: schoolData.isOnly, set: row })
    await recordChanges(db, ctx, { area: 'settings', kind: 'changed', fields: changed })
  })
  await ctx.cachedSchool.refresh() // so that the next page shows it
  return ctx.cachedSchool.current()
}
