import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { discountCodes } from '../../db/tables/selling/discount-codes.ts'
import { sellingClock } from './selling.ts'

/** A code of 20 per cent without limits. */
export async function aDiscountCode(db: Db, fields: Partial<typeof discountCodes.$inferInsert> = {}) {
  const [code] = await db
    .insert(discountCodes)
    .values({
      code: randomUUID().slice(0, 8).toUpperCase(),
      name: 'Spring',
      kind: 'percent',
      percent: fields.kind === 'sum' ? null : 20,
      createdAt: sellingClock,
      ...fields,
    })
    .returning()
  if (!code) throw new Error('an inserted code was not returned')
  return code
}

/** The form of a code of 20 per cent without limits. */
export const discountCodeForm = (fields: Record<string, unknown> = {}) => ({
  code: `SPRING-${randomUUID().slice(0, 8)}`,
  name: 'Spring',
  kind: 'percent' as const,
  percent: 20,
  sum: '' as const,
  currency: null,
  plans: [],
  courseIds: [],
  validFrom: '' as const,
  validUntil: '' as const,
  maxUses: '' as const,
  maxUsesPerLearner: '' as const,
  firstPaidCourseOnly: false,
  isActive: true,
  ...fields,
})
