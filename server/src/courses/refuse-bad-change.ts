import { earlyBirdFault, priceFault, type CourseFields } from '@sohbet/contract/catalogue/course-fields'
import { mayHaveSeats, mayHaveType, mayStartOn } from '@sohbet/domain/course/policy'
import { fromMinor, type Currency } from '@sohbet/domain/course/price'
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
  const columns = toColumns(fields, before)
  for (const verdict of [
    mayHaveType(columns.typeId, before),
    mayStartOn(columns.startDate, before, now),
    mayHaveSeats(columns.maxEnrollments, before),
  ])
    if (!verdict.allowed) throw new AppError(verdict.because)
  refuseBadPrice(columns, before)
  await refuseBadChoices(db, columns, before)
}

type Price = { priceMinor: number; currency: Currency; earlyBirdMinor?: number | null | undefined }
const inMajor = ({ priceMinor, currency }: Price) => ({ price: fromMinor(priceMinor), currency })

/** A new price must be within the limits of its currency; the current one may stay. */
export function refuseBadPrice(wished: Price, before?: Price): void {
  const message = priceFault(inMajor(wished), before && inMajor(before))
  if (message) refuse('price', message)
  const early = wished.earlyBirdMinor === undefined ? before?.earlyBirdMinor : wished.earlyBirdMinor
  const earlyMessage = early ? earlyBirdFault(fromMinor(early), inMajor(wished)) : undefined
  if (earlyMessage) refuse('earlyBirdPrice', earlyMessage)
}

function refuse(field: 'price' | 'earlyBirdPrice', message: string): never {
  throw new AppError('INVALID_INPUT', { issues: [{ code: 'custom', path: [field], message }] })
}
