import type { CourseProgress } from '@sohbet/contract/learning/progress'
import { currentModule } from '@sohbet/domain/course/current-module'
import { completedModules } from '@sohbet/domain/course/progress'
import type { CourseDates } from '@sohbet/domain/course/status'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** A learner's progress in the course of an enrolment, as one value beside `enrollments` and `courses`. */
export const progressOfEnrollment = sql<unknown>`(
  select json_build_object('modules', coalesce(json_agg(json_build_object('name', modules.name,
      'isCompleted', progress.completed_at is not null) order by modules."order"), '[]'),
    'completedAt', (select completed_at from course_completions
      where course_completions.course_id = courses.id and course_completions.user_id = enrollments.user_id))
  from published_modules as modules left join module_progress as progress
    on progress.module_id = modules.id and progress.user_id = enrollments.user_id
  where modules.course_type_id = courses.type_id)`

const read = z.object({
  modules: z.array(z.object({ name: z.string(), isCompleted: z.boolean() })),
  completedAt: z.coerce.date().nullable(),
})

/** Numbers modules by counting, because the stored order may have gaps. */
export function toCurrentModule(modules: readonly { name: string }[], place: number | null) {
  const here = place === null ? undefined : modules[place]
  return here && place !== null ? { moduleNo: place + 1, moduleName: here.name } : null
}

export function toCourseProgress(value: unknown, dates: CourseDates, now: Date): CourseProgress {
  const { modules, completedAt } = read.parse(value)
  return {
    currentModule: toCurrentModule(modules, currentModule(dates, modules.length, now)),
    moduleCount: modules.length,
    completedModules: completedModules(dates, modules, now),
    completedAt: completedAt?.toISOString() ?? null,
  }
}
