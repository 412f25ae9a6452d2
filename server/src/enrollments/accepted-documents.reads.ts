import {
  documentFor,
  listAcceptedDocuments,
  type AcceptedDocument,
} from '@sohbet/contract/selling/sales-documents'
import { desc, eq, type SQL } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { acceptedDocuments } from '../db/tables/selling/accepted-documents.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import { refuseUnlessOwn } from '../http/access/access.ts'

/** The documents that were accepted with orders, the newest first. */
export const selectAccepted = (db: Db, where: SQL) =>
  db
    .select({
      name: acceptedDocuments.name,
      version: acceptedDocuments.version,
      language: acceptedDocuments.language,
      document: acceptedDocuments.document,
      acceptedAt: acceptedDocuments.acceptedAt,
    })
    .from(acceptedDocuments)
    .innerJoin(orders, eq(orders.id, acceptedDocuments.orderId))
    .where(where)
    .orderBy(desc(acceptedDocuments.acceptedAt), desc(acceptedDocuments.name))

export async function readAcceptedDocuments(ctx: SignedInContext, id: string): Promise<AcceptedDocument[]> {
  const [enrollment] = await ctx.db
    .select({ userId: enrollments.userId, username: users.username, email: users.email })
    .from(enrollments)
    .leftJoin(users, eq(users.id, enrollments.userId))
    .where(eq(enrollments.id, id))
  if (!enrollment) throw new AppError('ENROLLMENT_NOT_FOUND')
  refuseUnlessOwn(ctx.actor, enrollment.userId ?? '', listAcceptedDocuments.access)
  const { username, email } = enrollment
  const buyer = username !== null && email !== null ? { username, email } : undefined
  const rows = await selectAccepted(ctx.db, eq(orders.enrollmentId, id))
  return rows.map(({ document, acceptedAt, ...row }) => ({
    ...row,
    document: documentFor(document, buyer),
    acceptedAt: acceptedAt.toISOString(),
  }))
}
