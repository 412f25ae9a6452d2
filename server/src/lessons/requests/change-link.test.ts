import { changeLessonLink } from '@sohbet/contract/lessons/coach-lessons'
import { enterLesson } from '@sohbet/contract/lessons/lesson-door'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLearnerWithCredits, aLesson, aLessonCoach } from '../../testing/rows/lessons.ts'

const startsAt = new Date('2026-03-04T16:00:00Z')
const other = 'https://meet.example.test/other-room'
const own = 'https://meet.example.test/own-room'

let server: TestApp
let coach: TestUser
let learner: TestUser
let id: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = new Date('2026-03-04T15:55:00Z')
  coach = await aUserOf(server.db, 'coach')
  learner = await aLearnerWithCredits(server.db, 1)
  const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
  ;({ id } = await aLesson(server.db, { userId: learner.id, coachId, startsAt }))
})

const change = (meetingLink: string | null, as = coach) =>
  server.call(changeLessonLink, { params: { id }, body: { meetingLink } }, { as })
const door = async (as: TestUser) => (await server.call(enterLesson, { params: { id } }, { as })).body

test('the door of a lesson leads to its own link, until an admin clears it, which is logged', async () => {
  expect((await change(other)).body).toMatchObject({ id, meetingLink: other })
  expect([await door(learner), await door(coach)]).toEqual([{ redirectUrl: other }, { redirectUrl: other }])
  const admin = await aUserOf(server.db, 'admin')
  expect((await change(null, admin)).body).toMatchObject({ meetingLink: null })
  expect(await door(learner)).toEqual({ redirectUrl: own })
  const log = await server.db.select().from(securityLog).where(eq(securityLog.userId, learner.id))
  expect(log).toMatchObject([
    { event: 'lesson_changed', byUserId: admin.id, details: '2026-03-04 19:00 link' },
  ])
})

test('only the coach of the lesson and admins change it, with https, until it is over', async () => {
  expect((await change(other, await aUserOf(server.db, 'coach'))).status).toBe(404)
  expect((await change(other, learner)).status).toBe(403)
  expect((await change('http://meet.example.test/room')).body).toMatchObject({
    fields: { meetingLink: 'Must be a valid URL' },
  })
  server.clock.now = new Date('2026-03-04T16:30:00Z')
  expect(codeOf((await change(other)).body)).toBe('LESSON_OVER')
})
