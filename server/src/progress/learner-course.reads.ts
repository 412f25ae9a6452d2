import { zoomTime } from '@sohbet/contract/course-fields'
import type { LearnerCourse, ListedModule } from '@sohbet/contract/progress'
import { maySeeCourse, reachedPlace } from '@sohbet/domain/course/access'
import { currentModule, moduleOpensOn } from '@sohbet/domain/course/current-module'
import { moduleState } from '@sohbet/domain/course/progress'
import { courseStatus } from '@sohbet/domain/course/status'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { seats, seatsIn } from './standing.ts'

const moment = z.coerce.date().nullable()

const moduleRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  order: z.number(),
  documentCount: z.number(),
  openedCount: z.number(),
  hasQuiz: z.boolean(),
  videoPosition: z.number(),
  isVideoWatched: z.boolean(),
  isQuizCompleted: z.boolean(),
  bestResult: z.number().nullable(),
  completedAt: moment,
})

/** A course of a learner's with all its modules and what they have done of each. */
const courseOfLearner = preparedSql('course_of_learner', {
  statement: sql`
    select course.id, course.name, course.description, course.start_date::text, course.end_date::text,
      course.module_duration,
      (select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'hour', hour, 'minute', minute,
          'duration', duration)), '[]') from course_zoom_times where course_id = course.id) as zoom_times,
      (select coalesce(json_agg(coach_user.username order by coach.id = course.secondary_coach_id), '[]')
        from coaches as coach join users as coach_user on coach_user.id = coach.user_id
        where coach.id in (course.primary_coach_id, course.secondary_coach_id)) as coach_names,
      (select coalesce(json_agg(json_build_object('status', own.status, 'startDate', course.start_date,
          'endDate', course.end_date)), '[]')
        from enrollments as own
        where own.course_id = course.id and own.user_id = ${sql.placeholder('userId')}) as own_seats,
      (select completed_at from course_completions
        where course_id = course.id and user_id = ${sql.placeholder('userId')}) as completed_at,
      ${seatsIn(sql`course.type_id`)} as seats,
      (select coalesce(json_agg(json_build_object('id', module.id, 'name', module.name,
          'description', module.description, 'order', module."order",
          'documentCount', jsonb_array_length(module.docs),
          'openedCount', case when cardinality(progress.opened_docs) > 0 then (
            select count(*) from jsonb_array_elements(module.docs) as doc
            where md5(doc ->> 'source') = any (progress.opened_docs)) else 0 end,
          'hasQuiz', quiz.id is not null, 'videoPosition', coalesce(progress.video_position, 0),
          'isVideoWatched', progress.video_watched_at is not null,
          'isQuizCompleted', progress.quiz_completed_at is not null, 'bestResult', progress.best_result,
          'completedAt', progress.completed_at) order by module."order"), '[]')
        from modules as module
        left join quizzes as quiz on quiz.module_id = module.id
        left join module_progress as progress
          on progress.module_id = module.id and progress.user_id = ${sql.placeholder('userId')}
        where module.course_type_id = course.type_id) as modules
    from courses as course where course.id = ${sql.placeholder('id')}`,
  row: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    module_duration: z.number(),
    zoom_times: z.array(zoomTime),
    coach_names: z.array(z.string()),
    own_seats: seats,
    completed_at: moment,
    seats,
    modules: z.array(moduleRow),
  }),
})

export async function readLearnerCourse(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<LearnerCourse> {
  const [course] = await courseOfLearner(db, { id, userId: actor.userId })
  const verdict = maySeeCourse(course?.own_seats ?? [])
  if (!verdict.allowed) throw new AppError(verdict.because)
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  const dates = { startDate: course.start_date, endDate: course.end_date }
  const moduleCount = course.modules.length
  const current = currentModule(dates, moduleCount, now)
  const reached = reachedPlace(course.seats, moduleCount, now)
  const here = current === null ? undefined : course.modules[current]
  return {
    id: course.id,
    name: course.name,
    description: course.description,
    ...dates,
    status: courseStatus(dates, now),
    moduleDuration: course.module_duration,
    zoomTimes: inOrder(course.zoom_times),
    coachNames: course.coach_names,
    progress: {
      currentModule: here ? { moduleNo: here.order, moduleName: here.name } : null,
      moduleCount,
      completedModules: course.modules.filter(({ completedAt }) => completedAt !== null).length,
      completedAt: course.completed_at?.toISOString() ?? null,
    },
    modules: course.modules.map((module, place) => ({
      ...toListed(module),
      state: moduleState(place, { current, reached, isCompleted: module.completedAt !== null }),
      opensOn: moduleOpensOn(place, dates, moduleCount),
    })),
  }
}

const toListed = (module: z.output<typeof moduleRow>): Omit<ListedModule, 'state' | 'opensOn'> => ({
  id: module.id,
  name: module.name,
  description: module.description,
  order: module.order,
  work: {
    videoPosition: module.videoPosition,
    isVideoWatched: module.isVideoWatched,
    openedCount: module.openedCount,
    documentCount: module.documentCount,
    isQuizCompleted: module.hasQuiz ? module.isQuizCompleted : null,
    bestResult: module.bestResult,
    completedAt: module.completedAt?.toISOString() ?? null,
  },
})
