import { addSession, removeSession } from '@sohbet/contract/live-sessions/extra-sessions'
import * as contract from '@sohbet/contract/live-sessions/session-files'
import { changeLiveSession, getOwnLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { getPlayer } from '@sohbet/contract/learning/player'
import { getSessionPage } from '@sohbet/contract/live-sessions/session-page'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { materialLimits } from '@sohbet/domain/live-session/materials'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../auth/password/password.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { sessionMaterials } from '../../db/tables/learning/session-materials.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { users } from '../../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aPdf, documentFile } from '../../testing/files/documents.ts'
import { memoryFiles } from '../../testing/files/memory-files.ts'
import { aPhoto } from '../../testing/files/pictures.ts'
import { aRecording } from '../../testing/files/recordings.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aGuestSeat } from '../../testing/rows/guests.ts'
import { aClassAt, thatMonday, type Class } from '../../testing/rows/live-sessions.ts'

const files = memoryFiles()
let server: TestApp
let group: Class
beforeAll(async () => void (server = await startTestApp({ files })))
afterAll(() => server.stop())
// An hour before the noon session
beforeEach(async () => void (group = await aClassAt(server, '08:00:00')))

const begin = () => (server.clock.now = thatMonday('09:05:00'))
const link = { title: 'A story', link: 'https://example.test/story' }
const addLink = (as: TestUser = group.coach, id = group.noon) =>
  server.call(contract.addMaterialLink, { params: { id }, body: link }, { as })
const addFile = (file = aPdf(), as: TestUser = group.coach, id = group.noon) =>
  server.call(contract.addMaterialFile, { params: { id }, body: { title: 'Notes: page 1', file } }, { as })
const added = async (file?: File) => contract.addMaterialFile.reply.parse((await addFile(file)).body)
const remove = (materialId: string, as = group.coach, id = group.noon) =>
  server.call(contract.removeMaterial, { params: { id, materialId } }, { as })
const shownTo = async (as: TestUser, id = group.noon) =>
  getOwnLiveSession.reply.parse((await server.call(getOwnLiveSession, { params: { id } }, { as })).body)
    .materials
const ofCourse = async () =>
  contract.listCourseMaterials.reply.parse(
    (
      await server.call(
        contract.listCourseMaterials,
        { params: { id: group.course.id } },
        { as: group.learner },
      )
    ).body,
  )
const countInPlayer = async () => {
  const params = { id: group.course.id }
  const { body } = await server.call(getPlayer, { params, query: {} }, { as: group.learner })
  return getPlayer.reply.parse(body).course.sessions.materialCount
}
const open = (url: string) => server.app.inject({ url })
const stored = async () => (await files.list()).filter((name) => name.startsWith('session_materials/'))

const aScreenshot = async () =>
  documentFile(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )

describe('a coach', () => {
  test('adds links and files to the own session, each with its kind and the name of the coach', async () => {
    await addLink()
    for (const file of [aPdf(), await aPhoto(), await aScreenshot(), aRecording('m4a'), aRecording('mp3')])
      expect((await addFile(file)).status).toBe(201)
    const { body } = await server.call(getSessionPage, { params: { id: group.noon } }, { as: group.coach })
    const { materials } = getSessionPage.reply.parse(body)
    expect(materials.map(({ kind }) => kind)).toEqual([
      'link',
      'document',
      'picture',
      'picture',
      'audio',
      'audio',
    ])
    expect(materials[0]).toMatchObject({ ...linkShown, addedBy: group.coach.username })
    const [, pdf] = materials
    expect(pdf?.bytes).toBe(aPdf().size)
    const file = await open(pdf?.url ?? '')
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([
      200,
      "attachment; filename*=UTF-8''Notes%20page%201.pdf",
    ])
  })

  const linkShown = { title: link.title, kind: 'link', url: link.link, bytes: null }

  test.each([
    ['a film', () => documentFile(Buffer.from('\0\0\0\x18ftypmp42 and nothing more')), 'INVALID_MATERIAL'],
    ['a page', () => documentFile(Buffer.from('<script>alert(1)</script>')), 'INVALID_MATERIAL'],
    ['a document that is cut off', () => documentFile(Buffer.from('%PDF-1.4\n')), 'INVALID_DOCUMENT'],
    ['a picture that is cut off', () => documentFile(Buffer.from([0xff, 0xd8, 0xff])), 'INVALID_IMAGE'],
  ])('cannot add %s', async (_, file, code) => {
    const before = await stored()
    const reply = await addFile(file())
    expect([reply.status, codeOf(reply.body)]).toEqual([400, code])
    expect(await stored()).toEqual(before)
  })

  test('cannot add a link that is not by https', async () => {
    for (const bad of ['http://example.test', 'javascript:alert(1)', '/api/resources/files/a.pdf']) {
      const values = { params: { id: group.noon }, body: { ...link, link: bad } }
      expect((await server.call(contract.addMaterialLink, values, { as: group.coach })).status).toBe(400)
    }
  })

  test('can add only as many as the limit, also at the same time', async () => {
    const count = materialLimits.inSession + 2
    const replies = await Promise.all(Array.from({ length: count }, () => addLink()))
    const codes = replies.filter(({ status }) => status !== 201).map(({ body }) => codeOf(body))
    expect(codes).toEqual(['MATERIALS_FULL', 'MATERIALS_FULL'])
    const before = await stored()
    expect(codeOf((await addFile()).body)).toBe('MATERIALS_FULL')
    expect(await stored()).toEqual(before)
  })

  test('removes one; its file opens no longer and is removed, another with the same content stays', async () => {
    const [first, second] = [...(await added()), ...(await added())].filter(
      ({ id }, place, all) => all.findIndex((one) => one.id === id) === place,
    )
    const before = (await stored()).length
    expect((await remove(first?.id ?? '')).body).toMatchObject([{ id: second?.id }])
    expect((await open(first?.url ?? '')).statusCode).toBe(404)
    await server.workOff()
    expect((await stored()).length).toBe(before - 1)
    expect((await open(second?.url ?? '')).statusCode).toBe(200)
    expect(codeOf((await remove(first?.id ?? '')).body)).toBe('MATERIAL_NOT_FOUND')
  })

  test('cannot remove the material of another session, nor add to one that does not take place', async () => {
    const [material] = await added()
    const reply = await remove(material?.id ?? '', group.coach, group.evening)
    expect(codeOf(reply.body)).toBe('MATERIAL_NOT_FOUND')
    const cancel = { params: { id: group.evening }, body: { isCancelled: true } }
    await server.call(changeLiveSession, cancel, { as: group.coach })
    expect(codeOf((await addLink(group.coach, group.evening)).body)).toBe('SESSION_CANCELLED')
  })

  test('removes the files with an extra session', async () => {
    const times = { startsAt: '2026-03-04T15:00:00.000Z', duration: 45 }
    const extra = { params: { id: group.course.id }, body: times }
    const made = addSession.reply.parse((await server.call(addSession, extra, { as: group.coach })).body)
    await server.workOff()
    const before = await stored()
    expect((await addFile(aPdf(), group.coach, made.id)).status).toBe(201)
    await server.call(removeSession, { params: { id: made.id } }, { as: group.coach })
    await server.workOff()
    expect(await stored()).toEqual(before)
  })

  test('adds to a session as its substitute, and to no other of the course', async () => {
    const other = await aUserOf(server.db, 'coach')
    const { id: substituteCoachId } = await aCoach(server.db, { userId: other.id })
    const slot = { courseId: group.course.id, day: '2026-03-02', minute: 21 * 60 }
    await server.db.insert(liveSessions).values({ ...slot, substituteCoachId, changedAt: server.clock.now })
    expect((await addLink(other, group.evening)).status).toBe(201)
    expect(codeOf((await addLink(other)).body)).toBe('SESSION_NOT_FOUND')
  })
})

describe('a learner', () => {
  test('sees materials from the start of the session on, on its page and in the course', async () => {
    await addLink()
    await addFile()
    expect(await shownTo(group.learner)).toEqual([])
    expect(await ofCourse()).toEqual([])
    expect(await countInPlayer()).toBe(0)
    begin()
    const shown = await shownTo(group.learner)
    expect(shown).toMatchObject([{ title: link.title }, { kind: 'document' }])
    expect(shown[0]).not.toHaveProperty('addedBy')
    expect(await ofCourse()).toMatchObject([{ sessionId: group.noon, materials: shown }])
    expect((await open(shown[1]?.url ?? '')).statusCode).toBe(200)
    expect(await countInPlayer()).toBe(1)
  })

  test('sees them as a guest of the session, and nothing of the course', async () => {
    await addLink()
    const guest = await aUserOf(server.db, 'learner')
    const at = { day: '2026-03-02', minute: 12 * 60 + 5, startsAt: thatMonday('09:05:00') }
    await aGuestSeat(server.db, { userId: guest.id, courseId: group.course.id, at })
    expect(await shownTo(guest)).toEqual([])
    begin()
    expect(await shownTo(guest)).toHaveLength(1)
    const params = { id: group.course.id }
    const { body } = await server.call(contract.listCourseMaterials, { params }, { as: guest })
    expect(codeOf(body)).toBe('COURSE_NOT_FOUND')
  })

  test('sees none of a session that was cancelled after all', async () => {
    await addLink()
    begin()
    const cancel = { params: { id: group.noon }, body: { isCancelled: true } }
    await server.call(changeLiveSession, cancel, { as: group.coach })
    expect(await shownTo(group.learner)).toEqual([])
    expect(await ofCourse()).toEqual([])
  })
})

test('the data of a coach has what they added; it stays without a name when the account is erased', async () => {
  const password = 'seven red buses'
  await added()
  const params = { id: group.coach.id }
  const { body } = await server.call(exportUser, { params }, { as: group.coach })
  expect(body).toMatchObject({
    session_materials: [{ course: group.course.name, title: 'Notes: page 1' }],
  })
  const passwordHash = await hashPassword(password)
  await server.db.update(users).set({ passwordHash }).where(eq(users.id, group.coach.id))
  const { id: primaryCoachId } = await aCoach(server.db)
  await server.db.update(courses).set({ primaryCoachId }).where(eq(courses.id, group.course.id))
  expect(await server.db.$count(coaches, eq(coaches.userId, group.coach.id))).toBe(1)
  await server.call(eraseUser, { params, body: { password } }, { as: group.coach })
  const rows = await server.db
    .select()
    .from(sessionMaterials)
    .where(eq(sessionMaterials.courseId, group.course.id))
  expect(rows).toMatchObject([{ title: 'Notes: page 1', byUserId: null }])
})
