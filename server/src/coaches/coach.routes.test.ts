import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/people/coaches'
import { eraseUser, exportUser, getUser, inviteUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { orders } from '../db/tables/selling/orders.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { users } from '../db/tables/people/users.ts'
import { aSession, aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse } from '../testing/rows/catalogue.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

const fields = { personalSummary: 'Ten years of London', isActive: true, isNative: true, isZoomOnly: false }
const create = (userId: string, body: object = fields) =>
  server.call(contract.createCoach, Object({ body: { ...body, userId } }), { as: admin })
const update = (userId: string, body: object = fields) =>
  server.call(contract.updateCoach, Object({ params: { userId }, body }), { as: admin })
const list = async (query: { isActive?: boolean } = {}) => {
  const { body } = await server.call(contract.listCoaches, Object({ query }), { as: admin })
  return contract.listCoaches.reply.parse(body)
}
const roleOf = async (id: string) => (await server.db.select().from(users).where(eq(users.id, id)))[0]?.role
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, codeOf(body)]

test('stores where a coach comes from and the languages, and keeps them when they are not sent', async () => {
  const { id } = await aUserOf(server.db, 'learner')
  const profile = { summaryEn: 'Ten years', origin: 'Kars', teaches: ['en'], speaks: ['tr', 'en'] }
  expect((await create(id, { ...fields, ...profile })).body).toMatchObject(profile)
  expect((await update(id)).body).toMatchObject(profile)
  const changed = { ...profile, origin: '', speaks: ['de'] }
  expect((await update(id, { ...fields, ...changed })).body).toMatchObject(changed)
  expect((await update(id, { ...fields, speaks: ['xx'] })).status).toBe(400)
})

test('an account’s data has what the coach page says, and an erased account leaves none of it', async () => {
  const password = 'seven red buses'
  const coach = await aUser(server.db, { role: 'coach', passwordHash: await hashPassword(password) })
  const said = { personalSummary: 'Kars’tan', summaryEn: 'From Kars', origin: 'Kars' }
  const { id } = await aCoach(server.db, { userId: coach.id, ...said, teaches: ['en'], speaks: ['tr'] })
  const own = { params: { id: coach.id } }
  const { body } = await server.call(exportUser, own, { as: coach })
  expect(body).toMatchObject({ coaches: [{ ...said, teaches: ['en'], speaks: ['tr'] }] })

  const course = await aCourse(server.db, { primaryCoachId: id })
  const erase = async () => server.call(eraseUser, { ...own, body: { password } }, { as: coach })
  expect(refusal(await erase())).toEqual([409, 'COACH_HAS_COURSES'])
  await server.db.delete(courses).where(eq(courses.id, course.id))
  expect((await erase()).status).toBe(200)
  const [left] = await server.db.select().from(coaches).where(eq(coaches.id, id))
  expect(left).toMatchObject({ personalSummary: '–', summaryEn: '', origin: '', teaches: [], speaks: [] })
})

test('lists an invited coach at once, before and after the coach data is filled in', async () => {
  const invited = { username: 'Imogen', email: 'imogen@example.test' }
  await server.call(inviteUser, { body: { ...invited, role: 'coach' } }, { as: admin })
  const accounts = async () => {
    const { body } = await server.call(contract.listCoachAccounts, {}, { as: admin })
    return contract.listCoachAccounts.reply.parse(body).filter(({ email }) => email === invited.email)
  }
  const [account, ...others] = await accounts()
  expect(others).toEqual([])
  expect(account).toMatchObject({ ...invited, isInvited: true })
  const userId = account?.userId ?? ''
  expect((await create(userId)).body).toMatchObject({ isInvited: true })
  expect(await accounts()).toEqual([])
  await server.db.update(users).set({ passwordHash: 'set' }).where(eq(users.id, userId))
  expect((await list()).find((coach) => coach.userId === userId)).toMatchObject({ isInvited: false })
})

describe('creating a coach', () => {
  test('gives the user the coach role, ends their sessions and is logged', async () => {
    const user = await aUser(server.db, { username: 'Zoe' })
    const session = await aSession(server.db, user.id, server.clock.now)
    const { status, body } = await create(user.id)
    expect([status, body]).toMatchObject([
      201,
      { ...fields, userId: user.id, isPublic: false, user: { username: 'Zoe', email: user.email } },
    ])
    expect(await roleOf(user.id)).toBe('coach')
    const headers = { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` }
    expect((await server.send(getUser, { params: { id: user.id } }, headers)).status).toBe(401)
    const [line] = await server.db.select().from(securityLog).where(eq(securityLog.userId, user.id))
    expect(line).toMatchObject({ event: 'role_change', details: 'coach', byUserId: admin.id })
  })

  test('does not sign out a user who already has the role', async () => {
    const user = await aUserOf(server.db, 'coach')
    const session = await aSession(server.db, user.id, server.clock.now)
    expect((await create(user.id)).status).toBe(201)
    const headers = { authorization: `Bearer ${server.tokens.access(session.id, server.clock.now)}` }
    expect((await server.send(getUser, { params: { id: user.id } }, headers)).status).toBe(200)
  })

  test('works for an invited coach who has not logged in yet', async () => {
    const user = await aUser(server.db, { role: 'coach', passwordHash: null, isVerified: false })
    expect((await create(user.id)).status).toBe(201)
  })

  test('is refused for an existing coach, also for two calls at once', async () => {
    const { userId } = await aCoach(server.db)
    expect(refusal(await create(userId ?? ''))).toEqual([409, 'COACH_EXISTS'])
    const user = await aUser(server.db)
    const answers = await Promise.all([create(user.id), create(user.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('is refused for a learner with an open seat, paid or held, and changes nothing', async () => {
    const [paid, held, left] = [await aUser(server.db), await aUser(server.db), await aUser(server.db)]
    await anEnrollment(server.db, { userId: paid.id })
    await anEnrollment(server.db, { userId: held.id, status: 'pending' })
    await anEnrollment(server.db, { userId: left.id, status: 'cancelled' })
    expect(refusal(await create(paid.id))).toEqual([409, 'HAS_OPEN_SEATS'])
    expect(refusal(await create(held.id))).toEqual([409, 'HAS_OPEN_SEATS'])
    expect((await create(left.id)).status).toBe(201)
    expect([await roleOf(paid.id), await roleOf(held.id)]).toEqual(['learner', 'learner'])
  })

  test('is refused for an admin, a suspended, an unverified and a missing account, and changes nothing', async () => {
    const unproved = await aUser(server.db, { passwordHash: null, isVerified: false })
    const suspended = await aUser(server.db, { suspendedAt: server.clock.now })
    expect(refusal(await create(admin.id))).toEqual([409, 'COACH_IS_ADMIN'])
    expect(refusal(await create(suspended.id))).toEqual([409, 'COACH_SUSPENDED'])
    expect(refusal(await create(unproved.id))).toEqual([409, 'NO_PASSWORD_YET'])
    expect(refusal(await create(randomUUID()))).toEqual([404, 'USER_NOT_FOUND'])
    expect([await roleOf(admin.id), await roleOf(suspended.id), await roleOf(unproved.id)]).toEqual([
      'admin',
      'learner',
      'learner',
    ])
  })

  test('reports missing fields', async () => {
    const { status, body } = await create('', { ...fields, personalSummary: ' ', isNative: 'yes' })
    expect([status, body]).toMatchObject([
      400,
      { fields: { userId: 'User is required', personalSummary: 'Summary is required' } },
    ])
    expect(body).toHaveProperty('fields.isNative')
  })

  test.each([
    'javascript:alert(1)',
    'http://example.test/a.jpg',
    '//example.test/a.jpg',
    'data:image/jpeg,x',
  ])('refuses a photo from %s', async (profilePhoto) => {
    const { body } = await create((await aUser(server.db)).id, { ...fields, profilePhoto })
    expect(body).toMatchObject({ fields: { profilePhoto: 'Must be a valid URL' } })
  })

  test('writes only the form’s fields', async () => {
    const user = await aUser(server.db)
    const id = randomUUID()
    await create(user.id, { ...fields, id, createdAt: '2001-01-01', user: { username: 'Mallory' } })
    const [row] = await server.db.select().from(coaches).where(eq(coaches.userId, user.id))
    expect(row?.id).not.toBe(id)
    expect(row?.createdAt).toEqual(server.clock.now)
  })
})

describe('updating a coach', () => {
  test('uses the user’s id, and keeps a photo that is not sent', async () => {
    const { userId } = await aCoach(server.db, { profilePhoto: '/images/a.jpg' })
    const changes = { ...fields, personalSummary: 'Eleven years', isZoomOnly: true, isPublic: true }
    const { status, body } = await update(userId ?? '', changes)
    expect([status, body]).toMatchObject([200, { ...changes, userId, profilePhoto: '/images/a.jpg' }])
    expect((await update(userId ?? '', { ...fields, profilePhoto: '' })).body).toMatchObject({
      profilePhoto: null,
    })
  })

  test('answers 404 for a user who is not a coach', async () => {
    const learner = await aUser(server.db)
    expect(refusal(await update(learner.id))).toEqual([404, 'COACH_NOT_FOUND'])
    expect((await update('null')).status).toBe(404)
    expect(await roleOf(learner.id)).toBe('learner')
  })

  test('restores a lost role of an active coach; a suspended account is refused', async () => {
    const user = await aUser(server.db)
    await aCoach(server.db, { userId: user.id })
    expect((await update(user.id)).status).toBe(200)
    expect(await roleOf(user.id)).toBe('coach')
    await server.db.update(users).set({ suspendedAt: server.clock.now }).where(eq(users.id, user.id))
    expect(refusal(await update(user.id))).toEqual([409, 'COACH_SUSPENDED'])
  })

  test('gives the role again to a reactivated coach', async () => {
    const user = await aUser(server.db)
    await aCoach(server.db, { userId: user.id, isActive: false })
    expect((await update(user.id, { ...fields, isActive: false })).status).toBe(200)
    expect(await roleOf(user.id)).toBe('learner')
    expect((await update(user.id)).status).toBe(200)
    expect(await roleOf(user.id)).toBe('coach')
  })
})

describe('the list of coaches', () => {
  test('is sorted in Turkish order, with name and e-mail; erased accounts come last', async () => {
    await server.db.delete(orders)
    await server.db.delete(enrollments)
    await server.db.delete(courses)
    await server.db.delete(coaches)
    for (const username of ['Çiğdem', 'Deniz', 'Can'])
      await aCoach(server.db, { userId: (await aUser(server.db, { username, role: 'coach' })).id })
    await aCoach(server.db, { userId: null, isActive: false })
    const all = await list()
    expect(all.map(({ user }) => user?.username)).toEqual(['Can', 'Çiğdem', 'Deniz', undefined])
    expect(all[0]?.user?.email).toContain('@example.test')
    expect(all[3]).toMatchObject({ userId: null, user: null })
    expect((await list({ isActive: true })).map(({ isActive }) => isActive)).toEqual([true, true, true])
    expect(await list({ isActive: false })).toHaveLength(1)
  })

  test('refuses an invalid filter', async () => {
    const { status } = await server.call(contract.listCoaches, Object({ query: { isActive: 'maybe' } }), {
      as: admin,
    })
    expect(status).toBe(400)
  })
})
