import type { CoachNow } from '@sohbet/contract/live-sessions/coach-week'
import { useNow } from '../../ui/use-now.ts'
import { LessonNow } from './lesson-now.tsx'
import { SessionNow } from './session-now.tsx'

type Ending = { startsAt: string; endsAt: string }

/** The session or the lesson that runs or comes first, with what the coach prepares for. */
export function Now({ next: { session, lesson } }: { next: CoachNow }) {
  const now = useNow()
  const isAhead = (one: Ending | null) => one !== null && new Date(one.endsAt) > now
  const isLessonFirst =
    lesson !== null &&
    (!isAhead(session) || Date.parse(lesson.startsAt) < Date.parse(session?.startsAt ?? ''))
  if (lesson && isAhead(lesson) && isLessonFirst) return <LessonNow lesson={lesson} now={now} />
  return session && isAhead(session) ? <SessionNow session={session} now={now} /> : null
}
