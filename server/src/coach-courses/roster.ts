import type { CoachCourse, RosterLearner, RosterModule } from '@sohbet/contract/learning/coach-courses'
import { currentModule } from '@sohbet/domain/course/current-module'
import { learnerProgress, workInCourse } from '@sohbet/domain/course/progress'
import { isInactive } from '@sohbet/domain/course/inactivity'
import { courseStatus, progressPercentage } from '@sohbet/domain/course/status'
import { participation, type Participation } from '@sohbet/domain/live-session/participation'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { liveSessionsOfPlan } from '../live-sessions/plan.reads.ts'
import type { CourseFound, CourseListed } from './course-rows.reads.ts'

type LearnerRow = CourseFound['learners'][number]

/** Number of modules that the course has reached. */
const dueCount = (course: CourseFound, now: Date): number =>
  (currentModule(course, course.modules.length, now) ?? -1) + 1

const averageOf = (results: readonly number[]): number | null =>
  results.length === 0 ? null : Math.round(results.reduce((sum, result) => sum + result, 0) / results.length)

const resultsOf = (work: LearnerRow['work']) =>
  work.flatMap(({ result }) => (result === null ? [] : [result]))

/** The course with the work of its learners that counts there. */
const withOwnWork = (course: CourseFound, now: Date): CourseFound => ({
  ...course,
  learners: course.learners.map((learner) => ({
    ...learner,
    work: [...workInCourse(course, learner.work, now)],
  })),
})

/** Learners of a cancelled course have nothing to do. */
const isInactiveIn = (course: CourseListed, learner: CourseListed['learners'][number], now: Date) =>
  !course.isCancelled && isInactive({ ...course, ...learner }, now)

export const toCoachCourse = (course: CourseListed, now: Date): CoachCourse => ({
  id: course.id,
  name: course.name,
  typeId: course.typeId,
  typeName: course.typeName,
  startDate: course.startDate,
  endDate: course.endDate,
  status: courseStatus(course, now),
  isCancelled: course.isCancelled,
  progress: progressPercentage(course, now),
  isPrimary: course.isPrimary,
  learnerCount: course.learners.length,
  seats: course.seats,
  inactiveCount: course.learners.filter((learner) => isInactiveIn(course, learner, now)).length,
})

/** For each learner, the attended sessions among those held since they joined. */
function participationIn(course: CourseFound, now: Date): (learner: LearnerRow) => Participation {
  const sessions = liveSessionsOfPlan(course.plan, course.holidays)
  return ({ attended, since }) =>
    participation(sessions, {
      attended: new Set(attended.map((slot) => liveSessionIdOf(course.id, slot))),
      since,
      now,
    })
}

export function toRoster(found: CourseFound, now: Date): RosterLearner[] {
  const course = withOwnWork(found, now)
  const participationOf = participationIn(course, now)
  const due = dueCount(course, now)
  const dueIds = new Set(course.modules.slice(0, due).map(({ id }) => id))
  return course.learners.map((learner) => {
    const done = learner.work.filter(({ isCompleted }) => isCompleted)
    const { held, joined } = participationOf(learner)
    return {
      userId: learner.userId,
      username: learner.username,
      level: learner.level,
      since: learner.since.toISOString(),
      completedModules: done.length,
      progress: learnerProgress({
        completed: done.filter(({ moduleId }) => dueIds.has(moduleId)).length,
        due,
      }),
      averageResult: averageOf(resultsOf(learner.work)),
      heldSessions: held,
      attendedSessions: joined,
      lastActiveAt: learner.lastActiveAt?.toISOString() ?? null,
      isInactive: isInactiveIn(course, learner, now),
      results: learner.work.flatMap(({ moduleId, result }) =>
        result === null ? [] : [{ moduleId, result }],
      ),
    }
  })
}

export function toRosterModules(course: CourseFound, now: Date): RosterModule[] {
  const due = dueCount(course, now)
  const work = withOwnWork(course, now).learners.flatMap((learner) => learner.work)
  return course.modules.map(({ id, order, name, hasQuiz }, place) => {
    const done = work.filter(({ moduleId }) => moduleId === id)
    return {
      id,
      order,
      name,
      isDue: place < due,
      hasQuiz,
      completedCount: done.filter(({ isCompleted }) => isCompleted).length,
      averageResult: averageOf(resultsOf(done)),
    }
  })
}

/** The state of the whole course. */
export function courseFigures(course: CourseFound, now: Date) {
  const roster = toRoster(course, now)
  const held = roster.reduce((sum, { heldSessions }) => sum + heldSessions, 0)
  const attended = roster.reduce((sum, { attendedSessions }) => sum + attendedSessions, 0)
  return {
    progress: averageOf(roster.map(({ progress }) => progress)) ?? 0,
    averageResult: averageOf(roster.flatMap(({ results }) => results.map(({ result }) => result))),
    attendanceRate: held === 0 ? null : Math.round((attended / held) * 100),
    inactiveCount: roster.filter((learner) => learner.isInactive).length,
  }
}
