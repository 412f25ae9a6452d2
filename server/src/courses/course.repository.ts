import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import { toMinor, type Currency } from '@sohbet/domain/course/price'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses, courseZoomTimes } from '../db/tables/catalogue/courses.ts'
import { AppError } from '../errors/app-error.ts'

export type CourseRecord = typeof courses.$inferSelect

/** Locks a course against changes and enrolments until the end of the transaction. */
export async function lockCourse(db: Db, id: string): Promise<CourseRecord> {
  const [course] = await db.select().from(courses).where(eq(courses.id, id)).for('update')
  if (!course) throw new AppError('COURSE_NOT_FOUND')
  return course
}

/** Nothing if the payload does not name the early-bird price. */
const earlyBirdColumns = ({ earlyBirdPrice, earlyBirdUntil }: CourseFields) =>
  earlyBirdPrice !== undefined && {
    earlyBirdMinor: earlyBirdPrice === null ? null : toMinor(earlyBirdPrice),
    earlyBirdUntil: earlyBirdUntil ?? null,
  }

/** The form's values as columns; `currency` if the form names none. Status and enrolments are not part of the form. */
export const toColumns = (fields: CourseFields, { currency }: { currency: Currency }) => ({
  name: fields.name,
  description: fields.description,
  ...(fields.descriptionEn !== undefined && { descriptionEn: fields.descriptionEn }),
  typeId: fields.typeId,
  startDate: fields.startDate,
  endDate: fields.endDate,
  primaryCoachId: fields.primaryCoachId,
  secondaryCoachId: fields.secondaryCoachId ?? null,
  priceMinor: toMinor(fields.price),
  currency: fields.currency ?? currency,
  maxEnrollments: fields.maxEnrollments,
  ...(fields.capacity !== undefined && { capacity: fields.capacity }),
  ...earlyBirdColumns(fields),
  ...(fields.maxInstalments && { maxInstalments: fields.maxInstalments }),
  moduleDuration: fields.moduleDuration,
  levelTestScore: fields.prerequisites.levelTestScore,
  requiredCourseTypeId: fields.prerequisites.requiredCourseTypeId ?? null,
  zoomLink: fields.zoomLink,
})
type CourseColumns = ReturnType<typeof toColumns>

type NewCourse = {
  columns: CourseColumns
  zoomTimes: readonly ZoomTime[]
  now: Date
  isClosedToEnrolments?: boolean
  firstGroupId?: string
}

export async function insertCourse(
  db: Db,
  { columns, zoomTimes, now, isClosedToEnrolments = false, firstGroupId }: NewCourse,
): Promise<string> {
  const [course] = await db
    .insert(courses)
    .values({ ...columns, isClosedToEnrolments, firstGroupId, createdAt: now, updatedAt: now })
    .returning({ id: courses.id })
  if (!course) throw new Error('an inserted course was not returned')
  await insertZoomTimes(db, course.id, zoomTimes)
  return course.id
}

export async function replaceZoomTimes(db: Db, courseId: string, zoomTimes: readonly ZoomTime[]) {
  await db.delete(courseZoomTimes).where(eq(courseZoomTimes.courseId, courseId))
  await insertZoomTimes(db, courseId, zoomTimes)
}

async function insertZoomTimes(db: Db, courseId: string, zoomTimes: readonly ZoomTime[]) {
  const rows = zoomTimes.map(({ dayOfWeek, hour, minute, duration }) => ({
    courseId,
    dayOfWeek,
    hour,
    minute,
    duration,
  }))
  if (rows.length > 0) await db.insert(courseZoomTimes).values(rows)
}

type Choices = Pick<CourseColumns, 'typeId' | 'requiredCourseTypeId' | 'primaryCoachId' | 'secondaryCoachId'>

const chosen = (...ids: (string | null | undefined)[]) => ids.filter((id) => id !== null && id !== undefined)

/**
 * A newly chosen type or coach must exist and be active; a current choice may stay. Locks them until the course
 * is saved.
 */
export async function refuseBadChoices(db: Db, choices: Choices, before?: Choices): Promise<void> {
  const typeIds = chosen(choices.typeId, choices.requiredCourseTypeId)
  const keptTypes = chosen(before?.typeId, before?.requiredCourseTypeId)
  const types = await db
    .select({ id: courseTypes.id, isActive: courseTypes.isActive })
    .from(courseTypes)
    .where(inArray(courseTypes.id, typeIds))
    .for('share')
  if (types.length < new Set(typeIds).size) throw new AppError('COURSE_TYPE_NOT_FOUND')
  if (types.some(({ id, isActive }) => !isActive && !keptTypes.includes(id)))
    throw new AppError('COURSE_TYPE_INACTIVE')

  const coachIds = chosen(choices.primaryCoachId, choices.secondaryCoachId)
  const keptCoaches = chosen(before?.primaryCoachId, before?.secondaryCoachId)
  const found = await db
    .select({ id: coaches.id, isActive: coaches.isActive })
    .from(coaches)
    .where(inArray(coaches.id, coachIds))
    .for('share')
  if (found.length < new Set(coachIds).size) throw new AppError('COACH_NOT_FOUND')
  if (found.some(({ id, isActive }) => !isActive && !keptCoaches.includes(id)))
    throw new AppError('COACH_INACTIVE')
}
