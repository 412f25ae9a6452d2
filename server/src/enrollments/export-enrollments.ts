import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { EnrollmentForAdmin, exportEnrollments as contract } from '@sohbet/contract/enrollments-admin'
import { schoolDay } from '@sohbet/domain/calendar'
import { stringify } from 'csv-stringify/sync'
import { toCell } from '../csv/spreadsheet-cells.ts'
import type { SignedInContext } from '../http/context.ts'
import { readEnrollments } from './admin.reads.ts'

const columns: Record<string, (row: EnrollmentForAdmin) => string> = {
  createdAt: ({ createdAt }) => createdAt,
  course: ({ courseName }) => courseName,
  username: ({ user }) => user?.username ?? '',
  email: ({ user }) => user?.email ?? '',
  status: ({ status }) => status,
  cancelReason: ({ cancelReason }) => cancelReason ?? '',
  source: ({ source }) => source,
  plan: ({ plan }) => plan,
  amount: ({ amount }) => amount.toFixed(2),
  currency: ({ currency }) => currency,
  paid: ({ paid }) => paid.toFixed(2),
  refunded: ({ refunded }) => refunded.toFixed(2),
  activatedAt: ({ activatedAt }) => activatedAt ?? '',
  cancelledAt: ({ cancelledAt }) => cancelledAt ?? '',
  note: ({ note }) => note,
}

export async function exportEnrollments(
  { db, now }: SignedInContext,
  filters: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  // Without the mark Excel reads Turkish letters wrongly
  let csv = stringify([Object.keys(columns)], { bom: true, record_delimiter: 'windows' })
  for await (const rows of readEnrollments(db, filters)) {
    const cells = rows.map((row) => Object.values(columns).map((write) => toCell(write(row))))
    csv += stringify(cells, { record_delimiter: 'windows' })
  }
  return { fileName: `enrollments-${schoolDay(now)}.csv`, csv }
}
