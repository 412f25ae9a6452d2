import { email as emailField, username } from '@sohbet/contract/fields'
import { planPrice, plans, type Plan, type PlanOffers } from '@sohbet/domain/enrollment/plan'
import { isLanguage, type Language } from '@sohbet/domain/language'
import { readMoney } from '@sohbet/domain/money/money-text'
import { searchFold } from '@sohbet/domain/search-fold'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import type { PersonCells } from './read-people.ts'
import { words } from './words.ts'

export type Course = Pick<
  typeof courses.$inferSelect,
  'id' | 'name' | 'priceMinor' | 'currency' | 'maxEnrollments' | 'currentEnrollments'
>

export type Person = {
  line: number
  name: string
  email: string
  language: Language | null
  note: string
  seat: { course: Course; plan: Plan; priceMinor: number; paidMinor: number } | null
}
/** A row as it can be imported, or what is wrong with it. */
export type Planned = { cells: PersonCells; person: Person } | { cells: PersonCells; fault: string }

export const readCourses = (db: Db): Promise<Course[]> =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      priceMinor: courses.priceMinor,
      currency: courses.currency,
      maxEnrollments: courses.maxEnrollments,
      currentEnrollments: courses.currentEnrollments,
    })
    .from(courses)
    .where(eq(courses.isActive, true))

/** The school's courses and plans. */
type Known = { courses: readonly Course[]; plans: PlanOffers }

/** Checks each row by itself, and finds rows that repeat an earlier one, also one that has another fault. */
export function planPeople(rows: readonly PersonCells[], known: Known, language: Language): Planned[] {
  const seen = new Map<string, number>()
  return rows.map((cells) => {
    const planned = planPerson(cells, known, language)
    const key = keyOf(cells, known.courses)
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, cells.line)
    if (typeof planned === 'string') return { cells, fault: planned }
    return earlier === undefined
      ? { cells, person: planned }
      : { cells, fault: words[language].repeated(earlier) }
  })
}

/** Equal for rows with the same address and course. */
function keyOf({ cells }: PersonCells, known: readonly Course[]): string {
  const [course] = coursesNamed(cells.course, known)
  return `${emailField.safeParse(cells.email).data ?? cells.email} ${course?.id ?? searchFold(cells.course)}`
}

function coursesNamed(text: string, known: readonly Course[]): Course[] {
  const name = searchFold(text)
  return known.filter((one) => one.id === text.toLowerCase() || searchFold(one.name) === name)
}

/** By its key, or by its name in either language. */
function planNamed(text: string, offers: PlanOffers): Plan | undefined {
  const name = searchFold(text)
  return (
    plans.find((plan) => plan === name) ??
    plans.find((plan) => Object.values(offers[plan].name).some((one) => searchFold(one) === name))
  )
}

function planPerson({ line, cells }: PersonCells, known: Known, language: Language): Person | string {
  const say = words[language]
  const name = username.safeParse(cells.name)
  if (!name.success) return say.name
  const email = emailField.safeParse(cells.email)
  if (!email.success) return say.email
  const wanted = searchFold(cells.language)
  if (wanted !== '' && !isLanguage(wanted)) return say.language(cells.language)
  const seat = planSeat(cells, known, language)
  if (typeof seat === 'string') return seat
  return {
    line,
    name: name.data,
    email: email.data,
    language: isLanguage(wanted) ? wanted : null,
    note: cells.note.slice(0, 500),
    seat,
  }
}

function planSeat(
  cells: PersonCells['cells'],
  { courses: known, plans: offers }: Known,
  language: Language,
): Person['seat'] | string {
  const say = words[language]
  if (cells.course === '') return cells.plan + cells.price + cells.paid === '' ? null : say.noCourse
  const [course, other] = coursesNamed(cells.course, known)
  if (!course) return say.course(cells.course)
  if (other) return say.courses(cells.course)
  const plan = cells.plan === '' ? 'basic' : planNamed(cells.plan, offers)
  if (!plan) return say.plan(cells.plan)
  const priceMinor = cells.price === '' ? planPrice(course.priceMinor, offers[plan]) : readMoney(cells.price)
  if (priceMinor === null) return say.price(cells.price)
  const paidMinor = cells.paid === '' ? 0 : readMoney(cells.paid)
  if (paidMinor === null) return say.price(cells.paid)
  return paidMinor > priceMinor ? say.paid : { course, plan, priceMinor, paidMinor }
}
