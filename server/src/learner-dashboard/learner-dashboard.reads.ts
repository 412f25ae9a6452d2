import type { LearnerDashboard } from '@sohbet/contract/learner-dashboard'
import { schoolDay } from '@sohbet/domain/calendar'
import { currentModule } from '@sohbet/domain/course/current-module'
import { fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { hoursOf } from '@sohbet/domain/session/participation'
import type { Db } from '../db/connect.ts'
import type { SignedInContext } from '../http/context.ts'
import { readTypeContent } from '../progress/type-content.ts'
import { dashboardOfLearner, type DashboardRow, type EnrolledRow } from './dashboard.statement.ts'
import { ownSessionFigures } from './own-session-figures.ts'

/** One statement; what is the same for all learners of a course type is kept by its revision. */
export async function readLearnerDashboard(ctx: SignedInContext): Promise<LearnerDashboard> {
  const { db, actor, now } = ctx
  const values = { userId: actor.userId, today: schoolDay(now), now: now.toISOString() }
  const [row] = await dashboardOfLearner(db, values)
  if (!row) throw new Error('a statement without a table has one row')
  const { minutes, participationRate, incoming, replays } = ownSessionFigures(ctx, row)
  const telegramGroups = row.groups.map(toGroup)
  const soonest = incoming.find(({ courseId }) => telegramGroups.some((group) => group.courseId === courseId))
  return {
    enrollableCourses: row.enrollable.map(toEnrollable),
    enrolledCourses: await toEnrolledCourses(db, row, now),
    resources: row.resources,
    telegramGroup:
      telegramGroups.find(({ courseId }) => courseId === soonest?.courseId) ?? telegramGroups[0] ?? null,
    telegramGroups,
    incomingZoomSessions: incoming,
    replays,
    learnerAnalytics: {
      totalHours: hoursOf(minutes + row.work.videoSeconds / 60),
      participationRate,
      completedModules: row.work.completed.length,
    },
  }
}

const toEnrollable = (course: DashboardRow['enrollable'][number]) => ({
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

const toGroup = (group: DashboardRow['groups'][number]) => ({
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
      (one.plan.endDate < other.plan.endDate ? -1 : 1),
  )

async function toEnrolledCourses(db: Db, { enrolled, work }: DashboardRow, now: Date) {
  const completed = new Set(work.completed)
  const courses: LearnerDashboard['enrolledCourses'] = []
  for (const own of inOrderOfUse(enrolled, now)) {
    const content = await readTypeContent(db, own)
    const here = content[currentModule(own.plan, content.length, now) ?? -1]
    courses.push({
      id: own.plan.courseId,
      enrollmentId: own.enrollmentId,
      name: own.plan.name,
      startDate: own.plan.startDate,
      endDate: own.plan.endDate,
      enrollmentStatus: own.status,
      currentModule: here ? { moduleNo: here.order, moduleName: here.name } : null,
      moduleCount: content.length,
      completedModules: content.filter(({ id }) => completed.has(id)).length,
    })
  }
  return courses
}
