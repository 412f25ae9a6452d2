import type { updateHolidays as updateHolidaysCall } from '@sohbet/contract/core/holidays'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { SignedInContext } from '../../context/context.ts'
import { AppError } from '../../errors/app-error.ts'
import { saveSettings } from '../../settings/save-settings.ts'
import { notifyOfHolidays } from './notify-of-holidays.ts'
import { refuseHolidaysOverLessons } from '../clashes/refuse-over-lessons.ts'
import { recordEndedSessions } from '../attendance/record-ended-sessions.ts'

/** Changes the holidays only, and notifies everyone whose sessions they change. */
export async function updateHolidays(
  ctx: SignedInContext,
  { holidays: wanted, revision: seen }: Parsed<typeof updateHolidaysCall>['body'],
): Promise<Reply<typeof updateHolidaysCall>> {
  const holidays = wanted.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  // The new list does not change sessions that have ended
  await recordEndedSessions(ctx)
  const { holidaysRevision } = await saveSettings(
    ctx,
    (before) => {
      if (before.holidaysRevision !== seen) throw new AppError('EDITED_MEANWHILE')
      return { holidays, holidaysRevision: seen + 1 }
    },
    async (db) => {
      await refuseHolidaysOverLessons(ctx, db, holidays)
      await notifyOfHolidays(ctx, db, holidays)
    },
  )
  return { holidays, holidaysRevision }
}
