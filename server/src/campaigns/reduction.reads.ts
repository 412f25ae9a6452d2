import type { Reduction } from '@sohbet/contract/campaigns/reduction'
import type { ReductionKind } from '@sohbet/domain/campaign/discount-code'
import { fromMinor } from '@sohbet/domain/course/price'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { discountCodes } from '../db/tables/selling/discount-codes.ts'
import { orders } from '../db/tables/selling/orders.ts'

type OneReduction = { reductionKind: ReductionKind | null; reductionMinor: number; code: string | null }

export type Reduced = OneReduction & { listMinor: number }

export const toReduction = ({ reductionKind: kind, reductionMinor, code }: OneReduction): Reduction | null =>
  kind && { kind, amount: fromMinor(reductionMinor), code: kind === 'code' ? code : null }

/** Columns of an order joined with its code, if it has one. */
export const reducedColumns = {
  listMinor: orders.listMinor,
  reductionMinor: orders.reductionMinor,
  reductionKind: orders.reductionKind,
  code: discountCodes.code,
}

/** The price of an enrolment's order before its reduction, and the reduction. */
export async function readPricedFrom(
  db: Db,
  enrollmentId: string,
): Promise<{ listPrice: number; reduction: Reduction | null }> {
  const [order] = await db
    .select(reducedColumns)
    .from(orders)
    .leftJoin(discountCodes, eq(discountCodes.id, orders.discountCodeId))
    .where(eq(orders.enrollmentId, enrollmentId))
  if (!order) throw new Error('an enrolment has no order')
  return { listPrice: fromMinor(order.listMinor), reduction: toReduction(order) }
}
