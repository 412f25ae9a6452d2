import type { LearnerCourse } from '@sohbet/contract/learning/progress'
import { maySeeCourse, reachedPlace } from '@sohbet/domain/course/access'
import { currentModule } from '@sohbet/domain/course/current-module'
import { moduleState } from '@sohbet/domain/course/progress'
import { schoolDay } from '@sohbet/domain/calendar'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { courseStatus } from '@sohbet/domain/course/status'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { pipelined } from '../db/pipeline.ts'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { toCurrentModule } from '../enrollments/course-progress.ts'
import { nextJoinUrl } from '../live-sessions/learner-live-sessions.reads.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow } from '../live-sessions/plan.reads.ts'
import { ownGroups, ownGroupsColumn } from '../telegram-groups/own-groups.reads.ts'
import { knownOpeningDays } from './opening-days.ts'
import { seats, seatsIn } from './standing.ts'
import { readTypeContent } from './type-content.ts'
import { toWork, workOfProgress, workRow } from './work.ts'

/** A course, its reader's seats in it and in others of its type, and what they have done of its modules. */
const courseOfLearner = preparedSql('course_of_learner', {
  statement: sql`
    select json_build_object('id', course.id, 'name', course.name, 'description', course.description,
      'startDate', course.start_date, 'endDate', course.end_date, 'moduleDuration', course.module_duration,
      'priceMinor', course.price_minor, 'currency', course.currency, 'levelTestScore', course.level_test_score,
      'requiredCourseTypeId', course.required_course_type_id, 'plan', ${planOfCourse}, 'holidays', ${holidaysOfSchool},
      'groups', ${ownGroups({ userId: sql.placeholder('userId'), today: sql.placeholder('today') })},
      'coachNames', (select coalesce(json_agg(coach_user.username order by coach.id = course.secondary_coach_id), '[]')
        from coaches as coach join users as coach_user on coach_user.id = coach.user_id
        where coach.id in (course.primary_coach_id, course.secondary_coach_id)),
      'ownSeats', (select coalesce(json_agg(json_build_object('status', own.status, 'startDate', course.start_date,
          'endDate', course.end_date)), '[]')
        from enrollments as own
        where own.course_id = course.id and own.user_id = ${sql.placeholder('userId')}),
      'completedAt', (select completed_at from course_completions
        where course_id = course.id and user_id = ${sql.placeholder('userId')}),
      'typeId', type.id, 'revision', type.revision, 'seats', ${seatsIn(sql`type.id`)},
      'work', (select coalesce(json_agg(${workOfProgress}), '[]')
        from module_progress as progress join modules as module on module.id = progress.module_id
        where progress.user_id = ${sql.placeholder('userId')} and module.course_type_id = type.id)) as found
    from courses as course join course_types as type on type.id = course.type_id
    where course.id = ${sql.placeholder('id')}`,
  row: z.object({
    found: z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      moduleDuration: z.number(),
      priceMinor: z.number(),
      currency: z.enum(currencies),
      levelTestScore: z.number(),
      requiredCourseTypeId: z.string().nullable(),
      plan: planRow,
      holidays: holidayRows,
      groups: ownGroupsColumn,
      coachNames: z.array(z.string()),
      ownSeats: seats,
      completedAt: z.string().nullable(),
      typeId: z.string(),
      revision: z.number(),
      seats,
      work: z.array(workRow),
    }),
  }),
})

export async function readLearnerCourse(
  { db, actor, now, publicUrl }: Pick<SignedInContext, 'db' | 'actor' | 'now' | 'publicUrl'>,
  id: string,
): Promise<LearnerCourse> {
  const [row] = await courseOfLearner(pipelined(db), { id, userId: actor.userId, today: schoolDay(now) })
  const verdict = maySeeCourse(row?.found.ownSeats ?? [])
  if (!verdict.allowed) throw new AppError(verdict.because)
  if (!row) throw new AppError('COURSE_NOT_FOUND')
  const { found: course } = row
  const content = await readTypeContent(db, course)
  const moduleCount = content.length
  const current = currentModule(course, moduleCount, now)
  const reached = reachedPlace(course.seats, moduleCount, now)
  const opensOn = knownOpeningDays(course, moduleCount)
  const workOf = new Map(course.work.map((work) => [work.moduleId, work]))
  const modules = content.map((module, place) => {
    const work = toWork(workOf.get(module.id), module)
    return {
      id: module.id,
      name: module.name,
      description: module.description,
      order: module.order,
      state: moduleState(place, { current, reached, isCompleted: work.completedAt !== null }),
      opensOn: opensOn[place] ?? course.endDate,
      work,
    }
  })
  return {
    id: course.id,
    name: course.name,
    description: course.description,
    startDate: course.startDate,
    endDate: course.endDate,
    status: courseStatus(course, now),
    moduleDuration: course.moduleDuration,
    zoomTimes: inOrder(course.plan.zoomTimes),
    zoomLink: nextJoinUrl({ now, publicUrl }, course) ?? null,
    telegramGroup: course.groups.find(({ courseId }) => courseId === id) ?? null,
    price: fromMinor(course.priceMinor),
    currency: course.currency,
    prerequisites: {
      levelTestScore: course.levelTestScore,
      requiredCourseTypeId: course.requiredCourseTypeId,
    },
    coachNames: course.coachNames,
    progress: {
      currentModule: toCurrentModule(content, current),
      moduleCount,
      completedModules: modules.filter(({ state }) => state === 'completed').length,
      completedAt: course.completedAt && new Date(course.completedAt).toISOString(),
    },
    modules,
  }
}
