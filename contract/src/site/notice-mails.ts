import type { NotificationKind } from '@sohbet/domain/notification/kinds'

/**
 * The mails of notifications, by kind. The owner writes announcements, and kinds that are not here have a mail of
 * another group.
 */
export const noticeMails = {
  session_soon: 'notice-session-soon',
  session_moved: 'notice-session-moved',
  session_cancelled: 'notice-session-cancelled',
  session_changed: 'notice-session-changed',
  session_added: 'notice-session-added',
  session_asked: 'notice-session-asked',
  session_declined: 'notice-session-declined',
  session_handed_over: 'notice-session-handed-over',
  coach_away: 'notice-coach-away',
  class_without_coach: 'notice-class-without-coach',
  lesson_soon: 'notice-lesson-soon',
  lesson_booked: 'notice-lesson-booked',
  lesson_moved: 'notice-lesson-moved',
  lesson_cancelled: 'notice-lesson-cancelled',
  lesson_proposed: 'notice-lesson-proposed',
  lesson_asked: 'notice-lesson-asked',
  lesson_declined: 'notice-lesson-declined',
  lesson_handed_over: 'notice-lesson-handed-over',
  lesson_decided: 'notice-lesson-decided',
  lesson_feedback: 'notice-lesson-feedback',
  partner_invited: 'notice-partner-invited',
  partner_answered: 'notice-partner-answered',
  duo_asked: 'notice-duo-asked',
  duo_freed: 'notice-duo-freed',
  group_cancelled: 'notice-group-cancelled',
  guest_booked: 'notice-guest-booked',
  guest_moved: 'notice-guest-moved',
  guest_cancelled: 'notice-guest-cancelled',
  credits_expiring: 'notice-credits-expiring',
  holidays_changed: 'notice-holidays-changed',
  course_changed: 'notice-course-changed',
  course_cancelled: 'notice-course-cancelled',
  coach_changed: 'notice-coach-changed',
  coach_replaced: 'notice-coach-replaced',
  enrollment_moved: 'notice-enrollment-moved',
  waiting_list_removed: 'notice-waiting-list-removed',
  group: 'notice-group',
  module_opened: 'notice-module-opened',
  replay_ready: 'notice-replay-ready',
  course_completed: 'notice-course-completed',
  recordings_waiting: 'notice-recordings-waiting',
  recording_answered: 'notice-recording-answered',
  review_due: 'notice-review-due',
  quiz_result: 'notice-quiz-result',
  message: 'notice-message',
  absence: 'notice-absence',
  invoice: 'notice-invoice',
  dispute: 'notice-dispute',
  payment_mismatch: 'notice-payment-mismatch',
  service_trouble: 'notice-service-trouble',
} as const satisfies Partial<Record<NotificationKind, string>>

type NoticeKind = keyof typeof noticeMails
export type NoticeMail = (typeof noticeMails)[NoticeKind]

const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeMails, kind)
const noticeKinds = Object.keys(noticeMails).filter(isNoticeKind)

/** The mail of a notification; those without an own one have the frame only. */
export const noticeMailOf = (kind: NotificationKind): NoticeMail | 'notification' =>
  isNoticeKind(kind) ? noticeMails[kind] : 'notification'

/** Undefined for mails that are no notification. */
export const noticeKindOf = (mail: string): NoticeKind | undefined =>
  noticeKinds.find((kind) => noticeMails[kind] === mail)

export const isNoticeMail = (mail: string): mail is NoticeMail => noticeKindOf(mail) !== undefined
