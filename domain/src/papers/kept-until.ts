import { schoolDay, schoolMoment } from '../calendar.ts'
import { keepPapersYears } from './billing.ts'

/** Papers of sales before this moment are no longer kept: the years are counted from the end of the year of the sale. */
export const papersKeptSince = (now: Date): Date =>
  schoolMoment(`${Number(schoolDay(now).slice(0, 4)) - keepPapersYears}-01-01`)
