import { eq } from 'drizzle-orm'
import { ownerOf } from '../../db/money/owner-of-order.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { billingDetails, invoices, orderBilling, receipts } from '../../db/tables/selling/papers.ts'
import { selectAccepted } from '../../enrollments/accepted-documents.reads.ts'
import { moneyLedger } from '../../db/tables/selling/payments.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'

const billing = (row: typeof billingDetails | typeof orderBilling) => ({
  kind: row.kind,
  name: row.name,
  taxOffice: row.taxOffice,
  taxNumber: row.taxNumber,
  address: row.address,
})

/** Receipts, billing details, accepted documents and invoices of a person. */
export const paperData: Record<string, PersonalDataReader> = {
  billing_details: (db, userId) =>
    db
      .select({ ...billing(billingDetails), updatedAt: billingDetails.updatedAt })
      .from(billingDetails)
      .where(eq(billingDetails.userId, userId)),
  order_billing: (db, userId) =>
    db
      .select({ ...billing(orderBilling), createdAt: orderBilling.createdAt })
      .from(orderBilling)
      .innerJoin(orders, eq(orders.id, orderBilling.orderId))
      .where(eq(ownerOf, userId)),
  receipts: (db, userId) =>
    db
      .select({
        year: receipts.year,
        number: receipts.number,
        course: receipts.courseName,
        plan: receipts.plan,
        planName: receipts.planName,
        listMinor: receipts.listMinor,
        reductionMinor: receipts.reductionMinor,
        hasBilling: receipts.hasBilling,
        createdAt: moneyLedger.createdAt,
      })
      .from(receipts)
      .innerJoin(moneyLedger, eq(moneyLedger.id, receipts.movementId))
      .innerJoin(orders, eq(orders.id, moneyLedger.orderId))
      .where(eq(ownerOf, userId)),
  accepted_documents: (db, userId) => selectAccepted(db, eq(ownerOf, userId)),
  invoices: (db, userId) =>
    db
      .select({ name: invoices.name, size: invoices.size, createdAt: invoices.createdAt })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(ownerOf, userId)),
}
