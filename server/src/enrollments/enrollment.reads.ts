import type { Enrollment } from '@sohbet/contract/selling/enrollments'
import { fromMinor } from '@sohbet/domain/course/price'
import type { EnrollmentRow } from './seats/seat-context.ts'

export const toEnrollment = (row: EnrollmentRow): Enrollment => ({
  id: row.id,
  courseId: row.courseId,
  status: row.status,
  source: row.source,
  plan: row.plan,
  contents: row.contents,
  amount: fromMinor(row.amountMinor),
  currency: row.currency,
  heldUntil: row.heldUntil?.toISOString() ?? null,
  activatedAt: row.activatedAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
  cancelReason: row.cancelReason,
  createdAt: row.createdAt.toISOString(),
})
