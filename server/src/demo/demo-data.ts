import { setTimeout as delay } from 'node:timers/promises'
import { levelOf } from '@sohbet/domain/level-test/level'
import { daysBefore } from '@sohbet/domain/moment'
import { eq, sql } from 'drizzle-orm'
import { hashPassword } from '../auth/password/password.ts'
import type { Db } from '../db/connect.ts'
import { locks } from '../db/locks.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { registrations } from '../db/tables/people/registrations.ts'
import { users } from '../db/tables/people/users.ts'
import type { DemoFiles } from './catalogue/add-lessons.ts'
import { addCatalogue } from './catalogue/demo-catalogue.ts'
import { demoCoaches } from './catalogue/demo-coaches.ts'
import { addEnrollments } from './demo-enrollments.ts'
import { addGroups } from './demo-groups.ts'
import { datePeople } from './date-people.ts'
import { addPacks } from './selling/demo-packs.ts'
import { addPay } from './selling/demo-pay.ts'
import { addHabit } from './demo-habit.ts'
import { addGuests } from './demo-guests.ts'
import { addLessons } from './demo-lessons.ts'
import { addSharedLessons } from './demo-shared-lessons.ts'
import { demoLearners } from './demo-learners.ts'
import { addNotifications } from './demo-notifications.ts'
import { addPartners } from './selling/demo-partners.ts'
import { addProgress } from './demo-progress.ts'
import { addDispute } from './selling/demo-dispute.ts'
import { addCancelled } from './selling/demo-cancelled.ts'
import { addCertificates } from './demo-certificates.ts'
import { addCampaigns } from './selling/demo-campaigns.ts'
import { addBuyer, addRefunds } from './selling/demo-money.ts'
import { addMovements } from './selling/demo-movements.ts'
import { addDocuments } from './selling/demo-documents.ts'
import { addPapers } from './selling/demo-papers.ts'
import { addParts } from './selling/demo-parts.ts'
import { addMaterials } from './demo-materials.ts'
import { addResources } from './demo-resources.ts'
import { addReview } from './demo-review.ts'
import { addSpeaking } from './demo-speaking.ts'
import { addStaffNotes } from './demo-staff-notes.ts'
import { addSessions } from './demo-live-sessions.ts'
import { addMessages } from './messages/demo-messages.ts'
import { addLevelTest } from './level-test/demo-level-test.ts'
import { addRetakes } from './level-test/demo-retakes.ts'
import { addMailTexts } from './site/demo-mail-texts.ts'
import { addSite } from './site/demo-site.ts'

export const demoPassword = 'sohbet-demo'

export const demoAccounts = [
  { email: 'admin@sohbet.test', username: 'Defne Aksoy', role: 'admin' },
  { email: 'coach@sohbet.test', username: 'Oliver Hart', role: 'coach' },
  { email: 'learner@sohbet.test', username: 'Elif Yıldız', role: 'learner', levelScore: 1240 },
  { email: 'newcomer@sohbet.test', username: 'Mert Kaya', role: 'learner' },
] as const

/** Shortly before the first coach began. */
const openedDaysAgo = 500

type NewUser = typeof users.$inferInsert

/**
 * Inserts a demo school relative to today, once, when there are no accounts; of several starts only one inserts
 * it.
 */
export async function insertDemoData(db: Db, { now, ...from }: DemoFiles & { now: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Not one statement that waits: it would time out when another start is slow
    while (!(await takeLock(tx))) await delay(100)
    if ((await tx.$count(users)) > 0) return false
    await tx.insert(users).values(await demoUsers(now))
    await addClaims(tx, now)
    await openSchool(tx, now)
    await addLevelTest(tx, now)
    await addCatalogue(tx, { now, ...from })
    await addCampaigns(tx, now)
    const sales = await addEnrollments(tx, now)
    await addCancelled(tx, now)
    const refunds = await addRefunds(tx, now)
    const parts = await addParts(tx, now)
    const packs = await addPacks(tx, now)
    await addMovements(tx, [...sales, ...refunds, ...parts, ...packs])
    await addBuyer(tx, now)
    await addPapers(tx, { now, ...from })
    await addDocuments(tx)
    await addDispute(tx, now)
    await addPartners(tx, now)
    await datePeople(tx)
    await addGroups(tx, now)
    await addProgress(tx, now)
    await addSessions(tx, now)
    await addCertificates(tx, now)
    await addRetakes(tx, now)
    await addMaterials(tx, from)
    await addLessons(tx, now)
    await addSharedLessons(tx, now)
    await addReview(tx, now)
    await addSpeaking(tx, { now, ...from })
    await addHabit(tx, now)
    await addStaffNotes(tx, now)
    await addPay(tx, now)
    await addGuests(tx, now)
    await addResources(tx, { now, ...from })
    await addNotifications(tx, now)
    await addMessages(tx, { now, ...from })
    await addSite(tx, now)
    await addMailTexts(tx, now)
    return true
  })
}

async function takeLock(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock(${locks.demoData}) as taken`)
  return rows[0]?.['taken'] === true
}

async function openSchool(db: Db, now: Date) {
  const openedAt = daysBefore(now, openedDaysAgo)
  await db
    .insert(schoolOpening)
    .values({ openedAt, mailCheckedAt: openedAt })
    .onConflictDoUpdate({ target: schoolOpening.isOnly, set: { openedAt } })
}

/** An unverified learner has a pending registration; "resend" sends its code. */
async function addClaims(db: Db, now: Date) {
  const passwordHash = await hashPassword(demoPassword)
  const waiting = await db.select().from(users).where(eq(users.isVerified, false))
  await db.insert(registrations).values(
    waiting.map(({ id, username, verificationCodeExpires }) => ({
      userId: id,
      username,
      passwordHash,
      codeHash: '',
      codeExpiresAt: verificationCodeExpires ?? now,
      createdAt: now,
    })),
  )
}

async function demoUsers(now: Date): Promise<NewUser[]> {
  const passwordHash = await hashPassword(demoPassword)
  const opened = daysBefore(now, openedDaysAgo)
  const level = (score: number) => ({ levelScore: score, level: levelOf(score) })
  const accounts: NewUser[] = demoAccounts.map((account) => ({
    ...account,
    ...('levelScore' in account && level(account.levelScore)),
    passwordHash,
    isVerified: true,
    // Staff joined before the first course; a learner's first day follows from their seats
    createdAt: account.role === 'learner' ? now : opened,
  }))
  const learners = demoLearners(now).map(({ levelScore, ...learner }): NewUser => ({
    ...learner,
    ...(levelScore !== undefined && level(levelScore)),
    passwordHash: learner.isVerified ? passwordHash : null,
  }))
  const colleagues = demoCoaches
    .filter(({ email }) => demoAccounts.every((account) => account.email !== email))
    .map(({ email, username }): NewUser => ({
      email,
      username,
      role: 'coach',
      passwordHash,
      isVerified: true,
      createdAt: opened,
    }))
  return [...learners, ...colleagues, ...accounts]
}
