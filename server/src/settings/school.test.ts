import { register } from '@sohbet/contract/people/auth'
import { updateBrand } from '@sohbet/contract/core/brand'
import { listChanges } from '@sohbet/contract/core/change-log'
import { sendContactMessage } from '@sohbet/contract/core/contact'
import { joinWaitingList } from '@sohbet/contract/selling/enrollments'
import { errorReply } from '@sohbet/contract/error-reply'
import { getSchool, getSchoolSettings, updateSchoolSettings } from '@sohbet/contract/core/school'
import { defaultSchool, sampleSchool, type SchoolData } from '@sohbet/domain/school'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBrand } from '../db/brand/read-brand.ts'
import { changeLog } from '../db/tables/core/change-log.ts'
import { schoolData } from '../db/tables/core/school-data.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  const build = fakeWebBuild({ paths: ['/imprint'], page: 'data.school.company + " " + data.school.phone' })
  server = await startTestApp({ webBuild: build })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(schoolData)
  await server.db.delete(changeLog)
})

const initial = { ...defaultSchool, email: 'school@example.test' }
const read = async () =>
  getSchoolSettings.reply.parse((await server.call(getSchoolSettings, {}, { as: admin })).body)
const save = async (changes: Partial<SchoolData>, expected?: number) => {
  const { revision, ...current } = await read()
  const body = { ...current, ...changes, revision: expected ?? revision }
  return server.call(updateSchoolSettings, { body }, { as: admin })
}

test('a new school has the sample’s details, and the configured address', async () => {
  expect(await read()).toEqual({ ...initial, revision: 0 })
})

test('saved details appear in pages and replies at once, as plain text', async () => {
  const company = 'Köprü <Dil> & Co'
  const { status, body } = await save({
    company: ` ${company} `,
    phone: '+90 212 555 12 34',
    currency: 'USD',
  })
  expect([status, body]).toMatchObject([200, { company, currency: 'USD', revision: 1 }])
  expect((await server.app.inject({ url: '/imprint' })).body).toBe('Köprü <Dil> & Co +90 212 555 12 34')
  const answer = await server.call(getSchool, {})
  // Bank details are not public
  const { bankHolder: _bankHolder, bankName: _bankName, iban: _iban, ...visible } = initial
  expect(answer.body).toEqual({
    ...visible,
    company,
    phone: '+90 212 555 12 34',
    currency: 'USD',
    isOpen: true,
  })
})

test('the change log records old and new values, and nothing without a change', async () => {
  await save({})
  await save({ currency: 'USD', waitingList: false })
  const { body } = await server.call(listChanges, { query: { area: 'settings' } }, { as: admin })
  const { data } = listChanges.reply.parse(body)
  expect(data.map(({ field, before, after }) => `${field}: ${before} to ${after}`).toSorted()).toEqual([
    'currency: TRY to USD',
    'waitingList: true to false',
  ])
  expect(new Set(data.map(({ username }) => username))).toEqual(new Set([admin.username]))
})

test('a new order keeps the VAT rate of its day', async () => {
  const rateOfNewOrder = async () => {
    const enrollment = await anEnrollment(server.db, { userId: (await aTestedLearner(server.db)).id })
    const [order] = await server.db.select().from(orders).where(eq(orders.enrollmentId, enrollment.id))
    return order?.vatPercent
  }
  expect(await rateOfNewOrder()).toBe(20)
  await save({ vatPercent: 8.25 })
  expect(await rateOfNewOrder()).toBe(8.25)
  const refused = await save({ vatPercent: 20.001 })
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { fields: { vatPercent: 'Must be between 0 and 50, with at most two decimals' } },
  ])
})

test('when two admins save at once, the second gets EDITED_MEANWHILE', async () => {
  const answers = await Promise.all([save({ city: '35000 İzmir' }, 0), save({ city: '06000 Ankara' }, 0)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(codeOf(answers.find(({ status }) => status === 409)?.body)).toBe('EDITED_MEANWHILE')
})

test('mails have the school’s details, and contact messages go to its address', async () => {
  await save({ company: 'Köprü & Co', email: 'okul@example.test' })
  const message = { name: 'Ayşe', email: 'ayse@example.test', message: 'Merhaba' }
  await server.call(sendContactMessage, { body: message })
  await server.workOff()
  const [mail] = await server.mails('okul@example.test')
  expect(mail?.text).toContain('Köprü & Co')
  expect(mail?.html).toContain('Köprü &amp; Co')
  expect(mail?.text).not.toContain(sampleSchool.company)
})

describe('a feature that is switched off', () => {
  const showContact = async (contactEmail: string) => {
    const { revision, ...brand } = await readBrand(server.db)
    await server.call(updateBrand, { body: { ...brand, contactEmail, revision } }, { as: admin })
  }
  test.each([
    [
      'registration',
      'REGISTRATION_CLOSED',
      () =>
        server.call(register, {
          body: { username: 'Ayşe', email: 'new@example.test', password: 'seven red buses' },
        }),
    ],
    [
      'contactForm',
      'CONTACT_CLOSED',
      () =>
        server.call(sendContactMessage, {
          body: { name: 'Ayşe', email: 'ayse@example.test', message: 'Merhaba' },
        }),
    ],
    [
      'waitingList',
      'WAITING_LIST_CLOSED',
      async () =>
        server.call(
          joinWaitingList,
          { body: { courseId: (await aCourse(server.db)).id, plan: 'basic' } },
          { as: await aTestedLearner(server.db) },
        ),
    ],
  ] as const)('%s is refused with the school’s contact', async (feature, code, attempt) => {
    await save({ [feature]: false })
    const { status, body } = await attempt()
    expect([status, codeOf(body)]).toEqual([403, code])
    expect(errorReply.parse(body).message).toContain('school@example.test')
    await showContact('merhaba@example.test')
    expect(errorReply.parse((await attempt()).body).message).toContain('merhaba@example.test')
    await showContact('')
    await save({ [feature]: true })
    expect((await attempt()).status).not.toBe(403)
  })
})

test.each([
  ['company', { company: ' ' }, 'This is required'],
  ['street', { street: 'two\nlines' }, 'Must be one line'],
  ['phone', { phone: 'call me' }, 'Must be a valid phone number'],
  ['email', { email: 'okul' }, 'Invalid email'],
  ['mersis', { mersis: '12' }, 'Must be a valid number'],
  ['taxNumber', { taxNumber: '12345678901234' }, 'Must be a valid number'],
  ['currency', { currency: 'EUR' }, 'Not one of the accepted values'],
  ['registration', { registration: 'on' }, 'Missing or not valid'],
])('%s of %j is refused: %s', async (field, change, message) => {
  const { status, body } = await server.call(
    updateSchoolSettings,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no form of ours sends this
    { body: { ...initial, ...(change as object), revision: 0 } },
    { as: admin },
  )
  expect([status, errorReply.parse(body).fields?.[field]]).toEqual([400, message])
})
