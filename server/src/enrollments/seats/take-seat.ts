import { currencies } from '@sohbet/domain/course/price'
import { plans } from '@sohbet/domain/enrollment/plan'
import { cancelReasons, enrollmentSources, enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { preparedSql } from '../../db/prepared.ts'
import { isTaken } from '../../db/unique.ts'
import type { CourseRow, EnrollmentRow } from './seat-context.ts'

const time = z.coerce.date()

const value = (name: string) => sql.placeholder(name)

/**
 * A free seat is counted and taken by one statement, so that the course's row is held no longer than it takes. It
 * finds nothing when the course has changed since it was read, is full, or when somebody waits: that needs the long way.
 */
const seat = preparedSql('take_seat', {
  statement: sql`
    with course as (
      update courses set current_enrollments = current_enrollments + 1
      where id = ${value('courseId')} and is_active and not is_closed_to_enrolments
        and start_date = ${value('startDate')}::date and price_minor = ${value('priceMinor')}
        and currency = ${value('currency')} and current_enrollments < max_enrollments
        and not exists (select from waiting_list where course_id = courses.id)
      returning id
    )
    insert into enrollments (course_id, user_id, status, source, plan, amount_minor, currency, held_until,
      pre_information, distance_sales, consented_at, created_at)
    select id, ${value('userId')}::uuid, 'pending', 'checkout', ${value('plan')}, ${value('amountMinor')}::bigint,
      ${value('currency')}, ${value('heldUntil')}::timestamptz, ${value('preInformation')}::text,
      ${value('distanceSales')}::text, ${value('consentedAt')}::timestamptz, ${value('createdAt')}::timestamptz
    from course
    returning *`,
  row: z
    .object({
      id: z.string(),
      course_id: z.string(),
      user_id: z.string().nullable(),
      status: z.enum(enrollmentStatuses),
      source: z.enum(enrollmentSources),
      plan: z.enum(plans),
      amount_minor: z.coerce.number(),
      currency: z.enum(currencies),
      held_until: time.nullable(),
      activated_at: time.nullable(),
      cancelled_at: time.nullable(),
      cancel_reason: z.enum(cancelReasons).nullable(),
      pre_information: z.string().nullable(),
      distance_sales: z.string().nullable(),
      consented_at: time.nullable(),
      note: z.string(),
      created_at: time,
    })
    .transform((row): EnrollmentRow => ({
      id: row.id,
      courseId: row.course_id,
      userId: row.user_id,
      status: row.status,
      source: row.source,
      plan: row.plan,
      amountMinor: row.amount_minor,
      currency: row.currency,
      heldUntil: row.held_until,
      activatedAt: row.activated_at,
      cancelledAt: row.cancelled_at,
      cancelReason: row.cancel_reason,
      preInformation: row.pre_information,
      distanceSales: row.distance_sales,
      consentedAt: row.consented_at,
      note: row.note,
      createdAt: row.created_at,
    })),
})

type SeatValues = Pick<
  EnrollmentRow,
  'courseId' | 'userId' | 'plan' | 'amountMinor' | 'currency' | 'heldUntil' | 'createdAt'
> &
  Partial<Pick<EnrollmentRow, 'preInformation' | 'distanceSales' | 'consentedAt'>>

/** The seat; nothing when it takes the long way to say why there is none. */
export async function takeSeat(
  db: Db,
  { course, values }: { course: CourseRow; values: SeatValues },
): Promise<EnrollmentRow | undefined> {
  const { startDate, priceMinor } = course
  try {
    const [taken] = await seat(db, {
      preInformation: null,
      distanceSales: null,
      consentedAt: null,
      ...values,
      startDate,
      priceMinor,
    })
    return taken
  } catch (error) {
    // Twice at once: the other one has it
    if (isTaken(error, 'enrollments_one_seat')) return undefined
    throw error
  }
}
