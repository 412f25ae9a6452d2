import type { Course } from '@sohbet/contract/catalogue/courses'
import type {
  CourseOffer,
  EnrollableCourse,
  OwnEnrollment,
  PricedEnrollment,
} from '@sohbet/contract/selling/enrollments'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import type { OfferedCourse } from '../enrollment/enrollment.queries.ts'
import { aSession } from '../../session/testing/session.ts'

const idOf = (group: number) => `0190a3c4-0000-7000-8000-${String(group)}00000000000`

/** Upcoming for many years, with free seats and two evenings a week. */
export const aCourse = (changes: Partial<EnrollableCourse> = {}): EnrollableCourse => ({
  id: idOf(1),
  name: 'Autumn evenings',
  description: 'From your kitchen table',
  descriptionEn: '',
  startDate: '2090-01-02',
  endDate: '2090-03-26',
  price: 450,
  currency: 'USD',
  earlyBird: null,
  maxEnrollments: 25,
  currentEnrollments: 20,
  typeName: 'B1-B2',
  moduleCount: 6,
  moduleDuration: 14,
  zoomTimes: [
    { dayOfWeek: 'wednesday', hour: 21, minute: 0, duration: 60 },
    { dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 },
  ],
  waitingPlace: null,
  fit: 'fits',
  fromLevel: 'B1',
  toLevel: 'B2',
  requiredScore: 0,
  requiredCourseType: null,
  ...changes,
})

/** The same course with its offer, as the wizard loads it: all prerequisites met. */
export const anOffer = (
  changes: Partial<EnrollableCourse> = {},
  offer: Partial<CourseOffer> = {},
): OfferedCourse => ({
  ...aCourse(changes),
  offer: {
    prerequisites: met,
    plans: firstPlans,
    coaches: [
      {
        userId: idOf(7),
        name: 'Oliver',
        photo: '/api/images/user_photos/1.jpg',
        summary: 'Leeds doğumlu',
        summaryEn: 'Born in Leeds',
      },
      { userId: idOf(8), name: 'Ada', photo: null, summary: 'Ten years of London', summaryEn: '' },
    ],
    modules: [],
    ownCourses: [],
    ...offer,
  },
})

/** The call that loads it. */
export const offerCall = `GET /api/enrollments/available?courseId=${idOf(1)}`

/** The same course as GET /courses/{id} returns it to a learner. */
export const aKnownCourse = (changes: Partial<Course> = {}): Omit<Course, 'zoomLink'> => {
  return {
    revision: 1,
    maxInstalments: 1,
    capacity: null,
    earlyBirdPrice: null,
    earlyBirdUntil: null,
    ...aCourse(),
    typeId: idOf(5),
    status: 'upcoming',
    primaryCoachId: idOf(6),
    primaryCoachName: 'Oliver',
    secondaryCoachId: null,
    isActive: true,
    isClosedToEnrolments: false,
    isCancelled: false,
    prerequisites: { levelTestScore: 0, requiredCourseTypeId: null },
    ...changes,
  }
}

export const anEnrollment = (changes: Partial<PricedEnrollment> = {}): PricedEnrollment => ({
  id: idOf(2),
  courseId: idOf(1),
  status: 'pending',
  source: 'checkout',
  plan: 'basic',
  contents: firstPlans[changes.plan ?? 'basic'],
  amount: 450,
  currency: 'USD',
  listPrice: 450,
  reduction: null,
  heldUntil: new Date(Date.now() + 25 * 60_000 - 5000).toISOString(),
  activatedAt: null,
  cancelledAt: null,
  cancelReason: null,
  createdAt: '2026-05-04T09:30:00.000Z',
  ...changes,
})

export const aSeat = (changes: Partial<OwnEnrollment> = {}): OwnEnrollment => ({
  ...anEnrollment({ plan: changes.plan ?? 'basic' }),
  course: {
    id: idOf(1),
    name: 'Autumn evenings',
    startDate: '2090-01-02',
    endDate: '2090-03-26',
    status: 'upcoming',
    isCancelled: false,
    zoomTimes: [],
  },
  progress: { currentModule: null, moduleCount: 12, completedModules: 0, completedAt: null },
  cancelUntil: null,
  cancelGround: null,
  chooseUntil: null,
  refund: 0,
  movements: [],
  dispute: null,
  invoices: [],
  refundPending: 0,
  balance: 0,
  dueOn: null,
  isPayable: true,
  transfer: null,
  ...changes,
})

/** Paid, and long before its start. */
export const aPaidSeat = (changes: Partial<OwnEnrollment> = {}): OwnEnrollment =>
  aSeat({
    id: idOf(3),
    status: 'active',
    heldUntil: null,
    cancelUntil: '2089-12-31T21:00:00.000Z',
    cancelGround: 'start',
    refund: 450,
    movements: [
      {
        id: idOf(4),
        kind: 'payment',
        amount: 450,
        currency: 'USD',
        createdAt: '2026-05-04T09:32:00.000Z',
        receiptNumber: '2026-000012',
      },
    ],
    ...changes,
  })

export const met: CourseOffer['prerequisites'] = {
  levelTestMet: true,
  previousCourseMet: true,
  score: 2077,
  scoreMetAfter: null,
  sameTypeCourse: null,
  fit: 'fits',
  fromLevel: 'B1',
  toLevel: 'B2',
  requiredScore: 0,
  requiredCourseType: null,
}
export const noCredits = {
  balance: 0,
  extraGroups: 0,
  usable: { credits: 0, extraGroups: 0 },
  frozen: { credits: 0, extraGroups: 0 },
  lots: [],
  entries: [],
}
export const nothingMine = { enrollments: [], waiting: [] }

/** A learner who has taken the level test. */
export const aLearnerSession = (changes: { plan?: 'super' | null } = {}) => {
  const session = aSession()
  return {
    ...session,
    user: { ...session.user, leveltest: { level: 'B1', score: 2077 } as const, ...changes },
  }
}
