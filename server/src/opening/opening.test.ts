import { register } from '@sohbet/contract/people/auth'
import { listChanges } from '@sohbet/contract/core/change-log'
import * as contract from '@sohbet/contract/core/opening'
import { getSchool, getSchoolSettings, updateSchoolSettings } from '@sohbet/contract/core/school'
import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import { updateSettings } from '@sohbet/contract/core/settings'
import { errorReply } from '@sohbet/contract/error-reply'
import { defaultAnnouncement } from '@sohbet/domain/site/announcement'
import type { OpeningStep } from '@sohbet/domain/opening'
import { sampleSchool } from '@sohbet/domain/school'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localPayments } from '../adapters/payments/local.ts'
import type { PaymentProvider } from '../adapters/payments/payments.ts'
import { courseTypes } from '../db/tables/catalogue/course-types.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { levelTestQuestions } from '../db/tables/catalogue/level-tests.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { schoolData } from '../db/tables/core/school-data.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { codeOf, startTestApp, testWebhookSecret, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'

// One school from empty to open: each test goes one step further

let server: TestApp
const providers: PaymentProvider[] = []
let admin: TestUser
beforeAll(async () => {
  const database = await createTestDatabase()
  await database.db.delete(schoolOpening) // before the app reads it
  server = await startTestApp({ database, isNewSchool: true, providers })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const asked = async () =>
  contract.getOpening.reply.parse((await server.call(contract.getOpening, {}, { as: admin })).body)
const done = async () => (await asked()).steps.filter(({ isDone }) => isDone).map(({ step }) => step)
const open = () => server.call(contract.openSchool, {}, { as: admin })

test('an empty school has done nothing, and opening names what is missing in the caller’s language', async () => {
  expect(await done()).toEqual([])
  const refused = await open()
  expect([refused.status, errorReply.parse(refused.body).message]).toEqual([
    409,
    'The school cannot open yet. Still missing: school data, course type, coach, level test, payment, mail check, course that can be joined',
  ])
  const inTurkish = await server.send(
    contract.openSchool,
    {},
    {
      ...(await server.headersOf(admin)),
      'accept-language': 'tr',
    },
  )
  expect(errorReply.parse(inTurkish.body).message).toContain('Eksikler: okul bilgileri, kurs türü')
  const { body } = await server.call(getAdminDashboard, { query: {} }, { as: admin })
  expect(body).toMatchObject({ isOpen: false })
})

test('the data of the imprint and an IBAN tick two steps', async () => {
  const saved = await server.call(getSchoolSettings, {}, { as: admin })
  const current = getSchoolSettings.reply.parse(saved.body)
  expect([current.company, current.phone, current.mersis]).toEqual(['', '', ''])
  const details = { ...current, ...sampleSchool, company: 'Köprü', email: 'okul@example.com' }
  await server.call(updateSchoolSettings, { body: details }, { as: admin })
  expect(await done()).toEqual(['school'])
  const withBank = { ...details, iban: 'TR330006100519786457841326', revision: 1 }
  await server.call(updateSchoolSettings, { body: withBank }, { as: admin })
  expect(await done()).toEqual(['school', 'payment'])
})

test('reports the default text of the announcement bar until both languages have another', async () => {
  const write = (announcement: { tr: string; en: string }, revision: number) =>
    server.call(
      updateSettings,
      { body: { announcement, link: '', from: null, until: null, revision } },
      { as: admin },
    )
  expect(await asked()).toMatchObject({ hasDefaultBar: true })
  await write({ tr: 'Kayıtlar açıldı', en: defaultAnnouncement.en }, 0)
  expect(await asked()).toMatchObject({ hasDefaultBar: true })
  await write({ tr: 'Kayıtlar açıldı', en: '' }, 1)
  expect(await asked()).toMatchObject({ hasDefaultBar: false })
})

test('our tracks become course types with modules and quizzes, each once', async () => {
  const add = (track: 'A1-A2' | 'B1-B2') =>
    server.call(contract.addTemplateCourseType, { body: { track } }, { as: admin })
  expect((await asked()).tracks).toEqual(['A1-A2', 'B1-B2'])
  expect((await add('B1-B2')).body).toMatchObject({ tracks: ['A1-A2'] })
  expect((await add('A1-A2')).body).toMatchObject({ tracks: [] })
  const again = await add('A1-A2')
  expect([again.status, codeOf(again.body)]).toEqual([409, 'COURSE_TYPE_TAKEN'])
  expect(await server.db.$count(courseTypes)).toBe(2)
  expect(await server.db.$count(modules, eq(modules.isDraft, false))).toBe(32)
  expect(await server.db.$count(quizQuestions)).toBeGreaterThan(200)
  expect(await done()).toContain('courseType')
})

test('our questions become the active level test, once', async () => {
  const add = () => server.call(contract.addTemplateLevelTest, {}, { as: admin })
  const answers = await Promise.all([add(), add()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await server.db.$count(levelTestQuestions, eq(levelTestQuestions.isQuick, false))).toBe(50)
  expect(await server.db.$count(levelTestQuestions, eq(levelTestQuestions.isQuick, true))).toBe(10)
  expect(await asked()).toMatchObject({ canAddLevelTest: false })
  expect(await done()).toContain('levelTest')
})

test('the link of the test mail proves its arrival, for the admin who got it', async () => {
  const { body } = await server.call(contract.sendMailCheck, {}, { as: admin })
  expect(body).toEqual({ to: admin.email })
  const [mail] = await server.mails(admin.email)
  expect(mail?.subject).toBe('Your mail works')
  const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const { searchParams } = new URL(link)
  const proof = {
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  }
  const other = await aUserOf(server.db, 'admin')
  const refused = await server.call(contract.confirmMailCheck, { body: proof }, { as: other })
  expect([refused.status, codeOf(refused.body)]).toEqual([403, 'LINK_EXPIRED'])
  expect(await done()).not.toContain('mail')
  expect((await server.call(contract.confirmMailCheck, { body: proof }, { as: admin })).status).toBe(200)
  expect(await done()).toContain('mail')
})

test('an admin gets a link to look ahead', async () => {
  const { body } = await server.call(contract.lookAhead, {}, { as: admin })
  expect(body).toEqual({ url: expect.stringMatching(/^\/look-ahead\?expires=\d+&signature=[\w-]{43}$/) })
})

test('with a coach and a course that can be joined the school opens, and stays open', async () => {
  const { id } = await aCourse(server.db, { startDate: '2026-05-04', endDate: '2026-10-30' })
  const missing: OpeningStep[] = ['brand']
  expect((await asked()).steps.filter(({ isDone }) => !isDone).map(({ step }) => step)).toEqual(missing)
  const person = { username: 'Deniz', email: 'deniz@example.test', password: 'a long enough password' }
  expect(codeOf((await server.call(register, { body: person })).body)).toBe('SCHOOL_NOT_OPEN')

  await server.db.update(courses).set({ isActive: false }).where(eq(courses.id, id))
  expect(codeOf((await open()).body)).toBe('OPENING_INCOMPLETE')
  await server.db.update(courses).set({ isActive: true }).where(eq(courses.id, id))

  const answers = await Promise.all([open(), open()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await server.call(getSchool, {})).body).toMatchObject({ isOpen: true })
  expect((await server.call(register, { body: person })).status).toBe(201)
  const { body } = await server.call(listChanges, { query: { area: 'settings' } }, { as: admin })
  const opened = listChanges.reply.parse(body).data.filter(({ field }) => field === 'isOpen')
  expect(opened).toHaveLength(1)
})

test('a provider ticks payment when it takes the currency of every paid course', async () => {
  await server.db.update(schoolData).set({ data: sql`${schoolData.data} || '{"iban": ""}'` })
  const { db } = server
  const local = localPayments({
    db,
    publicUrl: 'http://school.test',
    webhookSecret: testWebhookSecret,
    clock: () => server.clock.now,
  })
  providers.push({ ...local, takes: (currency) => currency === 'TRY' })
  expect(await done()).not.toContain('payment') // the course costs dollars
  await db.update(courses).set({ priceMinor: 0 })
  expect(await done()).toContain('payment')
  await db.update(courses).set({ priceMinor: 45_000, currency: 'TRY' })
  expect(await done()).toContain('payment')
})
