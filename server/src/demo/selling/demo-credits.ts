import { randomUUID } from 'node:crypto'
import type { Day } from '@sohbet/domain/calendar'
import type { Credits } from '@sohbet/domain/credits/credits'
import { expiryOfPlan } from '@sohbet/domain/credits/lots'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import type { Db } from '../../db/connect.ts'
import { creditLedger } from '../../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'

type Grant = {
  userId: string
  enrollmentId: string
  given: Credits
  createdAt: Date
  /** When all of it was taken back. */
  leftAt?: Date
}

/** Gives the credits of the plans of a course. */
export async function givePlans(db: Db, course: { endDate: Day }, grants: readonly Grant[]): Promise<void> {
  if (grants.length === 0) return
  const lots = grants.map((grant) => ({ id: randomUUID(), ...grant }))
  await db.insert(creditLots).values(
    lots.map(({ id, userId, enrollmentId, createdAt }) => ({
      id,
      userId,
      enrollmentId,
      source: 'plan' as const,
      expiresOn: expiryOfPlan(course, firstLessonRules),
      createdAt,
    })),
  )
  await db.insert(creditLedger).values(
    lots.flatMap(({ id: lotId, userId, given, createdAt, leftAt }) => {
      const line = { lotId, userId, ...given, reason: 'plan' as const, createdAt }
      const back = { credits: -given.credits, extraGroups: -given.extraGroups, reason: 'refund' as const }
      return leftAt ? [line, { ...line, ...back, createdAt: leftAt }] : [line]
    }),
  )
}
