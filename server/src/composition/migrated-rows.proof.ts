import { defaultContent } from '@sohbet/contract/site/default-content'
import { firstPlans, plans } from '@sohbet/domain/enrollment/plan'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { ownMigrations } from '../db/migrate.ts'
import { withMigrationsUpTo } from '../db/migrations-up-to.ts'
import { migrate } from './database.ts'

vi.setConfig({ testTimeout: 60_000 })

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** A database with the schema right before a migration. */
async function databaseBefore(migration: string, name: string) {
  const admin = new pg.Client(inject('testServer'))
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const connection = { ...inject('testServer'), database: name }
  const { entries } = journal.parse(
    JSON.parse(await readFile(join(ownMigrations, 'meta/_journal.json'), 'utf8')),
  )
  const count = entries.findIndex(({ tag }) => tag.endsWith(migration))
  await withMigrationsUpTo(ownMigrations, count, (migrationsFolder) =>
    migrate(connection, { migrationsFolder }),
  )
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  return { client, migrateOn: () => migrate(connection) }
}

test('stored levels follow the new cut scores', async () => {
  const { client, migrateOn } = await databaseBefore('level_cut_scores', 'levels_before')
  await client.query(`insert into users (username, email, level, level_score) values
    ('Guesser', 'guesser@example.test', 'A2', 1000), ('Reader', 'reader@example.test', 'C1', 3299),
    ('Newcomer', 'newcomer@example.test', null, null)`)
  await migrateOn()
  const { rows } = await client.query('select username, level from users order by username')
  expect(rows).toEqual([
    { username: 'Guesser', level: 'A1' },
    { username: 'Newcomer', level: null },
    { username: 'Reader', level: 'B2' },
  ])
})

test('a school with accounts has opened, an empty one has not', async () => {
  const old = await databaseBefore('school_opening', 'school_before')
  await old.client.query(`insert into users (username, email) values ('Owner', 'owner@example.test')`)
  await old.migrateOn()
  const empty = await databaseBefore('school_opening', 'no_school_before')
  await empty.migrateOn()
  const opened = async ({ client }: typeof old) =>
    (await client.query('select opened_at from school_opening')).rows
  expect(await opened(old)).toEqual([{ opened_at: expect.any(Date) }])
  expect(await opened(empty)).toEqual([])
})

test('seats and pages from before plans could be edited have the documented contents', async () => {
  const { client, migrateOn } = await databaseBefore('plan_contents', 'plans_before')
  const features = ['10 ders kredisi', 'Kayıtlar', '5 ekstra Speaking Groups'].map((text) => ({
    text: { tr: text, en: text },
    isAbsent: false,
  }))
  const card = { plan: 'super', text: { tr: 'Bizim', en: 'Ours' }, features, colour: 'night' }
  await client.query(`set session_replication_role = replica`)
  await client.query(`insert into enrollments (course_id, status, source, plan, amount_minor, currency, activated_at,
    created_at) select uuidv7(), 'active', 'checkout', plan, 45000, 'TRY', now(), now()
    from unnest('{basic,super,premium}'::text[]) as plan`)
  await client.query(
    `insert into site_versions (page, number, content, published_at) values ('pricing', 1, $1, now())`,
    [{ plans: { plans: [card] } }],
  )
  await client.query(`set session_replication_role = default`)
  await migrateOn()
  const seats = await client.query('select plan_contents as contents from enrollments order by id')
  expect(seats.rows).toEqual(plans.map((plan) => ({ contents: firstPlans[plan] })))
  const pages = await client.query(`select content #> '{plans,plans}' as plans from site_versions`)
  const first = defaultContent.pricing.plans.plans
  const own = { text: { tr: 'Bizim', en: 'Ours' }, features: [features[1]], colour: 'night' }
  expect(pages.rows).toEqual([{ plans: { ...first, super: { ...first.super, ...own } } }])
  const change = client.query(`update site_versions set number = 2`)
  await expect(change).rejects.toThrow('published versions are append-only')
})

test('transfers booked before payments in parts get their method, day and note, and refunds stay waived', async () => {
  const { client, migrateOn } = await databaseBefore('paid_by_hand', 'by_hand_before')
  // Without courses and receipts, which this migration does not read
  await client.query(`set session_replication_role = replica`)
  await client.query(`with seat as (
      insert into enrollments (course_id, status, source, plan, amount_minor, currency, note, activated_at, cancelled_at,
        cancel_reason, created_at)
      select uuidv7(), status, 'hand', 'basic', 45000, 'TRY', 'Havale 7', now(), ended, reason, now()
      from (values ('active', null, null), ('cancelled', now(), 'admin')) as given (status, ended, reason)
      returning id, created_at),
    ordered as (
      insert into orders (enrollment_id, list_minor, created_at) select id, 45000, created_at from seat returning id)
    insert into money_ledger (order_id, kind, amount_minor, currency, reference, created_at)
    select id, kind, minor, 'TRY', 'hand-' || id || kind, moment::timestamptz from ordered, (values
      ('payment', 45000, '2026-03-01T22:30:00Z'), ('refund', -5000, '2026-03-05T09:00:00Z')) as line (kind, minor, moment)`)
  await client.query(`set session_replication_role = default`)
  await migrateOn()
  const { rows } = await client.query(`
    select status, kind, method, received_on::text as "receivedOn", hand_movements.note, waived_minor::int as waived
    from hand_movements join money_ledger on money_ledger.id = movement_id join orders on orders.id = order_id
      join enrollments on enrollments.id = enrollment_id order by status, kind`)
  const payment = { kind: 'payment', method: 'transfer', receivedOn: '2026-03-02', note: 'Havale 7' }
  const refund = { kind: 'refund', method: 'transfer', receivedOn: '2026-03-05', note: '' }
  expect(rows).toEqual([
    { status: 'active', ...payment, waived: 5000 },
    { status: 'active', ...refund, waived: 5000 },
    { status: 'cancelled', ...payment, waived: 0 },
    { status: 'cancelled', ...refund, waived: 0 },
  ])
})

test('credits from before lots are in lots, and the sums of learners stay', async () => {
  const { client, migrateOn } = await databaseBefore('credit_lots', 'credits_before')
  // Without types, coaches and plans, which this migration does not read
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `with learner as (
      insert into users (username, email) values ('Ada', 'ada@example.test') returning id),
    course as (
      insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, price_minor, currency,
        max_enrollments, module_duration, zoom_link)
      values ('Evenings', 'x', uuidv7(), '2099-01-01', '2099-08-31', uuidv7(), 1, 'TRY', 5, 7, 'https://example.test')
      returning id),
    seat as (
      insert into enrollments (course_id, user_id, status, source, plan, plan_contents, amount_minor, currency,
        activated_at, created_at)
      select course.id, learner.id, 'active', 'hand', 'super', $1::jsonb, 1, 'TRY', now(), now() from course, learner
      returning id, user_id)
    insert into credit_ledger (user_id, enrollment_id, credits, extra_groups, reason, note, created_at)
    select user_id, case when reason = 'plan' then id end, credits, groups, reason, note, now() + place * interval '1 minute'
    from seat, (values (1, 'plan', 10, 5, ''), (2, 'admin', 2, 0, 'Gift'), (3, 'admin', -4, -1, 'Taken'),
      (4, 'admin', 1, -2, 'Changed')) as line (place, reason, credits, groups, note)`,
    [firstPlans.super],
  )
  await client.query(`set session_replication_role = default`)
  await migrateOn()
  const lots = await client.query(
    `select source, credits, extra_groups as groups from credit_lots order by expires_on, id`,
  )
  // What an admin took comes from the lots that expire first
  expect(lots.rows).toEqual([
    { source: 'admin', credits: 0, groups: 0 },
    { source: 'admin', credits: 0, groups: 0 },
    { source: 'plan', credits: 9, groups: 2 },
  ])
  const agreed =
    await client.query(`select bool_and(lot.credits = line.credits and lot.extra_groups = line.groups) as agree
    from credit_lots as lot join (select lot_id, sum(credits) as credits, sum(extra_groups) as groups
      from credit_ledger group by 1) as line on line.lot_id = lot.id`)
  expect(agreed.rows).toEqual([{ agree: true }])
})
