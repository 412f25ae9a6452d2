import type { Role } from '@sohbet/domain/account/role'
import type { OtherLessonTime } from '../lessons/coach-away-notices.ts'
import type { Notice } from './notifications.ts'

/** Where a learner confirms one of the other times of a cancelled lesson; opening it books nothing. */
export const otherTimePath = ({ lesson, coachId, startsAt }: OtherLessonTime): string =>
  `/learner/lessons/book?kind=${lesson}&coach=${coachId}&at=${encodeURIComponent(startsAt)}&by=${coachId}`

/** The page of a notification's subject; undefined when there is none. */
export function notificationPath(notice: Notice, role: Role): string | undefined {
  if (notice.kind === 'message') return `/${role}/messages/${notice.threadId}`
  if (notice.kind === 'payment_mismatch' || (notice.kind === 'refund_failed' && role === 'admin'))
    return '/admin/enrollments'
  if (notice.kind === 'service_trouble') return '/admin/system'
  if (notice.kind === 'dispute' && role === 'admin') return '/admin/enrollments?disputed=any'
  if (role === 'learner' && notice.kind === 'announcement' && notice.from)
    return `/learner/course/${notice.from.courseId}`
  if (notice.kind === 'class_without_coach' || notice.kind === 'coach_away') return awayPath(notice, role)
  if (notice.kind === 'session_added' && role === 'admin')
    return `/admin/courses/courseform/0/${notice.courseId}?tab=sessions`
  if (role === 'admin' || notice.kind === 'announcement') return undefined
  if (notice.kind === 'holidays_changed') return role === 'learner' ? '/learner/calendar' : '/coach'
  if (notice.kind === 'lesson_cancelled' && role === 'learner' && notice.others?.[0]) {
    // In place of a group class the learner is offered private lessons
    const { lesson, coachId } = notice.others[0]
    return `/learner/lessons/book?kind=${lesson}&coach=${coachId}`
  }
  if (notice.kind === 'coach_replaced') return replacedPath(notice, role)
  if (notice.kind === 'recordings_waiting') return '/coach/listen'
  // Requests of sessions and lessons stand in one list
  if (notice.kind === 'session_asked') return '/coach/lessons'
  if ('lessonId' in notice) return `/${role}/lessons`
  // A guest who left cannot open the session
  if (notice.kind === 'guest_cancelled' || notice.kind === 'credits_expiring') return '/learner/lessons'
  // A session that is gone has no page, and a coach who leaves may not open it
  const hasNoPage =
    (notice.kind === 'session_cancelled' && notice.isGone) ||
    (notice.kind === 'session_handed_over' && notice.reader === 'leaves')
  const isAboutSeveral = 'more' in notice && notice.more !== undefined
  if (notice.kind === 'coach_changed' && isAboutSeveral) return `/${role}/courses`
  if (hasNoPage || isAboutSeveral) return `/${role}/calendar`
  if ('sessionId' in notice) return `/${role}/session/${notice.sessionId}`
  if (role === 'coach')
    return notice.kind === 'course_changed' ||
      notice.kind === 'course_cancelled' ||
      (notice.kind === 'coach_changed' && notice.reader !== 'stops')
      ? `/coach/courses/${notice.courseId}`
      : undefined
  if ('courseId' in notice && notice.courseId === null) return '/learner/lessons'
  if (notice.kind === 'recording_answered')
    return `/learner/course/${notice.courseId}?module=${notice.moduleId}&view=speak`
  if (notice.kind === 'review_due') return '/learner/review'
  if (notice.kind === 'course_completed') return '/learner/certificates'
  if (notice.kind === 'seat_offered') return `/learner/enroll/${notice.courseId}`
  if (notice.kind === 'quiz_result' && notice.courseId)
    return `/learner/course/${notice.courseId}?module=${notice.moduleId}&view=quiz`
  // A learner who has left a course cannot open it
  const isOpen =
    'courseId' in notice &&
    notice.courseId !== undefined &&
    notice.kind !== 'refund' &&
    notice.kind !== 'invoice' &&
    notice.kind !== 'refund_failed' &&
    notice.kind !== 'dispute' &&
    // The page with the button to cancel
    notice.kind !== 'course_changed' &&
    notice.kind !== 'course_cancelled' &&
    notice.kind !== 'waiting_list_removed' &&
    notice.kind !== 'enrollment_ended'
  return isOpen ? `/learner/course/${notice.courseId}` : '/learner/courses'
}

/** Where a learner books in place of a cancelled lesson, or sees all that changed. */
function replacedPath({ parts }: Extract<Notice, { kind: 'coach_replaced' }>, role: Role): string {
  const toBook = parts.find((part) => part.kind === 'lesson_cancelled' && part.others?.length)
  const paths = new Set((toBook ? [toBook] : parts).map((part) => notificationPath(part, role)))
  const [path] = paths
  return paths.size === 1 && path ? path : `/${role}/calendar`
}

/** Where the reader answers, or sees what has changed. */
function awayPath(
  notice: Extract<Notice, { kind: 'coach_away' | 'class_without_coach' }>,
  role: Role,
): string {
  if (role === 'admin') return `/admin/coaches/${notice.coachId}/away`
  if (notice.kind === 'class_without_coach') return '/coach/away'
  const { reader, items } = notice
  // Requests of sessions and lessons stand in one list
  if (reader === 'asked') return '/coach/lessons'
  if (reader !== 'learner') return '/coach/away'
  const isAboutLessons = items.every(({ lesson }) => lesson !== null)
  return isAboutLessons || items.some(({ change }) => change === 'proposed')
    ? '/learner/lessons'
    : '/learner/calendar'
}
