import { randomUUID } from 'node:crypto'
import { orderTerms } from '@sohbet/domain/campaign/reduction'
import { heldUntil } from '@sohbet/domain/enrollment/status'
import { eq, sql } from 'drizzle-orm'
import { priceColumns } from '../../campaigns/price-order.ts'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { seatOfferMail } from '../../emails/courses/seat-offer-mail.ts'
import { queueMails } from '../../jobs/queue-mail.ts'
import { notify } from '../../notifications/notify.ts'
import { readPlans } from '../../site/plans.reads.ts'
import type { Taken } from './line.ts'
import type { CourseRow, SeatContext } from './seat-context.ts'

export const countSeats = (db: Db, courseId: string, change: number) =>
  db
    .update(courses)
    .set({ currentEnrollments: sql`${courses.currentEnrollments} + ${change}` })
    .where(eq(courses.id, courseId))

/** Holds seats of a locked course for learners taken from its line, who get a mail and a day to pay. */
export async function holdForLearners(
  ctx: SeatContext,
  db: Db,
  course: CourseRow,
  taken: Taken,
): Promise<CourseRow> {
  if (taken.length === 0) return course
  const until = heldUntil('waiting_list', course.startDate, ctx.now)
  await countSeats(db, course.id, taken.length)
  // The early-bird price of the day on which the seat is offered; a code can be added while the seat is held
  const plans = await readPlans(db)
  const offers = taken.map(({ userId, plan }) => ({
    id: randomUUID(),
    userId,
    terms: orderTerms(course, { plan, offers: plans, code: null, now: ctx.now }),
  }))
  await db.insert(enrollments).values(
    offers.map(({ id, userId, terms: { plan, contents, amountMinor, currency } }) => ({
      id,
      courseId: course.id,
      userId,
      status: 'pending' as const,
      source: 'waiting_list' as const,
      plan,
      contents,
      amountMinor,
      currency,
      heldUntil: until,
      createdAt: ctx.now,
    })),
  )
  await db.insert(orders).values(
    offers.map(({ id, terms }) => ({
      enrollmentId: id,
      createdAt: ctx.now,
      ...priceColumns({ ...terms, discountCodeId: null }),
    })),
  )
  await notify(db, ctx.now, {
    userIds: taken.map(({ userId }) => userId),
    notice: { kind: 'seat_offered', courseId: course.id, course: course.name, until: until.toISOString() },
    about: `${course.id} ${ctx.now.toISOString()}`,
  })
  const link = `${ctx.publicUrl}/learner/enroll/${course.id}`
  const mails = taken.map(({ email, username, language, timeZone }) => ({
    to: email,
    letter: seatOfferMail({
      language,
      timeZone,
      username,
      courseName: course.name,
      isFree: course.priceMinor === 0,
      until,
      link,
    }),
  }))
  await queueMails(db, mails)
  return { ...course, currentEnrollments: course.currentEnrollments + taken.length }
}
