import { zoomTime } from '@sohbet/contract/catalogue/course-parts'
import type { HandCheck, HandWarnings } from '@sohbet/contract/selling/by-hand'
import { schoolDay } from '@sohbet/domain/calendar'
import { clashes } from '@sohbet/domain/course/clashes'
import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import { inOrder } from '@sohbet/domain/course/zoom-times'
import { checkPrerequisites } from '@sohbet/domain/enrollment/prerequisites'
import type { Language } from '@sohbet/domain/language'
import { and, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SignedInContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { zoomTimesOf } from '../../db/zoom-times-of.ts'
import { AppError } from '../../errors/app-error.ts'
import { findUserByEmail } from '../../users/user.reads.ts'
import { readEligibility } from '../eligibility.reads.ts'
import { isSeatOf } from '../seats/seats.ts'
import { whereSeat } from '../offered.ts'

type Wanted = { courseId: string; userId: string; now: Date }

/** What an enrolment by hand overrides. */
async function readHandWarnings(db: Db, { courseId, userId, now }: Wanted): Promise<HandWarnings> {
  const { course, learner } = await readEligibility(db, { courseId, userId, now })
  return {
    ...checkPrerequisites(course, learner, now),
    score: learner.score,
    requiredScore: course.levelTestScore,
    requiredCourseType: course.requiredCourseType,
    clashes: await readClashes(db, { courseId, userId, now }),
  }
}

export async function checkByHand(
  { db, now }: SignedInContext,
  { courseId, email }: { courseId: string; email: string },
): Promise<HandCheck> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new AppError('USER_NOT_FOUND')
  if (user.role !== 'learner') throw new AppError('NOT_A_LEARNER')
  const wanted = { courseId, userId: user.id, now }
  return { ...(await readHandWarnings(db, wanted)), held: await findHeldPlan(db, wanted) }
}

async function findHeldPlan(db: Db, { now, ...place }: Wanted): Promise<HandCheck['held']> {
  const { plan, contents, heldUntil } = enrollments
  const [held] = await db
    .select({ plan, contents })
    .from(enrollments)
    .where(and(isSeatOf(place), gt(heldUntil, now)))
  return held ?? null
}

const row = z.object({
  id: z.string(),
  name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  zoom_times: z.array(zoomTime),
})

/** Sessions of the learner's other courses at the same time as those of a course. */
async function readClashes(db: Db, { courseId, userId, now }: Wanted): Promise<HandWarnings['clashes']> {
  const rows = await queryRows(
    db,
    row,
    sql`
      select course.id, course.name, course.start_date::text, course.end_date::text,
        ${zoomTimesOf(sql`course.id`)} as zoom_times
      from courses as course
      where course.id = ${courseId}::uuid or (course.end_date >= ${schoolDay(now)}::date and course.cancelled_at is null and exists (
        select 1 from enrollments as seat where seat.course_id = course.id
          and seat.user_id = ${userId}::uuid and ${whereSeat('seat', now)}))
      order by course.start_date, course.id`,
  )
  const timesOf = ({
    start_date: startDate,
    end_date: endDate,
    zoom_times: times,
  }: z.output<typeof row>) => ({
    dates: { startDate, endDate },
    times,
  })
  const wanted = rows.find(({ id }) => id === courseId)
  if (!wanted) return []
  return rows
    .filter(({ id }) => id !== courseId)
    .flatMap((other) =>
      inOrder(clashes(timesOf(wanted), timesOf(other))).map((time) => ({ course: other.name, time })),
    )
}

const words = {
  en: {
    test: 'the level test is not taken',
    score: (score: number, required: number) => `the score is ${score}, the course requires ${required}`,
    previous: (type: string) => `“${type}” comes first`,
    clash: (course: string, times: string) => `clashes with “${course}” (${times})`,
  },
  tr: {
    test: 'seviye testi çözülmemiş',
    score: (score: number, required: number) => `puanı ${score}, kursun istediği puan ${required}`,
    previous: (type: string) => `önce “${type}” kursu gerekiyor`,
    clash: (course: string, times: string) => `“${course}” ile çakışıyor (${times})`,
  },
}

/** The warnings in one sentence; empty when there are none. */
function namedWarnings(warnings: HandWarnings, language: Language): string {
  const say = words[language]
  const { levelTestMet, previousCourseMet, score, requiredScore, requiredCourseType } = warnings
  const test = score === null ? say.test : say.score(score, requiredScore)
  return [
    ...(levelTestMet ? [] : [test]),
    ...(previousCourseMet ? [] : [say.previous(requiredCourseType ?? '')]),
    ...warnings.clashes.map(({ course, time }) => say.clash(course, weeklyTimes([time], { language }))),
  ].join('; ')
}

/** Refuses an enrolment by hand that the admin has not confirmed. */
export async function refuseUnlessOverridden(
  ctx: SignedInContext,
  db: Db,
  { override, ...wanted }: { courseId: string; userId: string; override: boolean },
): Promise<void> {
  if (override) return
  const about = namedWarnings(await readHandWarnings(db, { ...wanted, now: ctx.now }), ctx.language)
  if (about !== '') throw new AppError('OVERRIDE_REQUIRED', { about })
}
