import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  EnrollmentForAdmin,
  exportEnrollments as contract,
} from '@sohbet/contract/selling/enrollments-admin'
import { schoolDay, schoolTime } from '@sohbet/domain/calendar'
import { writeTable } from '../../csv/write-table.ts'
import type { SignedInContext } from '../../context/context.ts'
import { readEnrollments } from './admin.reads.ts'

const timeOf = (moment: string | null): string => (moment === null ? '' : schoolTime(new Date(moment)))

const columns: Record<string, (row: EnrollmentForAdmin) => string | number> = {
  createdAt: ({ createdAt }) => timeOf(createdAt),
  course: ({ courseName }) => courseName,
  username: ({ user }) => user?.username ?? '',
  email: ({ user }) => user?.email ?? '',
  status: ({ status }) => status,
  cancelReason: ({ cancelReason }) => cancelReason ?? '',
  source: ({ source }) => source,
  plan: ({ plan }) => plan,
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  paid: ({ paid }) => paid,
  refunded: ({ refunded }) => refunded,
  activatedAt: ({ activatedAt }) => timeOf(activatedAt),
  cancelledAt: ({ cancelledAt }) => timeOf(cancelledAt),
  note: ({ note }) => note,
}

export async function exportEnrollments(
  { db, now, language }: SignedInContext,
  filters: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const rows = await readEnrollments(db, filters)
  const lines = rows.map((row) => Object.values(columns).map((write) => write(row)))
  return {
    fileName: `enrollments-${schoolDay(now)}.csv`,
    csv: writeTable(Object.keys(columns), lines, language),
  }
}
