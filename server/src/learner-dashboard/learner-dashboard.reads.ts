import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { daysFrom, schoolDay } from '@sohbet/domain/calendar'
import { currentModule } from '@sohbet/domain/course/current-module'
import { fromMinor } from '@sohbet/domain/course/price'
import { placeToGoOn } from '@sohbet/domain/course/progress'
import { courseStatus } from '@sohbet/domain/course/status'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import type { Db } from '../db/connect.ts'
import { pipelined } from '../db/pipeline.ts'
import type { SignedInContext } from '../context/context.ts'
import { toCurrentModule } from '../enrollments/course-progress.ts'
import { readTypeContent } from '../progress/type-content.ts'
import {
  dashboardOfLearner,
  offersOfSchool,
  shownCourses,
  type EnrolledRow,
  type LearnerRow,
  type OffersRow,
} from './dashboard.statement.ts'
import { ownSessionFigures } from './own-session-figures.ts'

/** A statement for what is the learner's and one for what everyone sees; a type's modules are kept by its revision. */
export async function readLearnerDashboard(ctx: SignedInContext): Promise<LearnerDashboard> {
  const { db, actor, now } = ctx
  const [[own], [school]] = await Promise.all([
    dashboardOfLearner(pipelined(db), { userId: actor.userId }),
    offersOfSchool(pipelined(db), { today: schoolDay(now) }),
  ])
  if (!own || !school) throw new Error('a statement without a table has one row')
  // A seat that waits for its payment counts while it is held
  const enrolled = own.enrolled.filter(({ heldUntil }) => heldUntil === null || heldUntil > now)
  const { minutes, participationRate, incoming, replays } = ownSessionFigures(ctx, {
    enrolled,
    attendance: own.attendance,
    holidays: school.holidays,
  })
  const isGoingOn = ({ courseId }: { courseId: string }) =>
    enrolled.some((one) => one.plan.courseId === courseId && !isOver(one, now))
  const telegramGroups = own.groups.filter(isGoingOn).map(toGroup)
  const soonest = incoming.find(({ courseId }) => telegramGroups.some((group) => group.courseId === courseId))
  const isMine = ({ id }: { id: string }) => enrolled.some(({ plan }) => plan.courseId === id)
  return {
    enrollableCourses: school.enrollable
      .filter((course) => !isMine(course))
      .slice(0, shownCourses)
      .map(toEnrollable),
    enrolledCourses: await toEnrolledCourses(db, { enrolled, completed: new Set(own.work.completed) }, now),
    resources: own.resources,
    telegramGroup:
      telegramGroups.find(({ courseId }) => courseId === soonest?.courseId) ?? telegramGroups[0] ?? null,
    telegramGroups,
    incomingZoomSessions: incoming,
    replays,
    learnerAnalytics: {
      totalHours: hoursOf(minutes + own.work.videoSeconds / 60),
      participationRate,
      completedModules: own.work.completed.length,
    },
  }
}

const toEnrollable = (course: OffersRow['enrollable'][number]) => ({
  id: course.id,
  name: course.name,
  description: course.description,
  startDate: course.startDate,
  endDate: course.endDate,
  price: fromMinor(course.priceMinor),
  currency: course.currency,
  maxEnrollments: course.maxEnrollments,
  currentEnrollments: course.currentEnrollments,
})

const toGroup = (group: LearnerRow['groups'][number]) => ({
  id: group.id,
  courseId: group.courseId,
  courseName: group.courseName,
  name: group.name,
  link: group.inviteLink,
  memberCount: group.memberCount,
})

const isOver = ({ plan }: EnrolledRow, now: Date) => courseStatus(plan, now) === 'completed'

/** What goes on ends first; what is over comes last. */
const inOrderOfUse = (enrolled: readonly EnrolledRow[], now: Date) =>
  enrolled.toSorted(
    (one, other) =>
      Number(isOver(one, now)) - Number(isOver(other, now)) ||
      daysFrom(other.plan.endDate, one.plan.endDate) ||
      (one.enrollmentId < other.enrollmentId ? -1 : 1),
  )

type Enrolled = { enrolled: readonly EnrolledRow[]; completed: ReadonlySet<string> }

async function toEnrolledCourses(db: Db, { enrolled, completed }: Enrolled, now: Date) {
  const courses: LearnerDashboard['enrolledCourses'] = []
  for (const own of inOrderOfUse(enrolled, now)) {
    const content = await readTypeContent(db, own)
    const done = content.map(({ id }) => ({ isCompleted: completed.has(id) }))
    const current = currentModule(own.plan, content.length, now)
    courses.push({
      id: own.plan.courseId,
      enrollmentId: own.enrollmentId,
      name: own.plan.name,
      startDate: own.plan.startDate,
      endDate: own.plan.endDate,
      enrollmentStatus: own.status,
      currentModule: toCurrentModule(content, current),
      nextModule: toCurrentModule(content, current === null ? null : placeToGoOn(done, current)),
      moduleCount: content.length,
      completedModules: done.filter(({ isCompleted }) => isCompleted).length,
    })
  }
  return courses
}
