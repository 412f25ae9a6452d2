import { randomUUID } from 'node:crypto'
import { answerRecording, sendRecording } from '@sohbet/contract/speaking/speaking'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import { speakingRecordings } from '../db/tables/learning/speaking-recordings.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { users } from '../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
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
let courseId: string
let taskId: string
beforeEach(async () => {
  files.put = put
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  const { db } = server
  learner = await aUser(db)
  coach = await aUser(db, { role: 'coach' })
  const { course, module } = await anOpenModule(db, learner.id)
  courseId = course.id
  await lead((await aCoach(db, { userId: coach.id })).id)
  taskId = (await aSpeakingTask(db, { moduleId: module.id })).id
})

const lead = (primaryCoachId: string) =>
  server.db.update(courses).set({ primaryCoachId }).where(eq(courses.id, courseId))
const send = () =>
  server.call(
    sendRecording,
    { params: { id: taskId }, body: { id: randomUUID(), recording: aVoice() } },
    { as: learner },
  )
const marks = { clear: 3, flow: 3, words: 3, grammar: 3 }
const answer = (id: string) =>
  server.call(
    answerRecording,
    { params: { id }, body: { id: randomUUID(), recording: aVoice(), ...marks } },
    { as: coach },
  )
const sentId = async () => {
  const ofTask = eq(speakingRecordings.taskId, taskId)
  const [sent] = await server.db.select({ id: speakingRecordings.id }).from(speakingRecordings).where(ofTask)
  return sent?.id ?? ''
}
const statuses = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other)
const stored = async () => (await files.list()).filter((name) => name.startsWith('speaking/')).length

test('two recordings of one task, and two answers, at the same time are one', async () => {
  const before = await stored()
  expect(statuses(await Promise.all([send(), send()]))).toEqual([200, 409])
  const id = await sentId()
  expect(statuses(await Promise.all([answer(id), answer(id)]))).toEqual([200, 409])
  expect(await server.db.$count(notifications, eq(notifications.userId, learner.id))).toBe(1)
  expect(await stored()).toBe(before + 2)
})

test('a coach whose account is erased while the answer arrives is signed out, and no voice stays', async () => {
  await send()
  const before = await stored()
  files.put = async (...file) => {
    await put(...file)
    await lead((await aCoach(server.db)).id)
    await server.db.delete(users).where(eq(users.id, coach.id))
  }
  expect(codeOf((await answer(await sentId())).body)).toBe('NOT_SIGNED_IN')
  expect(await stored()).toBe(before)
})
