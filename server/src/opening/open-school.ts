import { openingStepNames, type Opening } from '@sohbet/contract/core/opening'
import { mayOpen } from '@sohbet/domain/opening'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { SignedInContext } from '../context/context.ts'
import { locks } from '../db/locks.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { AppError } from '../errors/app-error.ts'
import { readIsOpen } from '../settings/cached-opening.ts'
import { readFacts, readOpening } from './opening.reads.ts'

/** Shows the public pages to visitors and lets them register. A second call changes nothing. */
export async function openSchool(ctx: SignedInContext): Promise<Opening> {
  await ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.schoolData})`)
    if (await readIsOpen(db)) return
    const verdict = mayOpen(await readFacts(db, ctx))
    if (!verdict.allowed) {
      const names = verdict.missing.map((step) => openingStepNames[ctx.language][step])
      throw new AppError(verdict.because, { about: names.join(', ') })
    }
    const opened = { openedAt: ctx.now }
    await db
      .insert(schoolOpening)
      .values(opened)
      .onConflictDoUpdate({ target: schoolOpening.isOnly, set: opened })
    const fields = [{ field: 'isOpen', before: 'false', after: 'true' }]
    await recordChanges(db, ctx, { area: 'settings', kind: 'changed', fields })
  })
  await ctx.cachedOpening.refresh() // so that the next visitor sees the pages
  return readOpening(ctx)
}
