import type { Role } from '../account/role.ts'

type Rule = {
  /** Whom it can be about. */
  roles: readonly Role[]
  /**
   * Whether it comes by mail too, until its reader says otherwise; `always` where a letter of its own goes out anyway,
   * with what must be in writing.
   */
  mail: boolean | 'always'
  /** The mail waits so long, and does not go out once it has been read in the app. */
  mailAfterMinutes?: number
}

/** Everything that somebody is told of, and what becomes of it. */
const notificationRules = {
  enrolled: { roles: ['learner'], mail: 'always' },
  enrollment_ended: { roles: ['learner'], mail: 'always' },
  payment: { roles: ['learner'], mail: 'always' },
  refund: { roles: ['learner'], mail: 'always' },
  seat_offered: { roles: ['learner'], mail: 'always' },
  group: { roles: ['learner'], mail: true },
  session_moved: { roles: ['learner', 'coach'], mail: true },
  session_cancelled: { roles: ['learner', 'coach'], mail: true },
  session_soon: { roles: ['learner', 'coach'], mail: true },
  replay_ready: { roles: ['learner'], mail: false },
  module_opened: { roles: ['learner'], mail: false },
  quiz_result: { roles: ['learner'], mail: false },
  // Two who talk to each other in the app get no letter for every line
  message: { roles: ['learner', 'coach', 'admin'], mail: true, mailAfterMinutes: 5 },
  announcement: { roles: ['learner', 'coach', 'admin'], mail: true },
} as const satisfies Record<string, Rule>

export type NotificationKind = keyof typeof notificationRules

const isKind = (word: string): word is NotificationKind => Object.hasOwn(notificationRules, word)
export const notificationKinds = Object.keys(notificationRules).filter(isKind)

/** What somebody may be told of. */
export const kindsOf = (role: Role): NotificationKind[] =>
  notificationKinds.filter((kind) => notificationRules[kind].roles.some((one) => one === role))

/** What somebody may choose to get by mail, or not. */
export const choosableKinds = (role: Role): NotificationKind[] =>
  kindsOf(role).filter((kind) => notificationRules[kind].mail !== 'always')

/** How long a mail waits whether it is still needed; most are written down at once, read or not. */
export function mailWait(kind: NotificationKind): number {
  const rule: Rule = notificationRules[kind]
  return (rule.mailAfterMinutes ?? 0) * 60_000
}
export const waitingKinds = notificationKinds.filter((kind) => mailWait(kind) > 0)

/** Whether a notification is mailed as such; of what has a letter of its own none is sent twice. */
export function isMailed(kind: NotificationKind, chosen: boolean | undefined): boolean {
  const { mail } = notificationRules[kind]
  return mail !== 'always' && (chosen ?? mail)
}
