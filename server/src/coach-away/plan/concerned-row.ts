import type { AwayRole } from '@sohbet/domain/away/away'
import type { CourseDates } from '@sohbet/domain/course/status'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'

export type Asked = { coachId: string; startsAt: Date; endsAt: Date; now: Date }

/** A session or lesson of a coach in a time. */
export type ConcernedRow = {
  id: string
  /** Of a session. */
  courseId: string | null
  course: string | null
  dates: CourseDates | null
  /** Null for a session. */
  lesson: LessonKind | null
  learners: string[]
  role: AwayRole
  otherCoach: string | null
  secondId: string | null
  startsAt: Date
  endsAt: Date
  version: string
  /** The accounts that hear of a change; of a lesson its learners and its coach. */
  userIds: string[]
  asked: string | null
}
