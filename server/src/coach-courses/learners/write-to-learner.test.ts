import { randomUUID } from 'node:crypto'
import * as contract from '@sohbet/contract/messaging/threads'
import { getLearnerPage } from '@sohbet/contract/learning/learner-page'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'
import { aClassAt } from '../../testing/rows/live-sessions.ts'
import { sellingClock } from '../../testing/rows/selling.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = sellingClock
})
afterAll(() => server.stop())

type As = { id: string }
const written = () => ({ text: 'Hello', clientId: randomUUID() })
const start = (as: As, to: string) =>
  server.call(contract.startThread, { body: { to, ...written() } }, { as })
const send = (as: As, id: string) =>
  server.call(contract.sendMessage, { params: { id }, body: written() }, { as })
const shown = async (as: As, id: string) =>
  contract.getThread.reply.parse(
    (await server.call(contract.getThread, { params: { id }, query: {} }, { as })).body,
  )
const recipients = async (as: As) =>
  contract.listRecipients.reply
    .parse((await server.call(contract.listRecipients, { query: {} }, { as })).body)
    .recipients.map(({ to, courses }) => [to, courses])

test('the coach and the learner of a lesson may write until 30 days after it', async () => {
  const [learner, coach] = [await aUserOf(server.db, 'learner'), await aUserOf(server.db, 'coach')]
  const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
  const lessonOn = (day: string) =>
    aLesson(server.db, { userId: learner.id, coachId, startsAt: new Date(`${day}T16:00:00Z`) })
  await lessonOn('2026-01-30')
  expect(codeOf((await start(coach, learner.id)).body)).toBe('MESSAGE_COURSE_OVER')
  expect(await recipients(coach)).toEqual([['school', []]])
  const recent = await lessonOn('2026-01-31')
  const { threadId } = contract.startThread.reply.parse((await start(coach, learner.id)).body)
  expect((await send(learner, threadId)).status).toBe(201)
  expect(await shown(learner, threadId)).toMatchObject({ courses: [], closed: null })
  expect(await recipients(coach)).toEqual([
    ['school', []],
    [learner.id, []],
  ])
  expect(await recipients(learner)).toEqual([
    ['school', []],
    [coach.id, []],
  ])
  await server.db
    .update(lessons)
    .set({ cancelledAt: server.clock.now, cancelledBy: 'coach' })
    .where(eq(lessons.id, recent.id))
  expect((await shown(learner, threadId)).closed).toBe('MESSAGE_COURSE_OVER')
})

test('a conversation leads to the page of the learner only for a coach who sees it', async () => {
  const group = await aClassAt(server, '09:00:00')
  const [coach, substitute] = [group.coach, await aUserOf(server.db, 'coach')]
  const { id: substituteCoachId } = await aCoach(server.db, { userId: substitute.id })
  await server.db.insert(liveSessions).values({
    courseId: group.course.id,
    day: '2026-03-02',
    minute: 21 * 60,
    substituteCoachId,
    changedAt: server.clock.now,
  })
  const seen = async (as: TestUser) => {
    const { threadId } = contract.startThread.reply.parse((await start(as, group.learner.id)).body)
    const page = await server.call(getLearnerPage, { params: { id: group.learner.id } }, { as })
    return [
      page.status,
      (await shown(as, threadId)).seesLearner,
      (await shown(group.learner, threadId)).seesLearner,
    ]
  }
  expect(await seen(coach)).toEqual([200, true, false])
  expect(await seen(substitute)).toEqual([404, false, false])
})
