import { eq, or, sql } from 'drizzle-orm'
import { ownerOf } from '../../db/money/owner-of-order.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { buyers } from '../../db/tables/selling/buyers.ts'
import { disputes } from '../../db/tables/selling/disputes.ts'
import { creditLedger } from '../../db/tables/selling/credit-ledger.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { discountCodes } from '../../db/tables/selling/discount-codes.ts'
import { discountUses } from '../../db/tables/selling/discount-uses.ts'
import {
  enrollments,
  waitingList,
  waitingListActions,
  waitingListExits,
} from '../../db/tables/selling/enrollments.ts'
import { handMovements } from '../../db/tables/selling/hand-movements.ts'
import { packs } from '../../db/tables/selling/packs.ts'
import { moneyLedger, payments } from '../../db/tables/selling/payments.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'
import { orders } from '../../db/tables/selling/orders.ts'

/** Personal data about courses and money. Amounts are in minor units. */
export const sellingData: Record<string, PersonalDataReader> = {
  enrollments: (db, userId) =>
    db
      .select({
        course: courses.name,
        status: enrollments.status,
        source: enrollments.source,
        plan: enrollments.plan,
        planContents: enrollments.contents,
        amountMinor: enrollments.amountMinor,
        currency: enrollments.currency,
        createdAt: enrollments.createdAt,
        activatedAt: enrollments.activatedAt,
        courseChangedAt: enrollments.courseChangedAt,
        boughtSessions: enrollments.boughtSessions,
        usedMinor: enrollments.usedMinor,
        heldBefore: enrollments.heldBefore,
        cancelledAt: enrollments.cancelledAt,
        cancelReason: enrollments.cancelReason,
        listMinor: orders.listMinor,
        reductionMinor: orders.reductionMinor,
        reductionKind: orders.reductionKind,
        preInformation: orders.preInformation,
        distanceSales: orders.distanceSales,
        consentedAt: orders.consentedAt,
        transferReference: orders.reference,
        transferSince: orders.transferSince,
        waivedMinor: orders.waivedMinor,
        dueOn: orders.dueOn,
        remindedAt: orders.remindedAt,
        earlyStartAt: orders.earlyStartAt,
        note: enrollments.note,
      })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.courseId))
      .leftJoin(orders, eq(orders.enrollmentId, enrollments.id))
      .where(eq(enrollments.userId, userId)),
  waiting_list: (db, userId) =>
    db
      .select({ course: courses.name, plan: waitingList.plan, createdAt: waitingList.createdAt })
      .from(waitingList)
      .innerJoin(courses, eq(courses.id, waitingList.courseId))
      .where(eq(waitingList.userId, userId)),
  waiting_list_exits: (db, userId) =>
    db
      .select({ course: courses.name, leftAt: waitingListExits.leftAt })
      .from(waitingListExits)
      .innerJoin(courses, eq(courses.id, waitingListExits.courseId))
      .where(eq(waitingListExits.userId, userId)),
  buyers: (db, userId) => db.select().from(buyers).where(eq(buyers.userId, userId)),
  waiting_list_actions: (db, userId) =>
    db
      .select({
        course: courses.name,
        action: waitingListActions.action,
        fromPlace: waitingListActions.fromPlace,
        toPlace: waitingListActions.toPlace,
        // The reason of an admin's own change is about another person
        reason: sql<string>`case when ${waitingListActions.userId} = ${userId} then ${waitingListActions.reason} else '' end`,
        createdAt: waitingListActions.createdAt,
      })
      .from(waitingListActions)
      .innerJoin(courses, eq(courses.id, waitingListActions.courseId))
      .where(or(eq(waitingListActions.userId, userId), eq(waitingListActions.byUserId, userId))),
  discount_uses: (db, userId) =>
    db
      .select({ code: discountCodes.code, takenAt: discountUses.takenAt })
      .from(discountUses)
      .innerJoin(discountCodes, eq(discountCodes.id, discountUses.codeId))
      .where(eq(discountUses.userId, userId)),
  payments: (db, userId) =>
    db
      .select({
        provider: payments.provider,
        status: payments.status,
        buyerName: payments.buyerName,
        amountMinor: payments.amountMinor,
        chargedMinor: payments.chargedMinor,
        instalments: payments.instalments,
        refundedMinor: payments.refundedMinor,
        currency: payments.currency,
        reference: payments.reference,
        createdAt: payments.createdAt,
        paidAt: payments.paidAt,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(ownerOf, userId)),
  money_ledger: (db, userId) =>
    db
      .select({
        kind: moneyLedger.kind,
        amountMinor: moneyLedger.amountMinor,
        currency: moneyLedger.currency,
        method: handMovements.method,
        receivedOn: handMovements.receivedOn,
        note: handMovements.note,
        createdAt: moneyLedger.createdAt,
      })
      .from(moneyLedger)
      .leftJoin(handMovements, eq(handMovements.movementId, moneyLedger.id))
      .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
      .where(eq(ownerOf, userId)),
  disputes: (db, userId) =>
    db
      .select({
        amountMinor: disputes.amountMinor,
        currency: payments.currency,
        status: disputes.status,
        openedAt: disputes.openedAt,
        closedAt: disputes.closedAt,
      })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(or(eq(ownerOf, userId), eq(disputes.byUserId, userId))),
  packs: (db, userId) =>
    db
      .select({
        size: packs.size,
        amountMinor: packs.amountMinor,
        singleMinor: packs.singleMinor,
        currency: packs.currency,
        status: packs.status,
        createdAt: packs.createdAt,
        paidAt: packs.paidAt,
        closedAt: packs.closedAt,
        closeReason: packs.closeReason,
        preInformation: orders.preInformation,
        distanceSales: orders.distanceSales,
        consentedAt: orders.consentedAt,
      })
      .from(packs)
      .leftJoin(orders, eq(orders.packId, packs.id))
      .where(eq(packs.userId, userId)),
  credit_lots: (db, userId) =>
    db
      .select({
        source: creditLots.source,
        credits: creditLots.credits,
        extraGroups: creditLots.extraGroups,
        expiresOn: creditLots.expiresOn,
        createdAt: creditLots.createdAt,
      })
      .from(creditLots)
      .where(eq(creditLots.userId, userId)),
  credit_ledger: (db, userId) =>
    db
      .select({
        credits: creditLedger.credits,
        extraGroups: creditLedger.extraGroups,
        reason: creditLedger.reason,
        note: creditLedger.note,
        createdAt: creditLedger.createdAt,
      })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId)),
}
