import type { CourseFields } from '@sohbet/contract/catalogue/course-fields'
import { mayHaveSeats, mayHaveType, mayStartOn } from '@sohbet/domain/course/policy'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refuseOutdated } from '../db/refuse-outdated.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { AppError } from '../errors/app-error.ts'
import { refuseBadChoices, toColumns, type CourseRecord } from './course.repository.ts'

type Change = { before: CourseRecord; fields: CourseFields; now: Date }

/** Refuses an outdated form, and changes that the course does not allow. The preview and the save share it. */
export async function refuseBadChange(db: Db, { before, fields, now }: Change): Promise<void> {
  await refuseOutdated(db, courses, { where: eq(courses.id, before.id), seen: fields.revision })
  const columns = toColumns(fields)
  for (const verdict of [
    mayHaveType(columns.typeId, before),
    mayStartOn(columns.startDate, before, now),
    mayHaveSeats(columns.maxEnrollments, before),
  ])
    if (!verdict.allowed) throw new AppError(verdict.because)
  await refuseBadChoices(db, columns, before)
}
