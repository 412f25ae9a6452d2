import type { PlayerCourse } from '@sohbet/contract/learning/player'
import type { LearnerCourse } from '@sohbet/contract/learning/progress'
import { maySeeCourse, reachedPlace } from '@sohbet/domain/course/access'
import { currentModule, openingDays } from '@sohbet/domain/course/current-module'
import { completedModules, isCompletedIn, moduleState } from '@sohbet/domain/course/progress'
import { schoolDay } from '@sohbet/domain/calendar'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { toCurrentModule } from '../enrollments/course-progress.ts'
import {
  learnerPlan,
  learnerPlanColumns,
  materialSlots,
  materialSlotsColumn,
  playerSessions,
} from '../live-sessions/learner-live-sessions.reads.ts'
import { ownGroups, ownGroupsColumn } from '../telegram-groups/own-groups.reads.ts'
import { speakingColumns, speakingCounts } from '../speaking-tasks/learner-tasks.reads.ts'
import { seats, seatsIn, wasOpened } from './module-access.ts'
import { courseAnnouncements, courseAnnouncementsColumn } from './course-announcements.ts'
import {
  hasQuestions,
  moduleDocuments,
  progressColumn,
  progressValue,
  toWork,
  withIds,
} from './module-work.ts'

const courseRow = z.object({
  id: z.string(),
  typeId: z.string(),
  name: z.string(),
  description: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  isCancelled: z.boolean(),
  moduleDuration: z.number(),
  priceMinor: z.coerce.number(),
  currency: z.enum(currencies),
  levelTestScore: z.number(),
  requiredCourseTypeId: z.string().nullable(),
  ...learnerPlan.shape,
  ...materialSlots.shape,
  groups: ownGroupsColumn,
  coachNames: z.array(z.string()),
  announcements: courseAnnouncementsColumn,
  /** In all courses of its type. */
  seats,
  completedAt: z.coerce.date().nullable(),
})

type Wanted = { id: string; userId: string; now: Date }

async function findCourse(db: Db, { id, userId, now }: Wanted) {
  const [course] = await queryRows(
    db,
    courseRow,
    sql`
      select course.id, course.type_id as "typeId", course.name, course.description, course.start_date as "startDate",
        course.end_date as "endDate", course.cancelled_at is not null as "isCancelled", course.module_duration as "moduleDuration", course.price_minor as "priceMinor",
        course.currency, course.level_test_score as "levelTestScore",
        course.required_course_type_id as "requiredCourseTypeId", ${learnerPlanColumns(userId)},
        ${materialSlotsColumn}, ${ownGroups({ userId, today: schoolDay(now) })} as groups,
        (select coalesce(json_agg(coach_user.username order by coach.id = course.secondary_coach_id), '[]')
          from coaches as coach join users as coach_user on coach_user.id = coach.user_id
          where coach.id in (course.primary_coach_id, course.secondary_coach_id)) as "coachNames",
        ${courseAnnouncements} as announcements,
        ${seatsIn(sql`course.type_id`, userId)} as seats,
        (select completed_at from course_completions
          where course_id = course.id and user_id = ${userId}) as "completedAt"
      from courses as course where course.id = ${id}`,
  )
  return course
}

const moduleRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  docs: moduleDocuments,
  quizId: z.string().nullable(),
  progress: progressValue.nullable(),
  wasOpened: z.boolean(),
  ...speakingCounts.shape,
})

/** The modules of a type in their order, each with the learner's progress. */
const readModules = (db: Db, { typeId, userId }: { typeId: string; userId: string }) =>
  queryRows(
    db,
    moduleRow,
    sql`
      select module.id, module.name, module.description, module.docs, quizzes.id as "quizId", ${progressColumn},
        ${wasOpened(sql`module.id`, userId)} as "wasOpened", ${speakingColumns(userId)}
      from published_modules as module left join quizzes on quizzes.module_id = module.id and ${hasQuestions}
      left join module_progress as progress on progress.module_id = module.id and progress.user_id = ${userId}
      where module.course_type_id = ${typeId} order by module."order"`,
  )

export async function readLearnerCourse(ctx: SignedInContext, id: string): Promise<LearnerCourse> {
  const { sessions: _sessions, announcements: _announcements, ...course } = await readPlayerCourse(ctx, id)
  return course
}

export async function readPlayerCourse(ctx: SignedInContext, id: string): Promise<PlayerCourse> {
  const { db, now } = ctx
  const { userId } = ctx.actor
  const course = await findCourse(db, { id, userId, now })
  const verdict = maySeeCourse(course?.seats.filter(({ courseId }) => courseId === id) ?? [])
  if (!verdict.allowed) throw new AppError(verdict.because)
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  const rows = await readModules(db, { typeId: course.typeId, userId })
  const moduleCount = rows.length
  const { sessions, nextJoinUrl } = playerSessions(ctx, course)
  const current = currentModule(course, moduleCount, now)
  const reached = reachedPlace(course.seats, moduleCount, now)
  const opensOn = openingDays(course, moduleCount)
  const modulesOfCourse = rows.map((module, place) => {
    const work = toWork(module.progress, { docs: withIds(module.docs), quizId: module.quizId })
    return {
      id: module.id,
      name: module.name,
      description: module.description,
      // Numbered by counting, because the stored order may have gaps
      order: place + 1,
      state: moduleState(place, {
        current,
        reached,
        wasOpened: module.wasOpened,
        isCompleted: isCompletedIn(course, work.completedAt !== null, now),
      }),
      opensOn: opensOn[place] ?? course.endDate,
      work,
      speaking: { count: module.taskCount, done: module.spokenCount },
    }
  })
  return {
    id: course.id,
    name: course.name,
    description: course.description,
    startDate: course.startDate,
    endDate: course.endDate,
    status: courseStatus(course, now),
    isCancelled: course.isCancelled,
    moduleDuration: course.moduleDuration,
    zoomTimes: inOrder(course.plan.zoomTimes),
    zoomLink: nextJoinUrl,
    telegramGroup: course.groups.find(({ courseId }) => courseId === id) ?? null,
    price: fromMinor(course.priceMinor),
    currency: course.currency,
    prerequisites: {
      levelTestScore: course.levelTestScore,
      requiredCourseTypeId: course.requiredCourseTypeId,
    },
    coachNames: course.coachNames,
    progress: {
      currentModule: toCurrentModule(rows, current),
      moduleCount,
      completedModules: completedModules(
        course,
        modulesOfCourse.map(({ work }) => ({ isCompleted: work.completedAt !== null })),
        now,
      ),
      completedAt: course.completedAt?.toISOString() ?? null,
    },
    modules: modulesOfCourse,
    sessions,
    announcements: course.announcements.map(({ sentAt, ...news }) => ({
      ...news,
      sentAt: sentAt.toISOString(),
    })),
  }
}
