import type { FitOfCourse } from '@sohbet/contract/selling/course-fit'
import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import { currencies, fromMinor } from '@sohbet/domain/course/price'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { fitOf, fittingFirst } from '@sohbet/domain/enrollment/prerequisites'
import { levels } from '@sohbet/domain/level-test/level'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '../db/query-rows.ts'
import { zoomTimesOf } from '../db/zoom-times-of.ts'
import type { SignedInContext } from '../context/context.ts'
import { earlyBirdOn } from '../campaigns/early-bird.reads.ts'
import { applicantOf, applicantValue } from './applicant.reads.ts'
import { whereOfferedTo } from './offered.ts'
import { orderOf } from './seats/line.ts'

const courseRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  description_en: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  price_minor: z.coerce.number(),
  currency: z.enum(currencies),
  early_bird_minor: z.coerce.number().nullable(),
  early_bird_until: z.string().nullable(),
  max_enrollments: z.number(),
  current_enrollments: z.number(),
  type_name: z.string(),
  module_duration: z.number(),
  module_count: z.number(),
  zoom_times: z.array(zoomTime),
  waiting_place: z.number(),
  from_level: z.enum(levels).nullable(),
  to_level: z.enum(levels).nullable(),
  level_test_score: z.number(),
  required_course_type_id: z.string().nullable(),
  required_course_type: z.string().nullable(),
  applicant: applicantValue,
})

/**
 * Active, open, upcoming courses in which the caller has no seat, or only one of them. Those that fit come first, then
 * the soonest.
 */
export async function readAvailableCourses(
  { db, actor, now }: SignedInContext,
  courseId?: string,
): Promise<EnrollableCourse[]> {
  const { userId } = actor
  const rows = await queryRows(
    db,
    courseRow,
    sql`
      select course.id, course.name, course.description, course.description_en,
        course.start_date::text, course.end_date::text, course.price_minor, course.currency, course.early_bird_minor, course.early_bird_until::text,
        course.max_enrollments, course.current_enrollments,
        type.name as type_name, course.module_duration,
        (select count(*)::int from published_modules where course_type_id = course.type_id) as module_count,
        ${zoomTimesOf(sql`course.id`)} as zoom_times,
        (select count(*)::int from waiting_list as mine
          join waiting_list as line on line.course_id = mine.course_id
            and ${orderOf('line')} <= ${orderOf('mine')}
          where mine.course_id = course.id and mine.user_id = ${userId}::uuid) as waiting_place,
        type.from_level, type.to_level, course.level_test_score, course.required_course_type_id,
        required.name as required_course_type, ${applicantOf(userId)} as applicant
      from courses as course join course_types as type on type.id = course.type_id
        left join course_types as required on required.id = course.required_course_type_id
      where ${whereOfferedTo({ userId, now })} ${courseId === undefined ? sql`` : sql`and course.id = ${courseId}::uuid`}
      order by course.start_date, course.id`,
  )
  const offered = rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    descriptionEn: row.description_en,
    startDate: row.start_date,
    endDate: row.end_date,
    price: fromMinor(row.price_minor),
    currency: row.currency,
    earlyBird: earlyBirdOn(
      { earlyBirdMinor: row.early_bird_minor, earlyBirdUntil: row.early_bird_until },
      now,
    ),
    maxEnrollments: row.max_enrollments,
    currentEnrollments: row.current_enrollments,
    typeName: row.type_name,
    moduleCount: row.module_count,
    moduleDuration: row.module_duration,
    zoomTimes: inOrder(row.zoom_times),
    waitingPlace: row.waiting_place === 0 ? null : row.waiting_place,
    ...fitOfRow(row, now),
  }))
  return fittingFirst(offered)
}

function fitOfRow(row: z.output<typeof courseRow>, now: Date): FitOfCourse {
  const range = { fromLevel: row.from_level, toLevel: row.to_level }
  const course = {
    ...range,
    levelTestScore: row.level_test_score,
    requiredCourseTypeId: row.required_course_type_id,
  }
  return {
    ...range,
    fit: fitOf(course, row.applicant, now),
    requiredScore: row.level_test_score,
    requiredCourseType: row.required_course_type,
  }
}
