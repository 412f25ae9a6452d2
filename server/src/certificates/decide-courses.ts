import { addDays, schoolDay } from '@sohbet/domain/calendar'
import {
  checkedUntil,
  courseOutcome,
  type CompletionRules,
  type CourseOutcome,
} from '@sohbet/domain/course/outcome'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courseResults } from '../db/tables/learning/certificates.ts'
import { notify } from '../notifications/notify.ts'
import { readEndedWork, type SeatWork } from './course-work.reads.ts'

/** Learners of courses that ended long ago, such as imported ones, hear nothing. */
const lateDays = 7

const isUndecided = sql`not exists (select from course_results where course_results.enrollment_id = seat.id)`

/** Seats per transaction. The first run in a large school decides all its past courses. */
const atOnce = 1000

type Decided = SeatWork & { outcome: CourseOutcome }
type Run = { db: Db; now: Date; rules: CompletionRules }

/**
 * Stores what became of enrolments in ended courses: completed as soon as the thresholds are reached, the rest when
 * the time to reach them is over. It may run at any time and in parallel; each learner is notified once.
 */
export async function decideCourses(run: Run): Promise<void> {
  const found = await readEndedWork(run.db, { isWanted: isUndecided, now: run.now })
  const decided = found.flatMap((seat): Decided[] => {
    const outcome = courseOutcome(seat.course.plan, seat.work, run)
    return outcome === null ? [] : [{ ...seat, outcome }]
  })
  for (let first = 0; first < decided.length; first += atOnce)
    await storeResults(run, decided.slice(first, first + atOnce))
}

const storeResults = ({ db: outer, now, rules }: Run, decided: readonly Decided[]): Promise<void> =>
  outer.transaction(async (db) => {
    const stored = await db
      .insert(courseResults)
      .values(
        decided.map(({ enrollmentId, outcome, work }) => ({
          enrollmentId,
          outcome,
          completedModules: work.completedModules,
          moduleCount: work.moduleCount,
          joinedSessions: work.joined,
          heldSessions: work.held,
          minutes: work.minutes,
          completionModules: rules.completionModules,
          completionParticipation: rules.completionParticipation,
          decidedAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ enrollmentId: courseResults.enrollmentId })
    const isNew = new Set(stored.map(({ enrollmentId }) => enrollmentId))
    const completed = decided.filter(
      ({ enrollmentId, outcome, course }) =>
        isNew.has(enrollmentId) &&
        outcome === 'completed' &&
        schoolDay(now) <= addDays(checkedUntil(course.plan), lateDays),
    )
    await notify(
      db,
      now,
      ...completed.map(({ enrollmentId, userId, course: { plan } }) => ({
        userIds: [userId],
        notice: { kind: 'course_completed' as const, courseId: plan.courseId, course: plan.name },
        about: enrollmentId,
      })),
    )
  })
