import { errors } from '@sohbet/contract/errors'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { ImportedRow, importPeople as contract } from '@sohbet/contract/people/people-import'
import { fromMinor } from '@sohbet/domain/course/price'
import { formatMoney } from '@sohbet/domain/money/money'
import { and, eq, isNull } from 'drizzle-orm'
import { issueResetLink } from '../auth/password/reset-link.ts'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people/users.ts'
import { learnerInvitationMail } from '../emails/account/learner-invitation-mail.ts'
import { enrollUser } from '../enrollments/by-hand/enroll-by-hand.ts'
import { AppError } from '../errors/app-error.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { record } from '../security-log/record.ts'
import { invitationMinutes, invitedUntil } from '../users/invite-user.ts'
import { readPlans } from '../site/plans.reads.ts'
import { planPeople, readCourses, type Course, type Person, type Planned } from './plan-people.ts'
import { readPeople } from './read-people.ts'
import { words } from './words.ts'

type Body = Parsed<typeof contract>['body']
type Options = Pick<Body, 'isDryRun' | 'invites' | 'override'>
type Done = { isNew: boolean; text: string }

/** Undoes the transaction of a row. */
class DryRun extends Error {
  readonly done: Done
  constructor(done: Done) {
    super('dry run')
    this.done = done
  }
}

/**
 * Imports the good rows, each in a transaction of its own, and reports on every row. Importing the same file again
 * changes nothing. A dry run does the same work and undoes it.
 */
export async function importPeople(
  ctx: SignedInContext,
  { csv, ...options }: Body,
): Promise<Reply<typeof contract>> {
  const known = { courses: await readCourses(ctx.db), plans: await readPlans(ctx.db) }
  const planned = planPeople(readPeople(csv), known, ctx.language)
  const seats = new Map<string, number>()
  const rows: ImportedRow[] = []
  for (const one of planned) rows.push(await importRow(ctx, one, { ...options, seats }))
  const added = rows.filter(({ outcome }) => outcome === 'new').length
  if (!options.isDryRun && added > 0)
    await record(ctx.db, ctx, {
      event: 'people_imported',
      byUserId: ctx.actor.userId,
      details: `${added} of ${rows.length} rows`,
    })
  return { rows }
}

type Running = Options & {
  /** Seats that earlier rows of a dry run would take, by course. */
  seats: Map<string, number>
}

async function importRow(ctx: SignedInContext, planned: Planned, running: Running): Promise<ImportedRow> {
  const { line, cells } = planned.cells
  const row = { line, name: cells.name, email: cells.email, course: cells.course }
  if ('fault' in planned) return { ...row, outcome: 'error', text: planned.fault }
  try {
    const { isNew, text } = await runRow(ctx, planned.person, running)
    return { ...row, outcome: isNew ? 'new' : 'exists', text }
  } catch (error) {
    if (!(error instanceof AppError) || errors[error.code].status >= 500) throw error
    const text = errors[error.code][ctx.language].replace('{about}', () => error.about)
    return { ...row, outcome: 'error', text }
  }
}

async function runRow(ctx: SignedInContext, person: Person, running: Running): Promise<Done> {
  const { isDryRun, seats } = running
  try {
    return await ctx.db.transaction(async (db) => {
      const done = await addPerson(ctx, db, person, running)
      if (isDryRun) throw new DryRun(done)
      return done
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
    if (error.done.isNew && person.seat) takeSeat(person.seat.course, seats)
    return error.done
  }
}

/** Rows of a dry run are undone one by one, so the seats of earlier rows are counted here. */
function takeSeat({ id, maxEnrollments, currentEnrollments }: Course, seats: Map<string, number>): void {
  const taken = (seats.get(id) ?? 0) + 1
  if (currentEnrollments + taken > maxEnrollments) throw new AppError('COURSE_FULL')
  seats.set(id, taken)
}

async function addPerson(
  ctx: SignedInContext,
  db: Db,
  person: Person,
  { invites, override }: Options,
): Promise<Done> {
  const say = words[ctx.language]
  const { id: userId, isNew } = await addAccount(ctx, db, person)
  const account = isNew ? (invites ? say.invited : say.account) : say.known
  const seat = await addSeat(ctx, db, { person, userId, override })
  if (isNew && invites) await invite(ctx, db, { person, userId })
  return { isNew: isNew || seat.isNew, text: [account, ...seat.texts].join('; ') }
}

async function addAccount(ctx: SignedInContext, db: Db, { name, email, language }: Person) {
  const [added] = await db
    .insert(users)
    .values({ username: name, email, role: 'learner', language, createdAt: ctx.now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (added) return { id: added.id, isNew: true }
  const [known] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.email, email))
  if (!known) throw new AppError('STATE_CHANGED')
  if (known.role !== 'learner') throw new AppError('NOT_A_LEARNER')
  return { id: known.id, isNew: false }
}

type Seated = { isNew: boolean; texts: string[] }
type Wanted = { person: Person; userId: string; override: boolean }

async function addSeat(ctx: SignedInContext, db: Db, { person, userId, override }: Wanted): Promise<Seated> {
  const say = words[ctx.language]
  const { seat, note, email } = person
  if (!seat) return { isNew: false, texts: [] }
  const { course, plan, priceMinor, paidMinor } = seat
  try {
    await db.transaction((nested) =>
      enrollUser(ctx, nested, {
        userId,
        body: {
          courseId: course.id,
          plan,
          amount: fromMinor(priceMinor),
          paid: fromMinor(paidMinor),
          method: 'transfer',
          // The same note may stand in many rows, so the address tells the payments apart
          note: [note, email].filter((part) => part !== '').join(' · '),
          dueOn: null,
          reminds: false,
          creditsNow: false,
          override,
          sharedTransfer: false,
        },
      }),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'LEARNER_ENROLLED')
      return { isNew: false, texts: [say.already(course.name)] }
    throw error
  }
  const owed = priceMinor - paidMinor
  const rest = owed > 0 ? [say.owed(formatMoney(owed, course.currency, ctx.language))] : []
  return { isNew: true, texts: [say.enrolled(course.name), ...rest] }
}

async function invite(ctx: SignedInContext, db: Db, { person, userId }: Omit<Wanted, 'override'>) {
  const { name, email, language, seat } = person
  const isUnproved = and(eq(users.id, userId), isNull(users.passwordHash))
  if ((await db.$count(users, isUnproved)) === 0) return
  const link = await issueResetLink(db, ctx, { userId, purpose: 'invitation', minutes: invitationMinutes })
  const mail = learnerInvitationMail({
    language,
    username: name,
    course: seat?.course.name ?? null,
    link,
    until: invitedUntil(ctx.now),
  })
  await queueMail(db, email, mail)
}
