import type { Role } from '@sohbet/domain/account/role'
import type { Notice } from './notifications.ts'

/** Where the thing is that a notification tells of; where there is nothing to go to, none. */
export function notificationPath(notice: Notice, role: Role): string | undefined {
  if (notice.kind === 'message') return `/${role}/messages?thread=${notice.threadId}`
  if (role === 'coach' && 'sessionId' in notice) return `/coach/session/${notice.sessionId}`
  if (role !== 'learner') return undefined
  switch (notice.kind) {
    case 'enrolled':
    case 'group':
    case 'payment':
      return `/learner/course/${notice.courseId}`
    case 'module_opened':
      return `/learner/course/${notice.courseId}`
    case 'seat_offered':
      return `/learner/enroll/${notice.courseId}`
    case 'refund':
    case 'enrollment_ended':
    case 'quiz_result':
      return '/learner/courses'
    case 'session_moved':
    case 'session_cancelled':
    case 'session_soon':
    case 'replay_ready':
      return `/learner/session/${notice.sessionId}`
    case 'announcement':
      return undefined
  }
}
