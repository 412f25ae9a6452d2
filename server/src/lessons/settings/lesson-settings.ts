import {
  payRates,
  pricesOf,
  ruleFields,
  sumsOf,
  type LessonSettings,
} from '@sohbet/contract/lessons/lesson-settings'
import { changedFields } from '@sohbet/domain/change'
import { firstLessonRules, type LessonRules } from '@sohbet/domain/lesson/lesson'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../../change-log/record-changes.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { locks } from '../../db/locks.ts'
import { lessonSettings } from '../../db/tables/lessons/lesson-settings.ts'
import { AppError } from '../../errors/app-error.ts'
import { readPackPrices, savePackPrices } from '../../packs/pack-prices.ts'
import { rateFieldsOf, ratesOf, readRates, saveRates } from '../../pay/rates.ts'

const fieldsOf = ({ minutes, ...rules }: LessonRules) => ({
  privateMinutes: minutes.private,
  duoMinutes: minutes.duo,
  groupMinutes: minutes.group,
  ...rules,
})

const rulesOf = (fields: LessonSettings): LessonRules => {
  const { privateMinutes, duoMinutes, groupMinutes, ...rest } = ruleFields.parse(fields)
  return { minutes: { private: privateMinutes, duo: duoMinutes, group: groupMinutes }, ...rest }
}

export async function readLessonSettings(db: Db): Promise<LessonSettings> {
  const [row] = await db.select().from(lessonSettings)
  return {
    ...fieldsOf(row?.rules ?? firstLessonRules),
    ...sumsOf(await readPackPrices(db)),
    ...rateFieldsOf((await readRates(db, null)).rates),
    revision: row?.revision ?? 0,
  }
}

/** Lessons that are booked keep their times, their pause and what was paid for them. */
export const changeLessonSettings = (
  ctx: SignedInContext,
  { revision: seen, ...fields }: LessonSettings,
): Promise<LessonSettings> =>
  ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.lessonSettings})`)
    const { revision, ...before } = await readLessonSettings(db)
    if (revision !== seen) throw new AppError('EDITED_MEANWHILE')
    const after = { ...fields, revision: revision + 1 }
    const changed = changedFields(before, fields)
    if (changed.length === 0) return { ...before, revision }
    const row = { rules: rulesOf(after), revision: after.revision, updatedAt: ctx.now }
    await db
      .insert(lessonSettings)
      .values(row)
      .onConflictDoUpdate({ target: lessonSettings.isOnly, set: row })
    await savePackPrices(db, { TRY: pricesOf(after, 'TRY'), USD: pricesOf(after, 'USD') })
    if (changedFields(payRates.parse(before), payRates.parse(after)).length > 0) {
      const { revision: ofRates } = await readRates(db, null)
      await saveRates(db, { coachId: null, rates: ratesOf(after), revision: ofRates + 1, now: ctx.now })
    }
    await recordChanges(db, ctx, { area: 'settings', kind: 'changed', fields: changed })
    return readLessonSettings(db)
  })
