import { firstPlans } from '@sohbet/domain/enrollment/plan'
import type { HandCheck } from '@sohbet/contract/selling/by-hand'
import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'

export const course = {
  id: '0190a3c4-0000-7000-8000-0000000000c1',
  name: 'Street English, May',
  typeId: '0190a3c4-0000-7000-8000-0000000000c2',
  typeName: 'A1-A2',
  startDate: '2999-05-04',
  endDate: '2999-11-04',
  status: 'upcoming',
  primaryCoachId: '0190a3c4-0000-7000-8000-0000000000c3',
  primaryCoachName: 'Jo',
  price: 400,
  currency: 'USD',
  maxEnrollments: 25,
  currentEnrollments: 3,
  isActive: true,
  isClosedToEnrolments: false,
  isCancelled: false,
} as const

/** A learner who paid 440 by card and got 100 back. */
export const anEnrollment = (different: Partial<EnrollmentForAdmin> = {}): EnrollmentForAdmin => ({
  id: '0190a3c4-0000-7000-8000-0000000000e1',
  courseId: course.id,
  courseName: course.name,
  status: 'active',
  source: 'checkout',
  plan: 'super',
  contents: firstPlans[different.plan ?? 'super'],
  amount: 440,
  currency: 'USD',
  heldUntil: null,
  activatedAt: '2026-05-04T09:40:00.000Z',
  cancelledAt: null,
  cancelReason: null,
  createdAt: '2026-05-04T09:30:00.000Z',
  user: { id: '0190a3c4-0000-7000-8000-0000000000a1', username: 'Ayşe', email: 'ayse@sohbet.test' },
  note: '',
  paid: 340,
  refunded: 100,
  disputed: 0,
  isDisputed: false,
  balance: 0,
  toReturn: 0,
  dueOn: null,
  reminds: false,
  remindedAt: null,
  reference: null,
  holdsCredits: true,
  ...different,
})

const payment = {
  id: '0190a3c4-0000-7000-8000-0000000000f1',
  kind: 'payment',
  amount: 440,
  currency: 'USD',
  reference: 'pi_1',
  by: null,
  method: null,
  receivedOn: null,
  isTakenBack: false,
  createdAt: '2026-05-04T09:40:00.000Z',
  receiptNumber: '2026-000012',
}

/** A payment, and a refund that the bank could not deliver. */
const movements = [
  payment,
  {
    ...payment,
    id: '0190a3c4-0000-7000-8000-0000000000f3',
    kind: 'refund',
    amount: -50,
    receiptNumber: '2026-000013',
  },
  {
    ...payment,
    id: '0190a3c4-0000-7000-8000-0000000000f4',
    kind: 'refund_returned',
    amount: 50,
    receiptNumber: null,
  },
]

const credits = {
  balance: 12,
  extraGroups: 5,
  usable: { credits: 12, extraGroups: 5 },
  frozen: { credits: 0, extraGroups: 0 },
  lots: [
    {
      id: '0190a3c4-0000-7000-8000-0000000000f3',
      source: 'plan',
      courseName: 'Autumn evenings',
      credits: 12,
      extraGroups: 5,
      usableFrom: null,
      expiresOn: '2027-02-28',
      isFrozen: false,
    },
  ],
  entries: [
    {
      id: '0190a3c4-0000-7000-8000-0000000000f2',
      credits: -2,
      extraGroups: 0,
      reason: 'admin',
      courseName: null,
      note: 'A class too many',
      createdAt: '2026-05-04T09:40:00.000Z',
    },
  ],
}

/** Of a learner who may enrol. */
export const noWarnings: HandCheck = {
  levelTestMet: true,
  previousCourseMet: true,
  score: 1700,
  requiredScore: 0,
  requiredCourseType: null,
  clashes: [],
  held: null,
}

type Answer = { status?: number; body: unknown }
type Sent = { method: string; path: string; query: URLSearchParams; body: unknown }

/** Answers the calls of an admin in place of the server. `sent` lists them in order. */
export function serve(
  answer: (sent: Sent) => Answer | undefined = () => undefined,
  rows: readonly EnrollmentForAdmin[] = [anEnrollment()],
) {
  const sent: Sent[] = []
  const usual = ({ path, query }: Sent): unknown => {
    if (path === '/api/enrollments') return { data: rows, totalCount: rows.length, totals: [] }
    if (path === '/api/courses')
      return query.get('status') === 'ongoing'
        ? { data: [], totalCount: 0 }
        : { data: [course], totalCount: 1 }
    if (path.endsWith('/movements')) return movements
    if (path.endsWith('/disputes')) return { disputes: [], recordable: 0 }
    if (path.endsWith('/money-state'))
      return { takesCards: true, hasBank: true, overdue: 0, awaited: 0, toReturn: 0 }
    if (path.endsWith('/by-hand/check')) return noWarnings
    if (path.endsWith('/credits')) return credits
    if (path === '/api/plans') return firstPlans
    return rows[0]
  }
  const fetching = async (url: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(url, 'http://sohbet.test')
    const text = typeof init.body === 'string' ? init.body : 'null'
    const one: Sent = { method: init.method ?? 'GET', path, query, body: JSON.parse(text) }
    sent.push(one)
    const { status = 200, body } = answer(one) ?? { body: usual(one) }
    return body instanceof Blob ? new Response(body, { status }) : Response.json(body, { status })
  }
  // A check changes nothing
  const isWrite = ({ method, path }: Sent) => method === 'POST' && !path.endsWith('/check')
  return { sent, fetching, posted: () => sent.filter(isWrite) }
}
