import { exportUsers, importPeople } from '@sohbet/contract/people/people-import'
import { listEnrollments } from '@sohbet/contract/selling/enrollments-admin'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCourse } from '../testing/rows/catalogue.ts'
import { bookedFor, sellingClock } from '../testing/rows/selling.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

let count = 0
let email: string
beforeEach(() => {
  server.clock.now = sellingClock
  email = `person${(count += 1)}@example.test`
})

const send = (csv: string, options: object = {}) =>
  server.call(importPeople, { body: { csv, isDryRun: false, ...options } }, { as: admin })
const run = async (csv: string, options: object = {}) =>
  importPeople.reply.parse((await send(csv, options)).body).rows
const found = async () => (await server.db.select().from(users).where(eq(users.email, email)))[0]
const seatsOf = async (userId: string) =>
  listEnrollments.reply.parse((await server.call(listEnrollments, { query: { userId } }, { as: admin })).body)
    .data

describe('people import', () => {
  test('creates an account, a seat and a payment, mails the invitation, and repeats nothing', async () => {
    const course = await aCourse(server.db)
    const csv = `\uFEFFAd Soyad;E-posta;Dil;Kurs;Paket;Ücret;Ödenen;Not
Ayşe Kaya;${email.toUpperCase()};tr;${course.name};Super;1.000,50;400;Havale 7`
    expect(await run(csv, { override: true })).toMatchObject([
      {
        line: 2,
        outcome: 'new',
        text: `New account with an invitation; gets a seat in “${course.name}”; $600.50 is still to pay`,
      },
    ])
    const user = await found()
    expect(user).toMatchObject({ username: 'Ayşe Kaya', role: 'learner', language: 'tr' })
    const [seat] = await seatsOf(user?.id ?? '')
    expect(seat).toMatchObject({ plan: 'super', amount: 1000.5, paid: 400, balance: 600.5, source: 'hand' })
    expect((await server.mails(email)).map(({ subject }) => subject)).toEqual(['Sohbet okuluna hoş geldin'])
    expect(await run(csv, { override: true })).toMatchObject([{ outcome: 'exists' }])
    expect(await bookedFor(server.db, seat?.id ?? '')).toEqual([40_000])
    expect(await server.mails(email)).toHaveLength(1)
  })

  test('a dry run reports the same and changes nothing', async () => {
    const course = await aCourse(server.db, { maxEnrollments: 1 })
    const csv = `name,email,course\nAyşe Kaya,${email},${course.name}\nAli Kaya,other-${email},${course.id}`
    expect(await run(csv, { isDryRun: true, override: true })).toMatchObject([
      { outcome: 'new' },
      { outcome: 'error', text: 'No spots left' },
    ])
    expect(await found()).toBeUndefined()
    expect(await server.mails(email)).toEqual([])
  })

  test('names what is wrong with each row and imports the others', async () => {
    const course = await aCourse(server.db)
    const twin = await aCourse(server.db, { name: course.name })
    const coach = await aUserOf(server.db, 'coach')
    const rows = await run(
      [
        'name,email,language,course,plan,price,paid',
        `Ay,a${email},,,,,`,
        'Ayşe Kaya,nowhere,,,,,',
        `Ayşe Kaya,b${email},de,,,,`,
        `Ayşe Kaya,c${email},,Nothing,,,`,
        `Ayşe Kaya,d${email},,${course.name},,,`,
        `Ayşe Kaya,e${email},,${twin.id},gold,,`,
        `Ayşe Kaya,f${email},,${twin.id},,much,`,
        `Ayşe Kaya,g${email},,${twin.id},,100,101`,
        `Ayşe Kaya,G${email},,${twin.id},,101,100`,
        `Ayşe Kaya,h${email},,,,100,`,
        `Ayşe Kaya,${coach.email},,,,,`,
        `Ayşe Kaya,i${email},,${twin.id},,,`,
        `Ayşe Kaya,${email},,,,,`,
        `Ayşe Kaya,${email},,,,,`,
      ].join('\n'),
    )
    expect(rows.map(({ text }) => text)).toEqual([
      'The name is missing or shorter than 3 letters',
      'The email address is missing or not valid',
      'The language “de” is not known: use en or tr',
      'There is no active course “Nothing”',
      `Several courses are called “${course.name}”: use the course’s id`,
      'The plan “gold” is not known: use basic, super or premium',
      '“much” is not a sum',
      'More is paid than the price',
      'The same email and course as in line 9',
      'A plan, price or payment needs a course',
      'Only a learner can be enrolled',
      'Please confirm that you enroll this learner nevertheless: the level test is not taken',
      'New account with an invitation',
      'The same email and course as in line 14',
    ])
    expect(rows.filter(({ outcome }) => outcome === 'new')).toHaveLength(1)
    expect(await found()).toBeDefined()
  })

  test('refuses a file without names and addresses, and one that is too long', async () => {
    expect(codeOf((await send('course,plan\nA,basic')).body)).toBe('INVALID_PEOPLE_CSV')
    const many = Array.from({ length: 501 }, (_, line) => `Person,p${line}@example.test`)
    expect(codeOf((await send(['name,email', ...many].join('\n'))).body)).toBe('TOO_MANY_PEOPLE')
  })
})

test('users are exported as CSV without formulas, as the table shows them', async () => {
  await aUser(server.db, { username: '=cmd|calc', email })
  const query = { role: 'learner', searchText: email } as const
  const { body } = await server.call(exportUsers, { query }, { as: admin })
  const { csv, fileName } = exportUsers.reply.parse(body)
  expect(fileName).toBe('users-2026-03-02.csv')
  const [head, line, end] = csv.split('\r\n')
  expect(head).toBe('\uFEFFName,Email,Role,State,Language,Level,Score,Chosen plan,Registered at')
  expect(line).toContain(`'=cmd|calc,${email},learner,`)
  expect(end).toBe('')
})
