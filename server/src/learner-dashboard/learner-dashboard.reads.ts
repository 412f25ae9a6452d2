import type { LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import { daysFrom } from '@sohbet/domain/calendar'
import { currentModule } from '@sohbet/domain/course/current-module'
import { fromMinor } from '@sohbet/domain/course/price'
import { fitOf, fittingFirst } from '@sohbet/domain/enrollment/prerequisites'
import { completedModules, dueModules, resumeIndex } from '@sohbet/domain/course/progress'
import { courseStatus } from '@sohbet/domain/course/status'
import { mayTakeLevelTest } from '@sohbet/domain/level-test/policy'
import { scoreProgressOf } from '@sohbet/domain/level-test/score-progress'
import { totalHours } from '@sohbet/domain/habit/work'
import { earlyBirdOn } from '../campaigns/early-bird.reads.ts'
import type { SignedInContext } from '../context/context.ts'
import { toLearnerWeek, wantedOf } from '../habit/habit.reads.ts'
import { minutesOfSessions } from '../live-sessions/session-work.ts'
import { findLevelTestSize } from '../level-test-attempts/attempt.reads.ts'
import { toCurrentModule } from '../enrollments/course-progress.ts'
import { toShownLesson } from '../lessons/seats/shown-lessons.reads.ts'
import {
  readLearnerRow,
  shownCourses,
  type EnrollableRow,
  type EnrolledRow,
  type LearnerRow,
} from './dashboard-rows.ts'
import { ownLiveSessionFigures } from './own-live-session-figures.ts'

export async function readLearnerDashboard(ctx: SignedInContext): Promise<LearnerDashboard> {
  const { db, actor, now } = ctx
  const wanted = wantedOf(ctx)
  const own = await readLearnerRow(db, wanted)
  // A pending seat counts until its hold expires
  const enrolled = own.enrolled.filter(({ heldUntil }) => heldUntil === null || heldUntil > now)
  const { work, participationRate, incoming, replays, more } = ownLiveSessionFigures(ctx, {
    enrolled,
    attendance: own.attendance,
    holidays: own.holidays,
    guests: own.guests,
  })
  const isGoingOn = ({ courseId }: { courseId: string }) =>
    enrolled.some((one) => one.plan.courseId === courseId && !isOver(one, now) && !one.isCancelled)
  const telegramGroups = own.groups.filter(isGoingOn).map(toGroup)
  const soonest = incoming.find(({ courseId }) => telegramGroups.some((group) => group.courseId === courseId))
  const mayTakeTest = mayTakeLevelTest({ level: actor.account.level, isRetakeAllowed: own.isRetakeAllowed })
  return {
    week: toLearnerWeek({ week: own.week, sessions: work }, wanted),
    levelTest: (mayTakeTest.allowed && (await findLevelTestSize(ctx))) || null,
    enrollableCourses: fittingFirst(
      own.enrollable.map((course) => ({
        ...toEnrollable(course, now),
        fit: fitOf(course, own.applicant, now),
      })),
    ).slice(0, shownCourses),
    hasWaitingList: ctx.cachedSchool.current().waitingList,
    enrolledCourses: toEnrolledCourses(enrolled, now),
    resources: own.resources,
    telegramGroup:
      telegramGroups.find(({ courseId }) => courseId === soonest?.courseId) ?? telegramGroups[0] ?? null,
    telegramGroups,
    incomingZoomSessions: incoming,
    lessons: own.lessons.map((seat) => toShownLesson(seat, now)),
    replays,
    more: {
      enrollableCourses: Math.max(0, own.enrollableCount - shownCourses),
      resources: own.resourceCount - own.resources.length,
      ...more,
    },
    dueCards: own.dueCards,
    progress: dueModules(modulesByType(enrolled.filter(({ isCancelled }) => !isCancelled)), now),
    scoreProgress: scoreProgressOf(own.scores),
    learnerAnalytics: {
      totalHours: totalHours({ sessionMinutes: minutesOfSessions(work), ...own.work }),
      participationRate,
      completedModules: own.work.completedModules,
    },
  }
}

const toEnrollable = (course: EnrollableRow, now: Date) => ({
  id: course.id,
  name: course.name,
  description: course.description,
  startDate: course.startDate,
  endDate: course.endDate,
  price: fromMinor(course.priceMinor),
  currency: course.currency,
  earlyBird: earlyBirdOn(course, now),
  maxEnrollments: course.maxEnrollments,
  currentEnrollments: course.currentEnrollments,
  fromLevel: course.fromLevel,
  toLevel: course.toLevel,
  requiredScore: course.levelTestScore,
  requiredCourseType: course.requiredCourseType,
})

const toGroup = (group: LearnerRow['groups'][number]) => ({
  id: group.id,
  courseId: group.courseId,
  courseName: group.courseName,
  name: group.name,
  link: group.inviteLink,
  memberCount: group.memberCount,
  openedAt: group.openedAt,
  isInGroup: group.isInGroup,
})

/** Courses of one type have the same modules. */
function modulesByType(enrolled: readonly EnrolledRow[]) {
  const types = new Map(enrolled.map(({ typeId, modules }) => [typeId, modules]))
  return [...types].map(([type, modules]) => ({
    seats: enrolled.filter(({ typeId }) => typeId === type).map(({ status, plan }) => ({ ...plan, status })),
    modules,
  }))
}

const isOver = ({ plan }: EnrolledRow, now: Date) => courseStatus(plan, now) === 'completed'

const mustChoose = ({ chooseUntil }: EnrolledRow) => chooseUntil !== null

/** Courses with an open choice first, then by their end; ended ones last. */
const inOrderOfUse = (enrolled: readonly EnrolledRow[], now: Date) =>
  enrolled.toSorted(
    (one, other) =>
      Number(mustChoose(other)) - Number(mustChoose(one)) ||
      Number(isOver(one, now)) - Number(isOver(other, now)) ||
      daysFrom(other.plan.endDate, one.plan.endDate) ||
      (one.enrollmentId < other.enrollmentId ? -1 : 1),
  )

const toEnrolledCourses = (
  enrolled: readonly EnrolledRow[],
  now: Date,
): LearnerDashboard['enrolledCourses'] =>
  inOrderOfUse(enrolled, now).map((own) => {
    const current = currentModule(own.plan, own.modules.length, now)
    return {
      id: own.plan.courseId,
      enrollmentId: own.enrollmentId,
      name: own.plan.name,
      startDate: own.plan.startDate,
      endDate: own.plan.endDate,
      enrollmentStatus: own.status,
      source: own.source,
      amount: fromMinor(own.amountMinor),
      currency: own.currency,
      heldUntil: own.heldUntil?.toISOString() ?? null,
      currentModule: toCurrentModule(own.modules, current),
      nextModule: toCurrentModule(own.modules, current === null ? null : resumeIndex(own.modules, current)),
      moduleCount: own.modules.length,
      completedModules: completedModules(own.plan, own.modules, now),
      isCancelled: own.isCancelled,
      chooseUntil: own.chooseUntil?.toISOString() ?? null,
      outcome: own.outcome,
      isCertified: own.isCertified,
    }
  })
