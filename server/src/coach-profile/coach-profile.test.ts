import * as contract from '@sohbet/contract/people/coach-profile'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { coachDrafts } from '../db/tables/people/coach-drafts.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { aPhoto } from '../testing/files/pictures.ts'
import { aVoice, ofPhone } from '../testing/files/voice-recordings.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'

const files = memoryFiles()
let server: TestApp
let admin: TestUser
let coach: TestUser
let coachId: string
const password = 'seven red buses'
beforeAll(async () => {
  server = await startTestApp({ files })
  admin = await aUserOf(server.db, 'admin')
})
beforeEach(async () => {
  coach = await aUser(server.db, { role: 'coach', passwordHash: await hashPassword(password) })
  coachId = (await aCoach(server.db, { userId: coach.id, isPublic: true })).id
})
afterAll(() => server.stop())

const texts = { personalSummary: 'Kars’tan', summaryEn: 'From Kars', origin: 'Kars', speaks: ['tr' as const] }
const change = (body: object = texts) =>
  server.call(contract.changeOwnProfile, Object({ body }), { as: coach })
const record = (recording = aVoice()) =>
  server.call(contract.uploadHello, { body: { recording } }, { as: coach })
const own = async () =>
  contract.getOwnProfile.reply.parse((await server.call(contract.getOwnProfile, {}, { as: coach })).body)
const waiting = async () => {
  const { body } = await server.call(contract.listDrafts, {}, { as: admin })
  return contract.listDrafts.reply.parse(body).filter((draft) => draft.coachId === coachId)
}
const publish = (revision: number) =>
  server.call(contract.publishDraft, { params: { coachId }, body: { revision } }, { as: admin })
const published = async () => (await server.db.select().from(coaches).where(eq(coaches.id, coachId)))[0]
const open = async (address: string) => {
  const { status, body } = await server.send(contract.getProfileFile, {
    params: { name: address.split('/').at(-1) ?? '' },
  })
  return { status, bytes: body instanceof Uint8Array ? body.length : 0 }
}

describe('what a coach changes', () => {
  test('waits until an admin publishes it', async () => {
    expect((await change()).status).toBe(200)
    expect((await published())?.personalSummary).toBe('Ten years of London')
    const [draft] = await waiting()
    expect(draft).toMatchObject({ published: { personalSummary: 'Ten years of London' }, draft: texts })
    expect((await publish(draft?.draft.revision ?? 0)).body).toEqual(
      await server.db.select().from(coachDrafts),
    )
    expect(await published()).toMatchObject(texts)
    expect((await own()).draft).toBeNull()
  })

  test('is not published when it was changed after the admin saw it', async () => {
    await change()
    const [seen] = await waiting()
    await change({ ...texts, origin: 'Bristol' })
    const reply = await publish(seen?.draft.revision ?? 0)
    expect([reply.status, codeOf(reply.body)]).toEqual([409, 'EDITED_MEANWHILE'])
    expect((await published())?.origin).toBe('')
  })

  test('comes back with a reason, and waits again when it is changed', async () => {
    await change()
    const [seen] = await waiting()
    const body = { revision: seen?.draft.revision ?? 0, note: 'Please add a line about London' }
    await server.call(contract.returnDraft, { params: { coachId }, body }, { as: admin })
    expect(await waiting()).toEqual([])
    expect((await own()).draft).toMatchObject({ ...texts, returnedNote: body.note })
    await change({ ...texts, origin: 'London' })
    expect(await waiting()).toMatchObject([{ draft: { origin: 'London', returnedNote: null } }])
  })

  test('is no draft when it says what is published, or is discarded', async () => {
    const { personalSummary, summaryEn, origin, speaks } = (await own()).published
    await change({ personalSummary, summaryEn, origin, speaks })
    expect((await own()).draft).toBeNull()
    await change()
    await server.call(contract.discardOwnDraft, {}, { as: coach })
    expect((await own()).draft).toBeNull()
  })

  test('needs a summary', async () => {
    expect((await change({ ...texts, personalSummary: ' ' })).status).toBe(400)
  })
})

describe('a hello', () => {
  test.each([
    ['a desktop browser', undefined, 'webm'],
    ['a phone', ofPhone, 'm4a'],
  ] as const)('of %s can be heard after it was published', async (_, bytes, ending) => {
    expect((await record(aVoice(bytes))).status).toBe(200)
    const [seen] = await waiting()
    const { url = '', seconds } = seen?.draft.hello ?? {}
    expect([url.split('.').at(-1), seconds]).toEqual([ending, expect.closeTo(2, 0)])
    expect(await open(url)).toMatchObject({ status: 200 })
    await publish(seen?.draft.revision ?? 0)
    expect((await published())?.hello).toBe(url)
  })

  test('that is no recording is refused and changes nothing', async () => {
    const reply = await record(aVoice(Buffer.from('hello')))
    expect([reply.status, codeOf(reply.body)]).toEqual([400, 'INVALID_RECORDING'])
    expect((await own()).draft).toBeNull()
  })

  test('leaves no file when another takes its place', async () => {
    await record()
    const first = (await own()).draft?.hello?.url ?? ''
    await record()
    await server.workOff()
    expect((await open(first)).status).toBe(404)
    expect((await open((await own()).draft?.hello?.url ?? '')).status).toBe(200)
  })

  test('can be removed again', async () => {
    await record()
    await server.call(contract.removeHello, {}, { as: coach })
    expect((await own()).draft).toBeNull()
  })
})

test('a photo waits as well, and the published one stays until then', async () => {
  await server.call(contract.uploadOwnPhoto, { body: { image: await aPhoto() } }, { as: coach })
  const { draft, published: before } = await own()
  expect(before.photo).toBeNull()
  expect((await open(draft?.photo ?? '')).status).toBe(200)
})

test('the data of an account has the draft, and an erased account leaves no file of it', async () => {
  await change()
  await record()
  const { draft } = await own()
  const account = { params: { id: coach.id } }
  const { body } = await server.call(exportUser, account, { as: coach })
  expect(body).toMatchObject({ coach_drafts: [{ ...texts, hello: draft?.hello?.url }] })
  await server.call(eraseUser, { ...account, body: { password } }, { as: coach })
  await server.workOff()
  expect((await open(draft?.hello?.url ?? '')).status).toBe(404)
  expect(await server.db.$count(coachDrafts, eq(coachDrafts.coachId, coachId))).toBe(0)
})
