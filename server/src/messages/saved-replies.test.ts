import * as contract from '@sohbet/contract/messaging/saved-replies'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { messageLimits } from '@sohbet/domain/message/thread'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { savedReplies } from '../db/tables/messaging/messages.ts'
import { users } from '../db/tables/people/users.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aSavedReply } from '../testing/rows/messages.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let coach: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
beforeEach(async () => {
  await server.db.delete(savedReplies)
  coach = await aUserOf(server.db, 'coach')
})
afterAll(() => server.stop())

const fields = { title: 'Saatler', text: 'Dokuzdan altıya' }
const save = (as: TestUser, body: { title: string; text: string } = fields) =>
  server.call(contract.createSavedReply, { body }, { as })
const list = async (as: TestUser) =>
  contract.listSavedReplies.reply.parse((await server.call(contract.listSavedReplies, {}, { as })).body)
const change = (as: TestUser, id: string) =>
  server.call(contract.updateSavedReply, { params: { id }, body: { ...fields, text: 'Ondan' } }, { as })
const remove = (as: TestUser, id: string) =>
  server.call(contract.deleteSavedReply, { params: { id } }, { as })

describe.each(['admin', 'coach'] as const)('saved replies of the role %s', (role) => {
  test('are added, changed and deleted', async () => {
    const as = await aUserOf(server.db, role)
    const made = await save(as, { ...fields, title: ' Saatler ' })
    const { id, title } = contract.createSavedReply.reply.parse(made.body)
    expect(title).toBe('Saatler')
    await change(as, id)
    expect(await list(as)).toEqual([{ id, ...fields, text: 'Ondan' }])
    expect([(await remove(as, id)).status, (await remove(as, id)).status]).toEqual([200, 404])
    expect((await save(as, { title: ' ', text: '' })).body).toMatchObject({
      fields: { title: 'Title is required', text: 'Message is required' },
    })
  })

  test('have a limit', async () => {
    const as = await aUserOf(server.db, role)
    const row = { ...fields, coachId: role === 'coach' ? as.id : null, createdAt: server.clock.now }
    await server.db
      .insert(savedReplies)
      .values(Array.from({ length: messageLimits.savedReplies - 1 }, () => row))
    expect((await save(as)).status).toBe(201)
    expect(codeOf((await save(as)).body)).toBe('SAVED_REPLIES_FULL')
  })
})

test('admins share those of the school; a coach sees and changes only own ones', async () => {
  const another = await aUserOf(server.db, 'coach')
  const ofSchool = await aSavedReply(server.db)
  const own = await aSavedReply(server.db, { coachId: coach.id })
  const idsOf = async (as: TestUser) => (await list(as)).map(({ id }) => id)
  expect([await idsOf(admin), await idsOf(await aUserOf(server.db, 'admin'))]).toEqual([
    [ofSchool.id],
    [ofSchool.id],
  ])
  expect([await idsOf(coach), await idsOf(another)]).toEqual([[own.id], []])
  for (const [as, id] of [
    [admin, own.id],
    [another, own.id],
    [coach, ofSchool.id],
  ] as const)
    expect([(await change(as, id)).status, (await remove(as, id)).status]).toEqual([404, 404])
  expect(await server.db.$count(savedReplies)).toBe(2)
})

test('saved replies are in the export of their coach, and erased with the account', async () => {
  const password = 'seven red buses'
  await server.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, coach.id))
  await aSavedReply(server.db, { coachId: coach.id, title: 'Own' })
  await aSavedReply(server.db, { title: 'School' })
  const params = { id: coach.id }
  const { body } = await server.call(exportUser, { params }, { as: coach })
  expect(body).toMatchObject({ saved_replies: [{ title: 'Own' }] })
  expect((await server.call(eraseUser, { params, body: { password } }, { as: coach })).status).toBe(200)
  expect(await list(admin)).toMatchObject([{ title: 'School' }])
  expect(await server.db.$count(savedReplies)).toBe(1)
})
