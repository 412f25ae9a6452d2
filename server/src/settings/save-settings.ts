import type { SavedSettings } from '@sohbet/contract/core/settings'
import { changedFields, type FieldChange } from '@sohbet/domain/change'
import type { Holiday } from '@sohbet/domain/live-session/live-session'
import { sql } from 'drizzle-orm'
import { recordChanges } from '../change-log/record-changes.ts'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import type { SignedInContext } from '../context/context.ts'
import { readSettings } from './settings.reads.ts'

/** Values that are not given stay. Records the change in the log. */
export const saveSettings = (
  ctx: SignedInContext,
  change: (before: SavedSettings) => Partial<SavedSettings>,
  /** Runs in the transaction, before the new values are saved. */
  first?: (db: Db, change: { before: SavedSettings; after: SavedSettings }) => Promise<void>,
): Promise<SavedSettings> =>
  ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.schoolSettings})`)
    const before = await readSettings(db)
    const after = { ...before, ...change(before) }
    await first?.(db, { before, after })
    const { revision, holidays, holidaysRevision } = after
    const words = barOf(after)
    const row = { ...words, ...timeOf(after), revision, holidays, holidaysRevision, updatedAt: ctx.now }
    await db
      .insert(schoolSettings)
      .values(row)
      .onConflictDoUpdate({ target: schoolSettings.isOnly, set: row })
    const fields = [...changedFields(barOf(before), words), ...changedDays(before.holidays, holidays)]
    await recordChanges(db, ctx, { area: 'settings', kind: 'changed', fields })
    return after
  })

/** The announcement by its columns. */
const barOf = ({ announcement, link, from, until }: SavedSettings) => ({
  announcementTr: announcement.tr,
  announcementEn: announcement.en,
  announcementLink: link,
  announcementFrom: from,
  announcementUntil: until,
})

const timeOf = ({ from, until }: SavedSettings) => ({
  announcementFrom: from === null ? null : new Date(from),
  announcementUntil: until === null ? null : new Date(until),
})

/** One log entry per day, because a whole list would be unreadable. */
function changedDays(before: readonly Holiday[], after: readonly Holiday[]): FieldChange[] {
  const inWords = ({ day, name }: Holiday) => `${day} ${name}`
  const [was, is] = [before, after].map((days) => new Map(days.map((one) => [one.day, inWords(one)])))
  const days = [...new Set([...before, ...after].map(({ day }) => day))].toSorted()
  return days
    .map((day) => ({ field: 'holiday', before: was?.get(day) ?? '', after: is?.get(day) ?? '' }))
    .filter((change) => change.before !== change.after)
}
