import { login, requestPasswordReset } from '@sohbet/contract/people/auth'
import { renewCalendarFeed } from '@sohbet/contract/live-sessions/calendar'
import { setNotificationPreference } from '@sohbet/contract/notifications/notifications'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq, ne, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { demoPassword } from '../../demo/demo-data.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { campaignMailConsents } from '../../db/tables/people/campaign-mail-consents.ts'
import { enrollments, waitingListExits } from '../../db/tables/selling/enrollments.ts'
import { enrollmentMoves } from '../../db/tables/selling/moves.ts'
import { changeLog } from '../../db/tables/core/change-log.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { users } from '../../db/tables/people/users.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { createDemoDatabase } from '../../testing/databases/demo-database.ts'
import { withoutPersonalData } from './personal-data.ts'

type Person = typeof users.$inferSelect

/** Every table with one of these texts, ours and the queue's. */
async function tablesWith({ db }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select format('%I.%I', schemaname, tablename) as table from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`)
  const found: string[] = []
  for (const { table } of z.array(z.object({ table: z.string() })).parse(rows)) {
    const isSaid = words.map((word) => `strpos(row_to_json(t)::text, ${pg.escapeLiteral(word)}) > 0`)
    const said = await db.execute(sql.raw(`select from ${table} t where ${isSaid.join(' or ')} limit 1`))
    if (said.rows.length > 0) found.push(table)
  }
  return found
}

/** Rows of kinds that the demo school does not have. */
async function leaveTraces(server: TestApp, as: Person) {
  const createdAt = server.clock.now
  const byThem = { byUserId: as.id, createdAt }
  await server.call(login, { body: { email: as.email, password: demoPassword } })
  await server.call(requestPasswordReset, { body: { email: as.email } })
  await server.call(renewCalendarFeed, {}, { as })
  await server.call(setNotificationPreference, { body: { kind: 'message', isMailed: false } }, { as })
  const [course] = await server.db.select({ id: courses.id }).from(courses).limit(1)
  const exit = { courseId: course?.id ?? '', userId: as.id, leftAt: createdAt }
  await server.db.insert(waitingListExits).values(exit)
  await server.db
    .insert(campaignMailConsents)
    .values({ userId: as.id, agreedAt: createdAt, agreedIn: 'settings' })
  const [other] = await server.db
    .select({ id: courses.id })
    .from(courses)
    .where(ne(courses.id, course?.id ?? ''))
    .limit(1)
  const [seat] = await server.db.select({ id: enrollments.id }).from(enrollments).limit(1)
  const move = { enrollmentId: seat?.id ?? '', fromCourseId: exit.courseId, toCourseId: other?.id ?? '' }
  await server.db.insert(enrollmentMoves).values({ ...move, ...byThem, fromMinor: 0, toMinor: 0 })
  const theirs = sql`order_id in (select orders.id from orders
    join enrollments on enrollments.id = orders.enrollment_id where user_id = ${as.id})`
  const { rowCount } = await server.db.execute(
    sql`update payments set buyer_name = ${as.username} where ${theirs}`,
  )
  expect(rowCount).toBeGreaterThan(0)
  await server.db.insert(securityLog).values({ ...byThem, event: 'unlock', address: 'a', userAgent: 'a' })
  await server.db.insert(changeLog).values({
    ...byThem,
    area: 'resources',
    kind: 'changed',
    subject: 'a',
    field: 'a',
    before: 'a',
    after: 'a',
  })
}

/** Makes one row of every column that refers to users theirs. Returns columns without rows. */
async function giveRowsEverywhere({ db }: TestApp, userId: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1, 2`)
  const without: string[] = []
  const id = pg.escapeLiteral(userId)
  for (const { table, column } of z.array(z.object({ table: z.string(), column: z.string() })).parse(rows)) {
    // A coach cannot leave while a course is running
    if (table === 'coaches') continue
    const owned = await db.execute(sql.raw(`select from ${table} where ${column} = ${id} limit 1`))
    if (owned.rows.length > 0) continue
    const { rowCount } = await db.transaction(async (tx) => {
      // Without the triggers that protect the ledger
      await tx.execute(sql`set local session_replication_role = replica`)
      const some = `ctid = (select ctid from ${table} limit 1)`
      return tx.execute(sql.raw(`update ${table} set ${column} = ${id} where ${some}`))
    })
    if (!rowCount) without.push(`${table}.${column}`)
  }
  return without
}

test('an erased account with rows everywhere leaves no text in any table', async () => {
  const demo = await createDemoDatabase()
  const server = await startTestApp({ database: demo })
  onTestFinished(() => server.stop())
  server.clock.now = demo.now
  const [as] = await server.db.select().from(users).where(eq(users.email, 'learner@sohbet.test'))
  if (!as) throw new Error('the demo school has no learner')
  await leaveTraces(server, as)
  expect(await giveRowsEverywhere(server, as.id)).toEqual(['refunds.by_user_id'])
  const traces = [as.id, as.email, as.username]
  const answer = await server.call(exportUser, { params: { id: as.id } }, { as })
  const exported = new Map(Object.entries(Object(answer.body)))
  const isExported = (table: string) => [exported.get(table)].flat().some((row) => row !== undefined)
  const known = await tablesWith(server, traces)
  const tables = known.flatMap((name) => (name.startsWith('public.') ? name.slice('public.'.length) : []))
  expect(tables.length).toBeGreaterThanOrEqual(24)
  const missing = tables.filter((table) => !isExported(table) && !withoutPersonalData.includes(table))
  // The payment provider's own books; the payments themselves are exported
  expect(missing).toEqual(['local_checkouts'])
  const erase = { params: { id: as.id }, body: { password: demoPassword } }
  expect((await server.call(eraseUser, erase, { as })).status).toBe(200)
  await server.workOff()
  // Sent mails stay with the recipient; in this test the local mailbox is the recipient
  expect(await tablesWith(server, traces)).toEqual(['public.dev_mails'])
})
