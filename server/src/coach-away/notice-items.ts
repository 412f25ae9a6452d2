import type { AwayItem } from '@sohbet/contract/lessons/coach-away-notices'
import type { Notice } from '@sohbet/contract/notifications/notifications'

/** A notice about one session or lesson, as a line of the notice about all of them. */
export function toItem(notice: Notice): AwayItem | null {
  switch (notice.kind) {
    case 'session_cancelled':
      return { ...ofSession(notice), change: 'cancelled' }
    case 'session_moved':
      return {
        ...ofSession(notice),
        startsAt: notice.before ?? notice.startsAt,
        change: 'moved',
        to: notice.startsAt,
      }
    case 'session_asked':
      return { ...ofSession(notice), change: 'asked' }
    case 'guest_cancelled':
      return { ...ofSession(notice), change: 'cancelled', isPaidBack: notice.isTicketBack }
    case 'guest_moved':
      return { ...ofSession(notice), startsAt: notice.before, change: 'moved', to: notice.startsAt }
    case 'lesson_cancelled':
      return {
        ...ofLesson(notice),
        change: 'cancelled',
        isPaidBack: notice.isCreditBack,
        ...(notice.others && { others: notice.others }),
      }
    case 'lesson_proposed':
      return { ...ofLesson(notice), startsAt: notice.before, change: 'proposed', to: notice.startsAt }
    case 'lesson_asked':
      return { ...ofLesson(notice), change: 'asked' }
    default:
      return null
  }
}

const ofSession = ({ course, startsAt }: { course: string; startsAt: string }) => ({
  course,
  lesson: null,
  startsAt,
})

const ofLesson = ({
  lesson,
  startsAt,
}: Pick<Extract<Notice, { kind: 'lesson_cancelled' }>, 'lesson' | 'startsAt'>) => ({
  course: null,
  lesson,
  startsAt,
})
