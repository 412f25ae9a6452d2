import { defaultSchool } from '@sohbet/domain/school'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { insertDocuments } from '../../enrollments/consents.ts'
import { readSalesDocuments } from '../../site/sales-documents.reads.ts'

const language = 'tr'

/** The documents that the demo learner accepted before paying. */
export async function addDocuments(db: Db): Promise<void> {
  const documents = await readSalesDocuments(db, { language, initial: defaultSchool })
  const sales = await db
    .select({ orderId: orders.id, now: orders.consentedAt, enrollment: enrollments, course: courses })
    .from(orders)
    .innerJoin(enrollments, eq(enrollments.id, orders.enrollmentId))
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(and(eq(users.email, 'learner@sohbet.test'), isNotNull(orders.consentedAt)))
  for (const { orderId, now, enrollment, course } of sales)
    if (now)
      await insertDocuments(db, { orderId, documents, purchase: { ...enrollment, course }, language, now })
}
