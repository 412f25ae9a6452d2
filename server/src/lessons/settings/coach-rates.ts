import type { Parsed } from '@sohbet/contract/endpoint'
import type { changeCoachRates as contract, CoachRates } from '@sohbet/contract/lessons/lesson-settings'
import { changedFields } from '@sohbet/domain/change'
import { noRates } from '@sohbet/domain/lesson/pay'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { recordChanges } from '../../change-log/record-changes.ts'
import { lockCoach } from '../../coaches/lock-coach.ts'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { turkish } from '../../db/tables/columns.ts'
import { payRates } from '../../db/tables/lessons/pay.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { AppError } from '../../errors/app-error.ts'
import { rateFieldsOf, ratesOf, saveRates } from '../../pay/rates.ts'

/** Earlier rates stay for what was taught with them. */
const isNewest = sql`not exists (select from pay_rates as later where later.coach_id = pay_rates.coach_id
  and later.revision > pay_rates.revision)`

async function selectRates(db: Db, where?: SQL): Promise<CoachRates[]> {
  const rows = await db
    .select({ coachId: coaches.id, name: users.username, own: payRates })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .leftJoin(payRates, and(eq(payRates.coachId, coaches.id), isNewest))
    .where(where)
    .orderBy(asc(turkish(users.username)), asc(coaches.id))
  return rows.map(({ coachId, name, own }) => ({
    coachId,
    name,
    ...rateFieldsOf(own ?? noRates),
    revision: own?.revision ?? 0,
  }))
}

/** Coaches whose accounts were erased have no rates. */
export const listCoachRates = (db: Db) => selectRates(db)

/** Refuses when another admin has changed them since they were shown. */
export const changeCoachRates = (
  ctx: SignedInContext,
  { id, revision: seen, ...fields }: Parsed<typeof contract>['body'] & { id: string },
): Promise<CoachRates> =>
  ctx.db.transaction(async (db) => {
    await lockCoach(db, id)
    const isWanted = eq(coaches.id, id)
    const [before] = await selectRates(db, isWanted)
    if (!before) throw new AppError('COACH_NOT_FOUND')
    const { coachId, name, revision, ...rates } = before
    if (revision !== seen) throw new AppError('EDITED_MEANWHILE')
    const changed = changedFields(rates, fields)
    if (changed.length > 0) {
      await saveRates(db, { coachId, rates: ratesOf(fields), revision: revision + 1, now: ctx.now })
      await recordChanges(db, ctx, { area: 'settings', kind: 'changed', subject: name, fields: changed })
    }
    const [after] = await selectRates(db, isWanted)
    return after ?? before
  })
