import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type {
  EnrollmentForAdmin,
  exportEnrollments as contract,
} from '@sohbet/contract/selling/enrollments-admin'
import type { Language } from '@sohbet/domain/language'
import { schoolDay, schoolTime } from '@sohbet/domain/calendar'
import { writeTable } from '../../csv/write-table.ts'
import type { SignedInContext } from '../../context/context.ts'
import { readEnrollments } from './admin.reads.ts'

const timeOf = (moment: string | null): string => (moment === null ? '' : schoolTime(new Date(moment)))

const columns = {
  createdAt: ({ createdAt }) => timeOf(createdAt),
  course: ({ courseName }) => courseName,
  username: ({ user }) => user?.username ?? '',
  email: ({ user }) => user?.email ?? '',
  status: ({ status }) => status,
  cancelReason: ({ cancelReason }) => cancelReason ?? '',
  source: ({ source }) => source,
  plan: ({ contents }, language) => contents.name[language],
  amount: ({ amount }) => amount,
  currency: ({ currency }) => currency,
  paid: ({ paid }) => paid,
  refunded: ({ refunded }) => refunded,
  balance: ({ balance }) => balance,
  dueOn: ({ dueOn }) => dueOn ?? '',
  reference: ({ reference }) => reference ?? '',
  activatedAt: ({ activatedAt }) => timeOf(activatedAt),
  cancelledAt: ({ cancelledAt }) => timeOf(cancelledAt),
  note: ({ note }) => note,
} satisfies Record<string, (row: EnrollmentForAdmin, language: Language) => string | number>

type Heading = keyof typeof columns

/** The head of the table in the reader's language. */
const headings: Record<Language, Record<Heading, string>> = {
  en: {
    createdAt: 'Enrolled at',
    course: 'Course',
    username: 'Learner',
    email: 'Email',
    status: 'Status',
    cancelReason: 'Reason',
    source: 'Source',
    plan: 'Plan',
    amount: 'Price',
    currency: 'Currency',
    paid: 'Paid',
    refunded: 'Refunded',
    balance: 'Still to pay',
    dueOn: 'Due by',
    reference: 'Reference',
    activatedAt: 'Active since',
    cancelledAt: 'Cancelled at',
    note: 'Note',
  },
  tr: {
    createdAt: 'Kayıt zamanı',
    course: 'Kurs',
    username: 'Öğrenci',
    email: 'E-posta',
    status: 'Durum',
    cancelReason: 'Neden',
    source: 'Kaynak',
    plan: 'Paket',
    amount: 'Ücret',
    currency: 'Para birimi',
    paid: 'Ödenen',
    refunded: 'İade edilen',
    balance: 'Kalan ödeme',
    dueOn: 'Son gün',
    reference: 'Ödeme kodu',
    activatedAt: 'Aktif olma zamanı',
    cancelledAt: 'İptal zamanı',
    note: 'Not',
  },
}

export async function exportEnrollments(
  { db, now, language }: SignedInContext,
  filters: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const rows = await readEnrollments(db, { ...filters, today: schoolDay(now) })
  const lines = rows.map((row) => Object.values(columns).map((write) => write(row, language)))
  return {
    fileName: `enrollments-${schoolDay(now)}.csv`,
    csv: writeTable(Object.values(headings[language]), lines, language),
  }
}
