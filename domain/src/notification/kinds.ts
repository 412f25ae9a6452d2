import type { Role } from '../account/role.ts'
import { minuteMs } from '../moment.ts'

type Rule = {
  /** Roles that can receive it. */
  roles: readonly Role[]
  /**
   * Whether it is also mailed by default; `always` when a separate e-mail with the required text goes out anyway,
   * `required` when the notification itself is mailed and users cannot switch it off.
   */
  mail: boolean | 'always' | 'required'
  /** The mail waits this long and is dropped when the user reads the notification in the app first. */
  mailAfterMinutes?: number
}

/** Every kind of notification with its rules. */
const notificationRules = {
  enrolled: { roles: ['learner'], mail: 'always' },
  enrollment_ended: { roles: ['learner'], mail: 'always' },
  payment: { roles: ['learner'], mail: 'always' },
  refund: { roles: ['learner'], mail: 'always' },
  refund_failed: { roles: ['learner', 'admin'], mail: 'always' },
  dispute: { roles: ['learner', 'admin'], mail: 'required' },
  payment_mismatch: { roles: ['admin'], mail: true },
  invoice: { roles: ['learner'], mail: true },
  seat_offered: { roles: ['learner'], mail: 'always' },
  waiting_list_removed: { roles: ['learner'], mail: true },
  group: { roles: ['learner'], mail: true },
  course_changed: { roles: ['learner', 'coach'], mail: true },
  course_cancelled: { roles: ['learner', 'coach'], mail: 'required' },
  enrollment_moved: { roles: ['learner'], mail: 'required' },
  session_moved: { roles: ['learner', 'coach'], mail: true },
  session_cancelled: { roles: ['learner', 'coach'], mail: true },
  session_changed: { roles: ['learner', 'coach'], mail: true },
  session_added: { roles: ['learner', 'coach', 'admin'], mail: true },
  session_asked: { roles: ['coach'], mail: true },
  session_declined: { roles: ['coach'], mail: true },
  session_handed_over: { roles: ['learner', 'coach'], mail: true },
  coach_away: { roles: ['learner', 'coach', 'admin'], mail: true },
  class_without_coach: { roles: ['coach', 'admin'], mail: true },
  holidays_changed: { roles: ['learner', 'coach'], mail: true },
  coach_changed: { roles: ['learner', 'coach'], mail: true },
  coach_replaced: { roles: ['learner', 'coach'], mail: true },
  absence: { roles: ['coach'], mail: true },
  session_soon: { roles: ['learner', 'coach'], mail: true },
  lesson_booked: { roles: ['learner', 'coach'], mail: true },
  lesson_moved: { roles: ['learner', 'coach'], mail: true },
  lesson_cancelled: { roles: ['learner', 'coach'], mail: true },
  lesson_soon: { roles: ['learner', 'coach'], mail: true },
  lesson_proposed: { roles: ['learner'], mail: true },
  lesson_asked: { roles: ['coach'], mail: true },
  lesson_declined: { roles: ['coach'], mail: true },
  lesson_handed_over: { roles: ['learner', 'coach'], mail: true },
  lesson_decided: { roles: ['learner', 'coach'], mail: true },
  lesson_feedback: { roles: ['learner'], mail: true },
  partner_invited: { roles: ['learner'], mail: true },
  partner_answered: { roles: ['learner'], mail: true },
  duo_asked: { roles: ['learner'], mail: true },
  duo_freed: { roles: ['learner'], mail: true },
  group_cancelled: { roles: ['learner', 'coach'], mail: true },
  guest_booked: { roles: ['learner'], mail: true },
  guest_moved: { roles: ['learner'], mail: true },
  guest_cancelled: { roles: ['learner'], mail: true },
  credits_expiring: { roles: ['learner'], mail: true },
  replay_ready: { roles: ['learner'], mail: false },
  module_opened: { roles: ['learner'], mail: false },
  // One a day, and no mail for a coach who listens anyway
  recordings_waiting: { roles: ['coach'], mail: true, mailAfterMinutes: 60 },
  recording_answered: { roles: ['learner'], mail: true },
  quiz_result: { roles: ['learner'], mail: false },
  course_completed: { roles: ['learner'], mail: true },
  review_due: { roles: ['learner'], mail: false },
  service_trouble: { roles: ['admin'], mail: true },
  // Two people who chat in the app get no e-mail for every line
  message: { roles: ['learner', 'coach', 'admin'], mail: true, mailAfterMinutes: 5 },
  announcement: { roles: ['learner', 'coach', 'admin'], mail: true },
} as const satisfies Record<string, Rule>

export type NotificationKind = keyof typeof notificationRules

const isKind = (word: string): word is NotificationKind => Object.hasOwn(notificationRules, word)
export const notificationKinds = Object.keys(notificationRules).filter(isKind)

/** Kinds of notification that a role can receive. */
export const kindsOf = (role: Role): NotificationKind[] =>
  notificationKinds.filter((kind) => notificationRules[kind].roles.some((one) => one === role))

/** Kinds that a user can switch on or off for e-mail. */
export const choosableKinds = (role: Role): NotificationKind[] =>
  kindsOf(role).filter((kind) => typeof notificationRules[kind].mail === 'boolean')

/** How long a mail waits before it is sent, in milliseconds; 0 for most kinds. */
export function mailWait(kind: NotificationKind): number {
  const rule: Rule = notificationRules[kind]
  return (rule.mailAfterMinutes ?? 0) * minuteMs
}

/** Whether the notification itself is mailed; false when a separate e-mail covers it. */
export function isMailed(kind: NotificationKind, chosen: boolean | undefined): boolean {
  const { mail } = notificationRules[kind]
  return mail === 'required' || (mail !== 'always' && (chosen ?? mail))
}
