import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { checkedUntil, courseOutcome, type CompletionRules } from '@sohbet/domain/course/outcome'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courseResults } from '../db/tables/learning/certificates.ts'
import { notify } from '../notifications/notify.ts'
import { readEndedWork } from './course-work.reads.ts'

/** Learners of courses that ended long ago, such as imported ones, hear nothing. */
const lateDays = 7

const isUndecided = sql`not exists (select from course_results where course_results.enrollment_id = seat.id)`

/**
 * Stores what became of enrolments in ended courses: completed as soon as the thresholds are reached, the rest when
 * the time to reach them is over. It may run at any time and in parallel; each learner is notified once.
 */
export async function decideCourses({
  db: outer,
  now,
  rules,
}: {
  db: Db
  now: Date
  rules: CompletionRules
}): Promise<void> {
  const found = await readEndedWork(outer, { isWanted: isUndecided, now })
  const decided = found.flatMap((seat) => {
    const outcome = courseOutcome(seat.course.plan, seat.work, { rules, now })
    return outcome === null ? [] : [{ ...seat, outcome }]
  })
  if (decided.length === 0) return
  await outer.transaction(async (db) => {
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
}
