import { randomUUID } from 'node:crypto'
import { listSecurityLog } from '@sohbet/contract/core/security-log'
import * as contract from '@sohbet/contract/speaking/speaking'
import { getPlayer } from '@sohbet/contract/learning/player'
import { getLearnerModule } from '@sohbet/contract/learning/progress'
import { eraseUser, exportUser } from '@sohbet/contract/people/users'
import { speakingLimits } from '@sohbet/domain/speaking/recording'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/password/password.ts'
import { cleanUp } from '../composition/clean-up.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { aVoice, ofPhone } from '../testing/files/voice-recordings.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { anOpenModule } from '../testing/rows/learning.ts'
import { anEnrollment } from '../testing/rows/selling.ts'
import { aSpeakingRecording, aSpeakingTask, answeredBy } from '../testing/rows/speaking.ts'

const files = memoryFiles()
const password = 'seven red buses'
let server: TestApp
let admin: TestUser
beforeAll(async () => {
  server = await startTestApp({ files })
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())

let learner: TestUser
let coach: TestUser
let course: { id: string }
let moduleId: string
let taskId: string
beforeEach(async () => {
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  const passwordHash = await hashPassword(password)
  learner = await aUser(server.db, { passwordHash })
  coach = await aUser(server.db, { role: 'coach', passwordHash })
  const made = await anOpenModule(server.db, learner.id)
  ;({ course } = made)
  moduleId = made.module.id
  const { id: primaryCoachId } = await aCoach(server.db, { userId: coach.id })
  await server.db.update(courses).set({ primaryCoachId }).where(eq(courses.id, course.id))
  taskId = (await aSpeakingTask(server.db, { moduleId })).id
})

const send = (id: string = randomUUID(), { as = learner, recording = aVoice(), task = taskId } = {}) =>
  server.call(contract.sendRecording, { params: { id: task }, body: { id, recording } }, { as })
const sent = async (...wanted: Parameters<typeof send>) =>
  contract.sendRecording.reply.parse((await send(...wanted)).body)
const waiting = async (as = coach) =>
  contract.listWaitingRecordings.reply.parse(
    (await server.call(contract.listWaitingRecordings, {}, { as })).body,
  )
const marks = { clear: 3, flow: 2, words: 4, grammar: 1 }
type Answer = { id?: string; text?: string; recording?: File }
const answer = (id: string, { as = coach, ...own }: Answer & { as?: TestUser } = {}) =>
  server.call(
    contract.answerRecording,
    {
      params: { id },
      body: { id: randomUUID(), ...(own.recording ? {} : { text: 'Well said' }), ...marks, ...own },
    },
    { as },
  )
const remove = (id: string) => server.call(contract.deleteRecording, { params: { id } }, { as: learner })
const own = async () =>
  contract.listOwnRecordings.reply.parse(
    (await server.call(contract.listOwnRecordings, {}, { as: learner })).body,
  )
const kindsFor = async ({ id }: TestUser) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, id))).map(({ kind }) => kind)
const open = async (url: string) => (await server.app.inject({ url })).statusCode
const stored = async () => (await files.list()).filter((name) => name.startsWith('speaking/')).length

describe('a recording', () => {
  test('is sent once, heard by the coach, answered by voice, and sent once more', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    expect(await sent(first)).toMatchObject({ state: 'sent', recordings: [{ id: first, attempt: 1 }] })
    const before = await stored()
    // The reply was lost
    expect(await sent(first)).toMatchObject({ state: 'sent', recordings: [{ id: first }] })
    expect([await stored(), codeOf((await send()).body)]).toEqual([before, 'SPEAKING_WAITS'])

    const { totalCount, recordings } = await waiting()
    expect([totalCount, recordings]).toMatchObject([
      1,
      [{ id: first, learner: { id: learner.id }, course: { id: course.id }, module: { id: moduleId } }],
    ])
    const sound = await server.app.inject({
      url: recordings[0]?.voice.url ?? '',
      headers: { range: 'bytes=0-9' },
    })
    expect([sound.statusCode, sound.headers['cache-control']]).toEqual([206, 'private, no-store'])
    const id = randomUUID()
    const recording = aVoice(ofPhone)
    expect((await answer(first, { id, recording })).body).toEqual({ id: first, waitingCount: 0 })
    // The reply was lost
    expect((await answer(first, { id, recording })).status).toBe(200)
    expect(codeOf((await answer(first)).body)).toBe('SPEAKING_ANSWERED')
    expect([await kindsFor(coach), await kindsFor(learner)]).toEqual([
      ['recordings_waiting'],
      ['recording_answered'],
    ])

    const { recordings: heard } = await sent(second)
    expect(heard).toMatchObject([
      { feedback: { rubric: marks, coach: coach.username, isNew: true } },
      { id: second, attempt: 2, feedback: null },
    ])
    expect(await open(heard[0]?.feedback?.voice?.url ?? '')).toBe(200)
    expect((await waiting()).recordings).toMatchObject([{ id: second, earlier: { id: first } }])
    await answer(second)
    expect(codeOf((await send()).body)).toBe('SPEAKING_TWICE')
    // One notice a day
    expect(await kindsFor(coach)).toHaveLength(1)
  })

  test('shows in the module without holding up its completion, and opens the model', async () => {
    const modelUrl = '/audio/lessons/any.mp3'
    const { id } = await aSpeakingTask(server.db, { moduleId, position: 1, modelUrl })
    const player = async () =>
      getPlayer.reply.parse(
        (
          await server.call(
            getPlayer,
            { params: { id: course.id }, query: { module: moduleId } },
            { as: learner },
          )
        ).body,
      )
    expect((await player()).module?.speaking).toMatchObject([
      { state: 'todo', hasModel: false },
      { state: 'todo', hasModel: true, modelUrl: null },
    ])
    expect(await sent(randomUUID(), { task: id })).toMatchObject({ modelUrl })
    const { course: shown, module } = await player()
    expect(shown.modules[0]).toMatchObject({ speaking: { count: 2, done: 1 } })
    expect(module?.work).not.toHaveProperty('speaking')
  })

  test('that is deleted is gone at once, and a late repetition does not bring it back', async () => {
    const id = randomUUID()
    const [url = ''] = (await sent(id)).recordings.map(({ voice }) => voice.url)
    expect(await own()).toMatchObject({ totalCount: 1, recordings: [{ id, moduleId, courseId: course.id }] })
    expect((await own()).usedBytes).toBeGreaterThan(1000)
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect(await open(url)).toBe(404)
    await server.workOff()
    expect(await files.has(`speaking/${new URL(url, 'http://a').pathname.split('/').at(-1)}`)).toBe(false)
    expect(await sent(id)).toMatchObject({ state: 'todo', recordings: [] })
    expect([await own(), await waiting()]).toMatchObject([{ usedBytes: 0, totalCount: 0 }, { totalCount: 0 }])
    // No coach has answered, so another one may be sent
    expect(await sent()).toMatchObject({ state: 'sent' })
  })

  test('that was answered counts as sent after it was deleted', async () => {
    const { id } = await aSpeakingRecording(server.db, {
      taskId,
      userId: learner.id,
      ...answeredBy(coach.id),
    })
    await remove(id)
    const { state, recordings } = await sent()
    expect([state, recordings]).toMatchObject(['resubmitted', [{ attempt: 2 }]])
  })

  test('that is no voice, too long, of another learner, or one too many is refused', async () => {
    const before = await stored()
    const noVoice = await send(undefined, { recording: aVoice(Buffer.from('hello')) })
    expect(codeOf(noVoice.body)).toBe('INVALID_RECORDING')
    const stranger = await aUserOf(server.db, 'learner')
    expect(codeOf((await send(undefined, { as: stranger })).body)).toBe('MODULE_NOT_FOUND')
    const other = await aSpeakingTask(server.db, { moduleId, position: 1 })
    const theirs = await aSpeakingRecording(server.db, { taskId: other.id, userId: stranger.id })
    expect(codeOf((await send(theirs.id)).body)).toBe('RECORDING_NOT_FOUND')
    for (let count = 0; count < speakingLimits.inDay; count += 1)
      await aSpeakingRecording(server.db, {
        taskId: (await aSpeakingTask(server.db, { moduleId, position: 2 + count })).id,
        userId: learner.id,
        sentAt: server.clock.now,
      })
    expect(codeOf((await send()).body)).toBe('SPEAKING_DAY_FULL')
    server.clock.now = new Date('2026-03-03T09:00:01Z')
    await server.db
      .update(speakingRecordings)
      .set({ bytes: Math.ceil(speakingLimits.bytes / speakingLimits.inDay) })
      .where(eq(speakingRecordings.userId, learner.id))
    expect(codeOf((await send()).body)).toBe('SPEAKING_STORAGE_FULL')
    expect(await stored()).toBe(before)
  })
})

describe('who hears a recording', () => {
  test('the coaches of the learner’s course, until 30 days after it', async () => {
    const { id } = await aSpeakingRecording(server.db, { taskId, userId: learner.id })
    const stranger = await aUserOf(server.db, 'coach')
    await aCoach(server.db, { userId: stranger.id })
    expect((await waiting(stranger)).recordings).toEqual([])
    expect(codeOf((await answer(id, { as: stranger })).body)).toBe('RECORDING_NOT_FOUND')
    const list = (as: TestUser) =>
      server.call(contract.listLearnerRecordings, { params: { id: learner.id } }, { as })
    expect(codeOf((await list(stranger)).body)).toBe('USER_NOT_FOUND')
    expect((await list(coach)).body).toMatchObject([{ id, voice: { seconds: 12 } }])
    server.clock.now = new Date('2026-06-23T20:00:00Z')
    expect((await waiting()).totalCount).toBe(1)
    server.clock.now = new Date('2026-06-23T21:00:00Z')
    expect((await waiting()).totalCount).toBe(0)
    expect((await answer(id)).status).toBe(404)
    const { id: task } = await aSpeakingTask(server.db, { moduleId, position: 1 })
    expect(codeOf((await send(undefined, { task })).body)).toBe('SPEAKING_OVER')
    const { body } = await server.call(getLearnerModule, { params: { id: moduleId } }, { as: learner })
    expect(getLearnerModule.reply.parse(body).speaking).toMatchObject([
      { isHeard: false },
      { isHeard: false },
    ])
  })

  test('once, although the learner has two courses of the type with the coach', async () => {
    await aSpeakingRecording(server.db, { taskId, userId: learner.id })
    const [known] = await server.db.select().from(courses).where(eq(courses.id, course.id))
    if (!known) throw new Error('the course is missing')
    const { id: _id, ...again } = known
    const [second] = await server.db
      .insert(courses)
      .values({ ...again, name: 'Again' })
      .returning()
    await anEnrollment(server.db, { userId: learner.id, courseId: second?.id ?? '' })
    const { totalCount, recordings } = await waiting()
    expect([totalCount, recordings.length]).toEqual([1, 1])
    const { body } = await server.call(contract.countWaitingRecordings, {}, { as: coach })
    expect(body).toEqual({ count: 1 })
  })

  test('an admin only with a reason, which the security log keeps', async () => {
    const own = { taskId, userId: learner.id, ...answeredBy(coach.id) }
    const { id } = await aSpeakingRecording(server.db, own)
    const params = { id: learner.id }
    const list = await server.call(contract.listLearnerRecordings, { params }, { as: admin })
    expect(list.body).toMatchObject([{ id, voice: null, feedback: { text: /th/, voice: null } }])
    const openIt = (reason: string) =>
      server.call(contract.openRecording, { params: { id }, body: { reason } }, { as: admin })
    expect((await openIt(' ')).status).toBe(400)
    expect((await openIt('A complaint about the answer')).body).toMatchObject({ voice: { seconds: 12 } })
    const query = { event: 'recording_opened', searchText: learner.email } as const
    const { body } = await server.call(listSecurityLog, { query }, { as: admin })
    const details = expect.stringMatching(/^.+, \d{4}-\d\d-\d\d: A complaint about the answer$/)
    expect(body).toMatchObject({ data: [{ email: learner.email, byEmail: admin.email, details }] })
  })
})

describe('what is stored of a recording', () => {
  test('ends after a year, with its file and that of the answer', async () => {
    const id = randomUUID()
    await sent(id)
    await answer(id, { recording: aVoice() })
    server.clock.now = new Date('2027-03-03T09:00:00Z')
    await cleanUp(server.db, server.clock.now)
    await server.workOff()
    expect(await server.db.$count(speakingRecordings, eq(speakingRecordings.id, id))).toBe(0)
    expect(await stored()).toBe(0)
  })

  test('is in the export with its sound, and leaves nothing when an account is erased', async () => {
    const id = randomUUID()
    await sent(id)
    await answer(id, { recording: aVoice() })
    const exported = async (as: TestUser) =>
      Object((await server.call(exportUser, { params: { id: as.id } }, { as })).body)
    const { speaking_recordings, speaking_sounds } = await exported(learner)
    expect([speaking_recordings, speaking_sounds]).toMatchObject([[{ id, ...marks }], [{}, {}]])
    expect(
      await open(new URL(speaking_sounds[0].url).pathname + new URL(speaking_sounds[0].url).search),
    ).toBe(200)
    expect(await exported(coach)).toMatchObject({
      speaking_answers: [marks],
      speaking_sounds: [{ recordingId: id }],
    })
    const before = await stored()
    const erase = (as: TestUser) =>
      server.call(eraseUser, { params: { id: as.id }, body: { password } }, { as })
    const { id: primaryCoachId } = await aCoach(server.db)
    await server.db.update(courses).set({ primaryCoachId }).where(eq(courses.id, course.id))
    expect((await erase(coach)).status).toBe(200)
    await server.workOff()
    expect(await stored()).toBe(before - 1)
    expect(await sent(id)).toMatchObject({ recordings: [{ feedback: { coach: null, voice: null } }] })
    await erase(learner)
    await server.workOff()
    expect(await stored()).toBe(before - 2)
    expect(await server.db.$count(speakingRecordings, eq(speakingRecordings.userId, learner.id))).toBe(0)
  })
})
