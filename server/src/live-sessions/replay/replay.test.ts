import { uploadReplay } from '@sohbet/contract/live-sessions/session-files'
import { changeLiveSession, getOwnLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { getSessionPage } from '@sohbet/contract/live-sessions/session-page'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aPdf } from '../../testing/files/documents.ts'
import { aFilm } from '../../testing/files/films.ts'
import { memoryFiles } from '../../testing/files/memory-files.ts'
import { aRecording, audioFile, wav } from '../../testing/files/recordings.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { aClassAt, type Class } from '../../testing/rows/live-sessions.ts'

const files = memoryFiles()
let server: TestApp
let group: Class
beforeAll(async () => void (server = await startTestApp({ files })))
afterAll(() => server.stop())
// After the noon session
beforeEach(async () => void (group = await aClassAt(server, '12:00:00')))

const upload = (file = aFilm(), { id = group.noon, as = group.coach } = {}) =>
  server.call(uploadReplay, { params: { id }, body: { file } }, { as })
const setLink = (replayLink: string | null, id = group.noon) =>
  server.call(changeLiveSession, { params: { id }, body: { replayLink } }, { as: group.coach })
const page = async () =>
  getSessionPage.reply.parse(
    (await server.call(getSessionPage, { params: { id: group.noon } }, { as: group.coach })).body,
  )
const own = async () =>
  getOwnLiveSession.reply.parse(
    (await server.call(getOwnLiveSession, { params: { id: group.noon } }, { as: group.learner })).body,
  )
const stored = async () => (await files.list()).filter((name) => name.startsWith('session_replays/'))

describe('an uploaded replay', () => {
  test.each([
    ['a film', aFilm, 'video/mp4'],
    ['a recording of a phone', () => aRecording('m4a'), 'audio/mp4'],
    ['a recording of more than five minutes', () => audioFile(wav(301)), 'audio/wav'],
  ])('is %s that plays for the learner, who is notified once', async (_, file, type) => {
    expect((await upload(file())).status).toBe(200)
    await upload(file())
    const { replayLink } = await own()
    const reply = await server.app.inject({ url: replayLink ?? '' })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      type,
      'inline',
    ])
    const told = and(eq(notifications.userId, group.learner.id), eq(notifications.kind, 'replay_ready'))
    expect(await server.db.$count(notifications, told)).toBe(1)
  })

  test('is removed when another one or a link takes its place', async () => {
    await server.workOff()
    const before = (await stored()).length
    await upload()
    await upload()
    await server.workOff()
    expect((await stored()).length).toBe(before + 1)
    await setLink('https://video.example.test/1')
    await server.workOff()
    expect((await stored()).length).toBe(before)
    expect(await page()).toMatchObject({ replayUrl: 'https://video.example.test/1' })
  })

  test('stays while another session has it, and when the form sends it back', async () => {
    await upload()
    const { session, replayUrl } = await page()
    expect(replayUrl).toContain('signature=')
    const before = (await stored()).length
    await setLink(session.replayLink, group.noon)
    server.clock.now = new Date('2026-03-02T20:00:00Z')
    await setLink(session.replayLink, group.evening)
    await setLink(null)
    await server.workOff()
    expect((await stored()).length).toBe(before)
  })

  test.each([
    ['that is a document', aPdf, 'INVALID_REPLAY'],
    ['that is cut off', () => audioFile('\0\0\0\x18ftypmp42 and nothing more'), 'INVALID_REPLAY'],
  ])('%s is refused and changes nothing', async (_, file, code) => {
    const before = await stored()
    const reply = await upload(file())
    expect([reply.status, codeOf(reply.body)]).toEqual([400, code])
    expect(await stored()).toEqual(before)
    expect((await own()).replayLink).toBeNull()
  })

  test('needs a session of the coach that has begun', async () => {
    const before = await stored()
    expect(codeOf((await upload(aFilm(), { id: group.evening })).body)).toBe('SESSION_NOT_BEGUN')
    const as = await aUserOf(server.db, 'coach')
    expect(codeOf((await upload(aFilm(), { as })).body)).toBe('SESSION_NOT_FOUND')
    expect(await stored()).toEqual(before)
  })
})
