import { schoolDay } from '@sohbet/domain/calendar'
import { and, eq, gt } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { courses } from '../db/tables/catalogue/courses.ts'

type OfferColumns = Record<'isActive' | 'isClosedToEnrolments' | 'startDate', AnyPgColumn>

/** The rule `isOffered` of domain/ as a condition on the table of courses, or on an alias of it. */
export const whereOffered = (now: Date, course: OfferColumns = courses) =>
  and(eq(course.isActive, true), eq(course.isClosedToEnrolments, false), gt(course.startDate, schoolDay(now)))
