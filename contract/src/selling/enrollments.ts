import { currencies } from '@sohbet/domain/course/price'
import { courseStatuses } from '@sohbet/domain/course/status'
import { cancelGrounds } from '@sohbet/domain/enrollment/cancellation'
import { seatDisputes } from '@sohbet/domain/enrollment/dispute'
import { ledgerKinds } from '@sohbet/domain/enrollment/payment'
import { maxPlanName, plans } from '@sohbet/domain/enrollment/plan'
import { cancelReasons, enrollmentSources, enrollmentStatuses } from '@sohbet/domain/enrollment/status'
import { z } from 'zod'
import { courseNameLength, zoomTime } from '../catalogue/course-parts.ts'
import { endpoint, only, own } from '../endpoint.ts'
import { day, id, moment } from '../fields.ts'
import { courseFit } from './course-fit.ts'
import { invoice } from './invoice.ts'
import { earlyBird } from '../campaigns/early-bird.ts'
import { courseProgress } from '../learning/progress.ts'
import { listPlans, planContents } from './plans.ts'
import { pricedFrom, typedCode } from '../campaigns/reduction.ts'

const learner = { access: only('learner') }
const ownEnrollment = { access: own('the enrolment', { who: ['learner'] }) }
const one = { params: z.object({ id }) }
const money = { amount: z.number(), currency: z.enum(currencies) }

export const enrollment = z.object({
  id,
  courseId: id,
  status: z.enum(enrollmentStatuses),
  source: z.enum(enrollmentSources),
  plan: z.enum(plans),
  /** What the plan was when the seat was held. */
  contents: planContents,
  ...money,
  /** The seat waits for its payment until then. */
  heldUntil: moment.nullable(),
  activatedAt: moment.nullable(),
  cancelledAt: moment.nullable(),
  cancelReason: z.enum(cancelReasons).nullable(),
  createdAt: moment,
})
export type Enrollment = z.infer<typeof enrollment>

/** With the price before its reduction. */
const pricedEnrollment = enrollment.extend(pricedFrom)
export type PricedEnrollment = z.infer<typeof pricedEnrollment>

/** Both documents are ticked before paying; stored with their version and time. */
export const consents = z.object({
  preInformation: z.boolean(),
  distanceSales: z.boolean(),
  /** The learner asks for lessons before the 14 days of withdrawal end, and gives up that right. */
  earlyStart: z.boolean().optional(),
  /** The version that was shown. When another is published since, nothing is accepted. */
  version: z.string().max(40),
  /** What the documents said on the caller's screen. When they say something else now, nothing is accepted. */
  shown: z
    .object({
      /** See `getSalesDocuments`. */
      seal: z.string().max(100),
      courseName: z.string().max(courseNameLength.max),
      startDate: day,
      endDate: day,
      planName: z.string().max(maxPlanName),
      credits: z.number().int(),
      extraGroups: z.number().int(),
    })
    .optional(),
})

export type Shown = NonNullable<z.infer<typeof consents>['shown']>

export const createEnrollment = endpoint({
  method: 'POST',
  path: '/enrollments',
  summary: 'Reserve a seat in a course for 30 minutes; in a free course the enrolment is active at once',
  ...learner,
  status: 201,
  body: z.object({
    courseId: id,
    plan: z.enum(plans).default('basic'),
    consents: consents.optional(),
    /** If absent, a held seat keeps its code; empty removes it. */
    discountCode: typedCode.optional(),
  }),
  reply: pricedEnrollment,
})

export const getPrerequisites = endpoint({
  method: 'GET',
  path: '/enrollments/prerequisites/:courseId',
  summary: 'Check whether you may enrol in a course',
  ...learner,
  params: z.object({ courseId: id }),
  reply: z.object({
    levelTestMet: z.boolean(),
    previousCourseMet: z.boolean(),
    /** The caller's score; null before the test. */
    score: z.number().int().nullable(),
    /** The last day of a running course of the caller that leads to the required score; null when none does. */
    scoreMetAfter: day.nullable(),
    /** Another course of the same type in which the caller has a seat. */
    sameTypeCourse: z.string().nullable(),
    ...courseFit.shape,
  }),
})

/** A course that the learner can join, or wait for. */
export const enrollableCourse = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Empty when the school has written none. */
  descriptionEn: z.string(),
  startDate: day,
  endDate: day,
  price: z.number(),
  currency: z.enum(currencies),
  earlyBird,
  maxEnrollments: z.number().int(),
  currentEnrollments: z.number().int(),
  typeName: z.string(),
  moduleCount: z.number().int(),
  moduleDuration: z.number().int(),
  zoomTimes: z.array(zoomTime),
  /** The learner's position in the waiting list, from 1. */
  waitingPlace: z.number().int().nullable(),
  ...courseFit.shape,
})
export type EnrollableCourse = z.infer<typeof enrollableCourse>

/** A coach of a course, for learners: nothing else of a coach's data. */
const courseCoach = z.object({
  userId: id,
  name: z.string(),
  photo: z.string().nullable(),
  summary: z.string(),
  /** Empty when the school has written none. */
  summaryEn: z.string(),
})
export type CourseCoach = z.infer<typeof courseCoach>

/** A module of a course, for learners who have no seat yet. */
const moduleTitle = z.object({ order: z.number().int(), name: z.string() })
export type ModuleTitle = z.infer<typeof moduleTitle>

/** What a learner wants to know before enrolling in a course. */
const courseOffer = z.object({
  prerequisites: getPrerequisites.reply,
  plans: listPlans.reply,
  /** The primary coach first. */
  coaches: z.array(courseCoach),
  /** In order. */
  modules: z.array(moduleTitle),
  /** Courses in which the caller has a seat: their sessions may clash. */
  ownCourses: z.array(
    z.object({ name: z.string(), startDate: day, endDate: day, zoomTimes: z.array(zoomTime) }),
  ),
})
export type CourseOffer = z.infer<typeof courseOffer>

export const listEnrollableCourses = endpoint({
  method: 'GET',
  path: '/enrollments/available',
  summary:
    'List the active, open, upcoming courses in which you have no seat; those that fit your level first; courseId picks one and adds its offer',
  ...learner,
  query: z.object({ courseId: id.optional() }),
  reply: z.array(enrollableCourse.extend({ offer: courseOffer.optional() })),
})

/** Payments and refunds have a receipt; null for others. */
export const receiptNumber = z.string().nullable()

const ownEnrollmentRow = pricedEnrollment.extend({
  course: z.object({
    id,
    name: z.string(),
    startDate: day,
    endDate: day,
    status: z.enum(courseStatuses),
    /** The school has cancelled it. */
    isCancelled: z.boolean(),
    zoomTimes: z.array(zoomTime),
  }),
  /** Progress of the course and of the learner. */
  progress: courseProgress,
  /** The last moment for a cancellation of an active seat, also when it has passed; null for other seats. */
  cancelUntil: moment.nullable(),
  /** What that moment depends on. */
  cancelGround: z.enum(cancelGrounds).nullable(),
  /** While a bank checks a payment of this seat, which stays. Null without a dispute. */
  dispute: z.enum(seatDisputes).nullable(),
  /** The school has cancelled the course: until then the learner chooses another one or the refund. */
  chooseUntil: moment.nullable(),
  /** What a cancellation at this moment refunds. */
  refund: z.number(),
  /** Oldest first; refunds and disputes are negative. Payments and refunds have a receipt. */
  movements: z.array(z.object({ id, kind: z.enum(ledgerKinds), ...money, createdAt: moment, receiptNumber })),
  /** Official invoices that the school uploaded, oldest first. */
  invoices: z.array(invoice),
  /** Ordered refunds that are not booked yet. */
  refundPending: z.number(),
  /** What is still owed of an active seat that is paid in parts. */
  balance: z.number(),
  dueOn: day.nullable(),
  /** False while no provider and no bank account takes the payment of a held seat. */
  isPayable: z.boolean(),
  /** Where to send the money, and what to write on the transfer; null when none is expected. */
  transfer: z
    .object({ holder: z.string(), bank: z.string(), iban: z.string(), reference: z.string() })
    .nullable(),
})
export type OwnEnrollment = z.infer<typeof ownEnrollmentRow>

export const listOwnEnrollments = endpoint({
  method: 'GET',
  path: '/enrollments/mine',
  summary: 'List your enrolments and payments, newest first, and your waiting lists',
  ...learner,
  reply: z.object({
    enrollments: z.array(ownEnrollmentRow),
    waiting: z.array(
      z.object({ courseId: id, courseName: z.string(), startDate: day, place: z.number().int() }),
    ),
  }),
})

export const cancelEnrollment = endpoint({
  method: 'POST',
  path: '/enrollments/:id/cancel',
  summary:
    'Cancel your enrolment with a refund, until 24 hours before the start, 7 days after a change, or 14 days after paying without an early start',
  ...ownEnrollment,
  ...one,
  /** The refund on the caller's screen. When it has changed, the call changes nothing. */
  body: z.object({ refund: z.number().optional() }).nullish(),
  reply: enrollment.extend({ refund: z.number() }),
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/enrollments/receipts/:id',
  summary: 'Download the receipt of a payment or a refund',
  access: own('the receipt', { who: ['learner', 'admin'], any: ['admin'] }),
  limitPerMinute: 20,
  params: z.object({ id }),
  binary: 'application/pdf',
  reply: z.file(),
})

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/enrollments/waiting-list',
  summary: 'Join the waiting list of a full course',
  ...learner,
  status: 201,
  body: z.object({ courseId: id, plan: z.enum(plans).default('basic') }),
  reply: z.object({ courseId: id, place: z.number().int() }),
})

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: '/enrollments/waiting-list/:courseId',
  summary: 'Leave a waiting list',
  ...learner,
  params: z.object({ courseId: id }),
  reply: z.object({ message: z.string() }),
})
