import { currencies } from '@sohbet/domain/course/price'
import { notificationKinds, type NotificationKind } from '@sohbet/domain/notification/kinds'
import { z } from 'zod'
import { zoomTime } from '../catalogue/course-parts.ts'
import { endpoint, own, signedIn } from '../endpoint.ts'
import { id, inBothLanguages, moment } from '../fields.ts'
import { coachAwayNotice, withoutCoachNotice } from '../lessons/coach-away-notices.ts'
import { by, lessonNotices } from '../lessons/lesson-notices.ts'
import { recordingAnsweredNotice, recordingsWaitingNotice } from '../speaking/speaking-notices.ts'
import { page, pageSizes } from '../paging.ts'
import {
  coachChanged,
  coachReplaced,
  course,
  session,
  sessionDeclined,
  sessionHandedOver,
} from './coach-notices.ts'
import { serviceTroubleNotice } from './service-notice.ts'

/** What was paid for: a course, or a pack of credits, which has no id. */
const sold = { courseId: id.nullable(), course: z.string() }
const money = { amountMinor: z.number().int(), currency: z.enum(currencies) }
const sessionChanges = z.array(z.enum(['duration', 'link', 'notes'])).optional()
const dated = z.object({ course: z.string(), startsAt: moment })
/** Days and weekly times on the school's clock. */
export const timetable = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  zoomTimes: z.array(zoomTime),
})
/** The data of a notification. Its text is composed in the reader's language when it is read. */
export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enrolled'), ...course }),
  z.object({ kind: z.literal('enrollment_ended'), ...course }),
  z.object({ kind: z.literal('payment'), ...sold, ...money }),
  z.object({ kind: z.literal('refund'), ...sold, ...money }),
  z.object({
    kind: z.literal('refund_failed'),
    ...sold,
    ...money,
    /** For admins: who paid; null after the account was erased. Absent for the learner. */
    learner: z.string().nullable().optional(),
  }),
  z.object({
    kind: z.literal('dispute'),
    ...sold,
    ...money,
    /** `erasure`: the learner asked to delete the account before the bank decided. */
    stage: z.enum(['opened', 'won', 'lost', 'erasure']),
    /** For admins: who paid; null after the account was erased. Absent for the learner. */
    learner: z.string().nullable().optional(),
  }),
  z.object({ kind: z.literal('payment_mismatch'), ...sold, ...money, paymentId: id }),
  z.object({ kind: z.literal('invoice'), ...course }),
  z.object({ kind: z.literal('seat_offered'), ...course, until: moment }),
  z.object({ kind: z.literal('waiting_list_removed'), ...course, reason: z.string() }),
  z.object({ kind: z.literal('group'), ...course, group: z.string() }),
  z.object({
    kind: z.literal('course_changed'),
    ...course,
    before: timetable,
    after: timetable,
    /** The next session, and further ones whose reminder the notice replaces; empty when no session is ahead. */
    next: z.array(z.object({ sessionId: z.string(), startsAt: moment })).optional(),
    /** The learner may cancel until then; absent for coaches. */
    cancelUntil: moment.optional(),
  }),
  z.object({
    kind: z.literal('course_cancelled'),
    ...course,
    reason: z.string(),
    reader: z.enum(['learner', 'waiting', 'coach']),
    /** Until when a learner with a seat chooses another course or the refund. */
    chooseUntil: moment.optional(),
    /** The learner paid nothing, so there is no refund. */
    isFree: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('enrollment_moved'),
    ...course,
    /** The name of the course before. */
    from: z.string(),
    currency: z.enum(currencies),
    /** What goes back to the learner, and what the learner now owes; 0 for nothing. */
    refundMinor: z.number().int(),
    owedMinor: z.number().int(),
  }),
  z.object({
    kind: z.literal('session_moved'),
    ...session,
    /** The old time. */
    before: moment.optional(),
    /** It was cancelled before and takes place after all. */
    isBack: z.boolean().optional(),
    changes: sessionChanges,
    /** The new length. */
    minutes: z.number().int().optional(),
    ...by,
  }),
  z.object({
    kind: z.literal('session_cancelled'),
    ...session,
    reason: z.string().optional(),
    /** It has no page any more. */
    isGone: z.literal(true).optional(),
    ...by,
  }),
  z.object({
    kind: z.literal('session_changed'),
    ...session,
    changes: sessionChanges,
    minutes: z.number().int().optional(),
    ...by,
  }),
  z.object({ kind: z.literal('session_added'), ...session, minutes: z.number().int(), ...by }),
  /** `other` is the coach who asks. */
  z.object({ kind: z.literal('session_asked'), ...session, other: z.string() }),
  sessionDeclined,
  sessionHandedOver,
  z.object({ kind: z.literal('coach_away'), ...coachAwayNotice }),
  z.object({ kind: z.literal('class_without_coach'), ...withoutCoachNotice }),
  z.object({
    kind: z.literal('holidays_changed'),
    /** The reader's sessions that no longer take place, and those that take place again. */
    off: z.array(dated.extend({ holiday: z.string() })),
    back: z.array(dated),
    /** Further sessions that the notice does not name. */
    more: z.number().int(),
  }),
  coachChanged,
  coachReplaced,
  z.object({
    kind: z.literal('absence'),
    ...session,
    learner: z.string(),
    /** Null when the learner comes after all. */
    reason: z.string().nullable(),
  }),
  z.object({ kind: z.literal('session_soon'), ...session }),
  z.object({ kind: z.literal('replay_ready'), ...session }),
  ...lessonNotices,
  z.object({ kind: z.literal('guest_booked'), ...session, isMakeUp: z.boolean() }),
  z.object({ kind: z.literal('guest_moved'), ...session, before: moment }),
  z.object({ kind: z.literal('guest_cancelled'), ...session, isTicketBack: z.boolean() }),
  z.object({
    kind: z.literal('credits_expiring'),
    credits: z.number().int(),
    extraGroups: z.number().int(),
    /** The first last day of them. */
    expiresOn: z.iso.date(),
  }),
  z.object({ kind: z.literal('module_opened'), ...course, moduleId: id, module: z.string() }),
  z.object({ kind: z.literal('course_completed'), ...course }),
  recordingsWaitingNotice,
  recordingAnsweredNotice,
  z.object({ kind: z.literal('review_due'), count: z.number().int() }),
  z.object({
    kind: z.literal('quiz_result'),
    /** The course of the quiz; absent when it no longer exists. */
    courseId: id.optional(),
    moduleId: id,
    module: z.string(),
    percentage: z.number(),
  }),
  z.object({ kind: z.literal('service_trouble'), ...serviceTroubleNotice }),
  z.object({
    kind: z.literal('message'),
    threadId: id,
    /** The author; absent when the school writes. */
    from: z.string().optional(),
  }),
  z.object({
    kind: z.literal('announcement'),
    title: inBothLanguages,
    text: inBothLanguages,
    /** A coach announced it in a course. */
    from: z.object({ coach: z.string(), course: z.string(), courseId: id }).optional(),
  }),
])
export type Notice = z.infer<typeof notice>

const notification = z.object({
  id,
  createdAt: moment,
  readAt: moment.nullable(),
  notice,
})
export type Notification = z.infer<typeof notification>

const kinds: [NotificationKind, ...NotificationKind[]] = ['enrolled', ...notificationKinds]

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'List your notifications, newest first',
  access: signedIn,
  query: z.object({
    pageIndex: z.coerce.number().int().min(0).max(1_000_000).default(0),
    pageSize: z.coerce.number().pipe(z.literal(pageSizes)).default(10),
    kind: z.enum(kinds).optional(),
    state: z.enum(['unread', 'read']).optional(),
  }),
  reply: page(notification),
})

export const markNotificationRead = endpoint({
  method: 'POST',
  path: '/notifications/:id/read',
  summary: 'Mark a notification as read',
  access: own('the notification'),
  params: z.object({ id }),
  reply: notification,
})

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark all your notifications as read',
  access: signedIn,
  reply: z.object({ count: z.number().int() }),
})

const preferences = z.array(z.object({ kind: z.enum(kinds), isMailed: z.boolean() }))

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notification-preferences',
  summary: 'Get the kinds of notification that you also get by email',
  access: signedIn,
  reply: preferences,
})

export const setNotificationPreference = endpoint({
  method: 'PUT',
  path: '/notification-preferences',
  summary: 'Choose whether you also get a kind of notification by email',
  access: signedIn,
  body: z.object({ kind: z.enum(kinds), isMailed: z.boolean() }),
  reply: preferences,
})
