import { randomUUID } from 'node:crypto'
import { answerRecording, listOwnRecordings, sendRecording } from '@sohbet/contract/speaking/speaking'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { memoryFiles } from '../testing/files/memory-files.ts'
import { aVoice } from '../testing/files/voice-recordings.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { anOpenModule } from '../testing/rows/learning.ts'
import { aSpeakingTask } from '../testing/rows/speaking.ts'

const files = memoryFiles()
const { put } = files
let server: TestApp
beforeAll(async () => void (server = await startTestApp({ files })))
afterAll(() => server.stop())

let learner: TestUser
let coach: TestUser
let taskId: string
beforeEach(async () => {
  const { db } = server
  learner = await aUser(db)
  coach = await aUser(db, { role: 'coach' })
  const { course, module } = await anOpenModule(db, learner.id)
  const { id: primaryCoachId } = await aCoach(db, { userId: coach.id })
  await db.update(courses).set({ primaryCoachId }).where(eq(courses.id, course.id))
  taskId = (await aSpeakingTask(db, { moduleId: module.id })).id
})

const send = (id: string) =>
  server.call(sendRecording, { params: { id: taskId }, body: { id, recording: aVoice() } }, { as: learner })
const marks = { clear: 3, flow: 3, words: 3, grammar: 3 }
const answer = (id: string) =>
  server.call(
    answerRecording,
    { params: { id }, body: { id: randomUUID(), recording: aVoice(), ...marks } },
    { as: coach },
  )
const stored = async () => (await files.list()).filter((name) => name.startsWith('speaking/')).length
const heard = async () => {
  const { body } = await server.call(listOwnRecordings, {}, { as: learner })
  const [recording] = listOwnRecordings.reply.parse(body).recordings
  return [recording?.voice?.url, recording?.feedback?.voice?.url].filter((url) => url !== undefined)
}

/** As when the process is killed after the file was stored, before the transaction of its row. */
async function killed(upload: () => Promise<{ status: number }>) {
  files.put = async (...file) => {
    await put(...file)
    throw new Error('killed')
  }
  const { status } = await upload()
  files.put = put
  return status
}

async function anHourLater() {
  await server.db.execute(sql`update pgboss.job set start_after = start_after - interval '1 hour'`)
  await server.workOff()
}

test.each(['recording', 'voice answer'])(
  'the file of a %s without a row is removed within an hour',
  async (kind) => {
    const id = randomUUID()
    if (kind === 'voice answer') await send(id)
    const upload = () => (kind === 'recording' ? send(id) : answer(id))
    const before = await stored()
    expect([await killed(upload), await stored()]).toEqual([500, before + 1])
    expect((await upload()).status).toBe(200)
    await server.workOff()
    expect(await stored()).toBe(before + 2)

    await anHourLater()
    expect(await stored()).toBe(before + 1)
    const urls = await heard()
    expect(urls).toHaveLength(kind === 'recording' ? 1 : 2)
    for (const url of urls) expect((await server.app.inject({ url })).statusCode).toBe(200)
  },
)
