import type { Input } from '@sohbet/contract/endpoint'
import * as contract from '@sohbet/contract/lessons/lesson-settings'
import {
  bookLesson,
  cancelLesson,
  getOwnLesson,
  listFreeTimes,
  moveLesson,
} from '@sohbet/contract/lessons/lessons'
import { listChanges } from '@sohbet/contract/core/change-log'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../../testing/rows/lessons.ts'
import { sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = sellingClock
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const read = async () =>
  contract.getLessonSettings.reply.parse(
    (await server.call(contract.getLessonSettings, {}, { as: admin })).body,
  )
type Change = Partial<Input<typeof contract.changeLessonSettings>['body']>
const change = async (fields: Change) =>
  server.call(contract.changeLessonSettings, { body: { ...(await read()), ...fields } }, { as: admin })

test('a new school has the first rules, sells no packs and pays nothing', async () => {
  expect(await read()).toEqual({
    privateMinutes: 30,
    duoMinutes: 45,
    groupMinutes: 60,
    pauseMinutes: 10,
    noticeHours: 12,
    horizonDays: 28,
    freeCancelHours: 12,
    waitMinutes: 10,
    askHours: 24,
    absenceHours: 12,
    makeUpDays: 14,
    makeUps: 2,
    makeUpsInDays: 30,
    extraSessions: 2,
    planMonths: 6,
    otherMonths: 12,
    returnedDays: 30,
    firstReminderDays: 30,
    lastReminderDays: 7,
    packTry1: null,
    packTry5: null,
    packTry10: null,
    packUsd1: null,
    packUsd5: null,
    packUsd10: null,
    payPrivate: null,
    payDuo: null,
    payGroup: null,
    paySession: null,
    revision: 0,
  })
})

test('other rules leave booked lessons and their pause alone', async () => {
  const { coachId } = await aLessonCoach(server.db)
  const book = async (startsAt: string) => {
    const body = { kind: 'private' as const, coachId, startsAt }
    const reply = await server.call(bookLesson, { body }, { as: await aLearnerWithCredits(server.db, 1) })
    return { status: reply.status, code: reply.status === 201 ? '' : codeOf(reply.body) }
  }
  expect((await book('2026-03-04T16:00:00Z')).status).toBe(201)
  expect((await change({ privateMinutes: 60, pauseMinutes: 0 })).status).toBe(200)
  const [kept] = await server.db.select().from(lessons).where(eq(lessons.coachId, coachId))
  expect([kept?.endsAt, kept?.busyUntil]).toEqual([
    new Date('2026-03-04T16:30:00Z'),
    new Date('2026-03-04T16:40:00Z'),
  ])
  expect(await book('2026-03-04T15:15:00Z')).toMatchObject({ status: 409, code: 'TIME_TAKEN' })
  expect((await book('2026-03-04T15:00:00Z')).status).toBe(201)
  const query = {
    kind: 'private' as const,
    coachId,
    from: '2026-03-04T15:00:00Z',
    to: '2026-03-04T18:00:00Z',
  }
  const { body } = await server.call(
    listFreeTimes,
    { query },
    { as: await aLearnerWithCredits(server.db, 1) },
  )
  // The first lesson keeps its pause of ten minutes
  expect(listFreeTimes.reply.parse(body)[0]?.startsAt).toBe('2026-03-04T16:45:00.000Z')
})

test('another end of the free cancellation leaves the promise of booked lessons alone', async () => {
  const { coachId } = await aLessonCoach(server.db)
  const learner = await aLearnerWithCredits(server.db, 3)
  const as = { as: learner }
  const book = async (startsAt: string) => {
    const body = { kind: 'private' as const, coachId, startsAt }
    return bookLesson.reply.parse((await server.call(bookLesson, { body }, as)).body)
  }
  const first = await book('2026-03-04T16:00:00Z')
  const second = await book('2026-03-04T17:30:00Z')
  expect((await change({ freeCancelHours: 48 })).status).toBe(200)
  const read = await server.call(getOwnLesson, { params: { id: first.id } }, as)
  expect(read.body).toMatchObject({ freeUntil: '2026-03-04T04:00:00.000Z' })
  expect((await book('2026-03-05T16:00:00Z')).freeUntil).toBe('2026-03-03T16:00:00.000Z')
  server.clock.now = new Date('2026-03-04T03:59:00Z')
  const cancelled = await server.call(cancelLesson, { params: { id: first.id }, body: {} }, as)
  expect(cancelled.body).toMatchObject({ status: 'cancelled' })
  // A lesson that is moved now has the promise of now
  const call = { params: { id: second.id }, body: { startsAt: '2026-03-06T16:00:00Z' } }
  expect((await server.call(moveLesson, call, as)).body).toMatchObject({
    freeUntil: '2026-03-04T16:00:00.000Z',
  })
  server.clock.now = sellingClock
  await change({ freeCancelHours: 12 })
})

test('refuses a second editor, and logs what was changed', async () => {
  const seen = await read()
  expect((await change({ noticeHours: 24, packTry1: 500, packTry5: 2250 })).status).toBe(200)
  const late = await server.call(
    contract.changeLessonSettings,
    { body: { ...seen, noticeHours: 6 } },
    { as: admin },
  )
  expect([late.status, codeOf(late.body)]).toEqual([409, 'EDITED_MEANWHILE'])
  const { body } = await server.call(listChanges, { query: { area: 'settings' } }, { as: admin })
  expect(
    listChanges.reply.parse(body).data.map(({ field, before, after }) => [field, before, after]),
  ).toEqual(
    expect.arrayContaining([
      ['noticeHours', '12', '24'],
      ['packTry5', '', '2250'],
    ]),
  )
})

test.each<[Change, string, string]>([
  [{ privateMinutes: 10 }, 'privateMinutes', 'Must be from 15 to 120 minutes'],
  [{ horizonDays: 91 }, 'horizonDays', 'Must be from 1 to 90 days'],
  [{ makeUps: 11 }, 'makeUps', 'Must be from 0 to 10'],
  [{ extraSessions: 11 }, 'extraSessions', 'Must be from 0 to 10'],
  [{ planMonths: 0 }, 'planMonths', 'Must be from 1 to 24 months'],
  [{ waitMinutes: 4 }, 'waitMinutes', 'Must be from 5 to 60 minutes'],
  [{ packUsd5: 90, packUsd1: null }, 'packUsd5', 'Enter the price of 1 credit too'],
  [{ packUsd1: 20, packUsd10: 201 }, 'packUsd10', 'Must not cost more than its credits one by one'],
  [{ packTry1: 20, packTry5: null }, 'packTry1', 'Below the smallest sum that a payment provider takes'],
])('refuses %o', async (fields, field, message) => {
  const { status, body } = await change(fields)
  expect([status, body]).toMatchObject([400, { fields: { [field]: message } }])
})

test.each([
  ['lessons_free_before_start', sql`update lessons set free_until = starts_at`],
  ['pack_prices_size_known', sql`insert into pack_prices values ('TRY', 3, 10000)`],
  [
    'lesson_settings_within',
    sql`update lesson_settings set rules = jsonb_set(rules, '{pauseMinutes}', '61')`,
  ],
  ['lesson_settings_within', sql`update lesson_settings set rules = rules - 'makeUps'`],
  [
    'pay_rates_private_within',
    sql`insert into pay_rates (private_minor, currency, revision, updated_at) values (-1, 'TRY', 9, now())`,
  ],
])('the database refuses what breaks %s', async (name, query) => {
  await expect(server.db.execute(query)).rejects.toMatchObject({ cause: { constraint: name } })
})

test('a coach has own rates, and a second editor of them is refused', async () => {
  const { coachId: id } = await aLessonCoach(server.db)
  const rates = { payPrivate: 350, payDuo: '' as const, payGroup: null, paySession: 700, revision: 0 }
  const save = () => server.call(contract.changeCoachRates, { params: { id }, body: rates }, { as: admin })
  expect((await save()).body).toMatchObject({ coachId: id, payPrivate: 350, payDuo: null, revision: 1 })
  expect(codeOf((await save()).body)).toBe('EDITED_MEANWHILE')
  const { body } = await server.call(contract.listCoachRates, {}, { as: admin })
  expect(contract.listCoachRates.reply.parse(body)).toContainEqual(
    expect.objectContaining({ coachId: id, paySession: 700 }),
  )
})
