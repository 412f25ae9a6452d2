import { schoolDay } from '@sohbet/domain/calendar'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '../testing/databases/demo-database.ts'
import { readEnrollments, readEnrollmentsPage } from '../enrollments/admin/admin.reads.ts'
import { receipts } from '../db/tables/selling/papers.ts'
import { enrollments, waitingList } from '../db/tables/selling/enrollments.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => void (database = await createDemoDatabase()))
afterAll(() => database.drop())

test('seats, money and the provider’s books agree', async () => {
  const { rows: wrongSeats } = await database.db.execute(sql`
    select c.name from courses c
    where current_enrollments <> (select count(*) from enrollments e where e.course_id = c.id and status <> 'cancelled')`)
  expect(wrongSeats).toEqual([])
  const { rows } = await database.db.execute(sql`
    select (select sum(amount_minor) from money_ledger where payment_id is not null) as ours,
      (select sum(amount_minor) from local_checkouts where status = 'complete')
      - (select sum(amount_minor) from disputes where money = 'withdrawn') as theirs`)
  expect(rows[0]?.['ours']).toBe(rows[0]?.['theirs'])
})

test('no learner has a seat before an account and a level test, and staff joined before the courses', async () => {
  const { rows } = await database.db.execute(sql`
    select email from users join enrollments as seat on seat.user_id = users.id
    left join level_test_attempts as attempt on attempt.user_id = users.id and attempt.is_first
    where users.created_at >= seat.created_at or attempt.completed_at >= seat.created_at
      or attempt.started_at <= users.created_at
    union all
    select users.email from users join coaches on coaches.user_id = users.id where users.created_at > coaches.created_at`)
  expect(rows).toEqual([])
})

test('no learner takes two courses of a type, and courses are well filled', async () => {
  const { rows: twice } = await database.db.execute(sql`
    select e.user_id, c.type_id from enrollments e join courses c on c.id = e.course_id
    where e.status = 'active' group by 1, 2 having count(*) > 1`)
  expect(twice).toEqual([])
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select name from courses where current_date between start_date and end_date and is_active and current_enrollments < 9`)
  expect(rows).toEqual([])
})

test('the demo learner is in a running course, and a full course has a waiting list', async () => {
  const { db } = database
  const { rows } = await db.execute(sql`
    select c.name from courses c join enrollments e on e.course_id = c.id join users u on u.id = e.user_id
    where u.email = 'learner@sohbet.test' and e.status = 'active' and current_date between start_date and end_date`)
  expect(rows.map(({ name }) => name)).toEqual([expect.stringContaining('Brixton')])
  expect(await db.$count(waitingList)).toBe(3)
  expect(await db.$count(enrollments, eq(enrollments.status, 'active'))).toBeGreaterThan(100)
  const { rows: deciding } = await db.execute(sql`
    select id from users where level is not null and not exists (select from enrollments where user_id = users.id)`)
  expect(deciding.length).toBeGreaterThan(3)
})

test('learners of a cancelled course choose, and a latecomer may still withdraw', async () => {
  const { db } = database
  const { rows: answers } = await db.execute(sql`
    select answer, choose_until > now() as "isOpen", u.email from cancellation_choices as choice
    join enrollments e on e.id = choice.enrollment_id join users u on u.id = e.user_id order by answer, u.email`)
  expect(answers.map(({ answer }) => answer)).toEqual(['moved', null, null])
  expect(new Set(answers.map(({ isOpen }) => isOpen))).toEqual(new Set([true]))
  const { rows: sessions } = await db.execute(sql`
    select bool_and(is_cancelled) as off, count(*) > 10 as many from live_sessions
    join courses c on c.id = course_id where c.cancelled_at is not null`)
  expect(sessions).toEqual([{ off: true, many: true }])
  const { rows: late } = await db.execute(sql`
    select c.name from enrollments e join courses c on c.id = e.course_id join orders o on o.enrollment_id = e.id
    where e.status = 'active' and e.activated_at > c.start_date and e.activated_at > now() - interval '14 days'
      and o.consented_at is not null and o.early_start_at is null`)
  expect(late.map(({ name }) => name)).toEqual([expect.stringContaining('Camden')])
})

test('learners sit in courses of their level, unless they took the level test again after the course', async () => {
  const { rows } = await database.db.execute(sql`
    select users.email, users.level, type.from_level, type.to_level from enrollments
    join users on users.id = enrollments.user_id join courses on courses.id = enrollments.course_id
    join course_types as type on type.id = courses.type_id
    where enrollments.status = 'active' and not users.level between type.from_level and type.to_level
      and not exists (select from level_test_attempts as again where again.user_id = users.id and not again.is_first
        and again.started_at::date > courses.end_date)`)
  expect(rows).toEqual([])
})

test('a free seat has the smallest plan', async () => {
  const { rows } = await database.db.execute(sql`
    select distinct plan from enrollments where amount_minor = 0 and source = 'free'`)
  expect(rows).toEqual([{ plan: 'basic' }])
})

test('the demo learner’s company gets receipts and an invoice from after the payment', async () => {
  const { rows } = await database.db.execute(sql`
    select billing.kind, bool_and(receipts.has_billing) as named, bool_and(invoices.created_at > line.created_at) as later
    from users join enrollments as seat on seat.user_id = users.id join orders on orders.enrollment_id = seat.id
    join invoices on invoices.order_id = orders.id join order_billing as billing on billing.order_id = orders.id
    join money_ledger as line on line.order_id = orders.id join receipts on receipts.movement_id = line.id
    where users.email = 'learner@sohbet.test' and invoices.created_at <= ${database.now.toISOString()} group by 1`)
  expect(rows).toEqual([{ kind: 'company', named: true, later: true }])
})

test('receipts of a year are numbered in the order of time, over all courses', async () => {
  const { rows } = await database.db.execute(sql`
    select year, number from (
      select year, number, row_number() over (partition by year order by line.created_at, number) as place
      from receipts join money_ledger as line on line.id = movement_id) as numbered
    where number <> place`)
  expect(rows).toEqual([])
  expect(await database.db.$count(receipts)).toBeGreaterThan(100)
})

test('the totals of the admin’s list are the sums of its rows', async () => {
  const { db } = database
  const today = schoolDay(database.now)
  const filters = { searchText: '', today } as const
  const rows = await readEnrollments(db, filters)
  const { totals } = await readEnrollmentsPage(db, { ...filters, pageIndex: 0, pageSize: 10 })
  const sumOf = (field: 'paid' | 'refunded') =>
    fromMinor(rows.reduce((sum, row) => sum + toMinor(row[field]), 0))
  expect(totals).toEqual([
    { currency: 'TRY', count: rows.length, paid: sumOf('paid'), refunded: sumOf('refunded') },
  ])
  expect(rows.some(({ disputed }) => disputed > 0) && sumOf('refunded') > 0).toBe(true)
})
