import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import type { Departure } from '@sohbet/contract/site/rendering'
import { schoolDay } from '@sohbet/domain/calendar'
import { earlyBirdPrice } from '@sohbet/domain/campaign/reduction'
import { currencies } from '@sohbet/domain/course/price'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { wholePrice } from '@sohbet/domain/enrollment/plan'
import { spotsLeft } from '@sohbet/domain/enrollment/policy'
import { levelOf, levels } from '@sohbet/domain/level-test/level'
import { slugOf } from '@sohbet/domain/slug'
import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { publishedModules } from '../db/tables/catalogue/modules.ts'
import { zoomTimesOf } from '../db/zoom-times-of.ts'
import { whereOffered } from '../enrollments/offered.ts'

const departureRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  description_en: z.string(),
  type_name: z.string(),
  from_level: z.enum(levels).nullable(),
  to_level: z.enum(levels).nullable(),
  start_date: z.string(),
  end_date: z.string(),
  zoom_times: z.array(zoomTime),
  coaches: z.array(z.object({ id: z.string(), name: z.string(), photo: z.string().nullable() })),
  max_enrollments: z.number(),
  current_enrollments: z.number(),
  price_minor: z.coerce.number(),
  currency: z.enum(currencies),
  early_bird_minor: z.coerce.number().nullable(),
  early_bird_until: z.string().nullable(),
  level_test_score: z.number(),
  required_type: z.string().nullable(),
  updated_at: z.coerce.date(),
})

const course = alias(courses, 'course')

/** The coaches of a course whom the school made public, the primary one first. */
const publicCoaches = sql`(
  select coalesce(json_agg(json_build_object('id', coach.id, 'name', account.username, 'photo', coach.profile_photo)
    order by coach.id <> course.primary_coach_id), '[]')
  from coaches as coach join users as account on account.id = coach.user_id
  where coach.id in (course.primary_coach_id, course.secondary_coach_id) and coach.is_public and coach.is_active)`

/** The courses that can be joined, as a visitor may see them, the soonest first. */
export async function readDepartures(db: Db, now: Date): Promise<Departure[]> {
  const rows = await queryRows(
    db,
    departureRow,
    sql`
      select course.id, course.name, course.description, course.description_en, type.name as type_name, type.from_level, type.to_level,
        course.start_date::text, course.end_date::text, ${zoomTimesOf(sql`course.id`)} as zoom_times,
        ${publicCoaches} as coaches, course.max_enrollments, course.current_enrollments, course.price_minor,
        course.currency, course.early_bird_minor, course.early_bird_until::text, course.level_test_score,
        required.name as required_type, course.updated_at
      from courses as course join course_types as type on type.id = course.type_id
        left join course_types as required on required.id = course.required_course_type_id
      where ${whereOffered(now, course)}
      order by course.start_date, course.id`,
  )
  return rows.map((row) => departureOf(row, now))
}

function departureOf(row: z.output<typeof departureRow>, now: Date): Departure {
  const earlyBird = { earlyBirdMinor: row.early_bird_minor, earlyBirdUntil: row.early_bird_until }
  const earlyBirdMinor = earlyBirdPrice(earlyBird, wholePrice, now)
  return {
    id: row.id,
    slug: slugOf(row),
    name: row.name,
    description: { tr: row.description, en: row.description_en },
    typeName: row.type_name,
    fromLevel: row.from_level,
    toLevel: row.to_level,
    startDate: row.start_date,
    endDate: row.end_date,
    zoomTimes: inOrder(row.zoom_times),
    coaches: row.coaches.map((coach) => ({ slug: slugOf(coach), name: coach.name, photo: coach.photo })),
    seatsLeft: spotsLeft({
      maxEnrollments: row.max_enrollments,
      currentEnrollments: row.current_enrollments,
    }),
    priceMinor: row.price_minor,
    currency: row.currency,
    earlyBirdMinor,
    earlyBirdUntil: earlyBirdMinor === null ? null : row.early_bird_until,
    requiredLevel: row.level_test_score > 0 ? levelOf(row.level_test_score) : null,
    requiredType: row.required_type,
    changedOn: schoolDay(row.updated_at),
  }
}

/** The titles of a course's modules, in their order. */
export async function readModuleTitles(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ title: publishedModules.name })
    .from(publishedModules)
    .innerJoin(courses, eq(courses.typeId, publishedModules.courseTypeId))
    .where(eq(courses.id, courseId))
    .orderBy(asc(publishedModules.order))
  return rows.map(({ title }) => title)
}
