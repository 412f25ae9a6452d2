import { setSubstitute } from '@sohbet/contract/live-sessions/substitutes'
import { minutesAfter } from '@sohbet/domain/moment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { createSignedLinks } from '../http/files/signed-links.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { aClassAt } from '../testing/rows/live-sessions.ts'
import { mailNotifications } from './mail-notifications.ts'
import { notify } from './notify.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const links = createSignedLinks('only for this test')
/** The texts of the mails that are due now, by the newest. */
async function mailed({ email }: { email: string }) {
  const now = minutesAfter(server.clock.now, 10)
  const ctx = { db: server.db, now, publicUrl: 'http://localhost', links, pause: () => Promise.resolve() }
  await mailNotifications(ctx)
  return (await server.mails(email)).map(({ text }) => text)
}
const photo = '/api/images/user_photos/1.jpg?v=12345678'

test('names the coach of a session for its learner, and the substitute where one teaches', async () => {
  const group = await aClassAt(server, '17:10:00')
  await server.db.update(users).set({ language: 'en' })
  const substitute = await aUserOf(server.db, 'coach')
  const { id: coachId } = await aCoach(server.db, { userId: substitute.id })
  const soon = (sessionId: string, about: string) =>
    notify(server.db, server.clock.now, {
      userIds: [group.learner.id, group.coach.id],
      notice: {
        kind: 'session_soon',
        courseId: group.course.id,
        course: group.course.name,
        sessionId,
        startsAt: '2026-03-02T18:00:00.000Z',
      },
      about,
    })
  await server.db
    .update(coaches)
    .set({ profilePhoto: photo })
    .where(eq(coaches.id, group.course.primaryCoachId))
  await soon(group.evening, 'first')
  expect(await mailed(group.learner)).toEqual([
    expect.stringContaining(`Your coach: ${group.coach.username}`),
  ])
  const [mail] = await server.mails(group.learner.email)
  const image = new RegExp(`<img[^>]*src="http[^"]*${photo.replace('?', '\\?')}"[^>]*alt=""`)
  expect(mail?.html).toMatch(image)
  for (const text of await mailed(group.coach)) expect(text).not.toContain('Your coach')

  const admin = await aUserOf(server.db, 'admin')
  const input = { params: { id: group.evening }, body: { coachId } }
  expect((await server.call(setSubstitute, input, { as: admin })).status).toBe(200)
  await soon(group.evening, 'second')
  expect((await mailed(group.learner)).filter((text) => text.includes(substitute.username))).not.toEqual([])
  await soon(group.noon, 'third')
  expect((await mailed(group.learner))[0]).toContain(`Your coach: ${group.coach.username}`)
})

test('names the new first coach of a course, and the first coach when a second one comes or leaves', async () => {
  const group = await aClassAt(server, '17:10:00')
  const { learner } = group
  await server.db.update(users).set({ language: 'en' }).where(eq(users.id, learner.id))
  const coach = await aUserOf(server.db, 'coach')
  await aCoach(server.db, { userId: coach.id, profilePhoto: photo })
  const changed = (isGone: boolean, isSecond?: true) =>
    notify(server.db, server.clock.now, {
      userIds: [learner.id],
      notice: {
        kind: 'coach_changed',
        courseId: group.course.id,
        course: 'Camden',
        reader: 'learner',
        coach: coach.username,
        isGone,
        ...(isSecond && { isSecond }),
      },
      personId: coach.id,
      about: `${isGone} ${isSecond}`,
    })
  await changed(false)
  expect((await mailed(learner))[0]).toContain(`Your coach: ${coach.username}`)
  expect((await server.mails(learner.email))[0]?.html).toContain('<img')
  await changed(true)
  const [newest, ...rest] = await mailed(learner)
  expect(rest).toHaveLength(1)
  expect(newest).toContain(`Your coach: ${group.coach.username}`)
  await changed(false, true)
  const [ofSecond, ...earlier] = await mailed(learner)
  expect(earlier).toHaveLength(2)
  expect(ofSecond).toContain(`${coach.username} is now the second coach`)
  expect(ofSecond).toContain(`Your coach: ${group.coach.username}`)
})

test('names the coach of a lesson', async () => {
  const learner = await aUserOf(server.db, 'learner')
  await server.db.update(users).set({ language: 'en' }).where(eq(users.id, learner.id))
  const coach = await aUserOf(server.db, 'coach')
  const { id: coachId } = await aCoach(server.db, { userId: coach.id })
  const lesson = await aLesson(server.db, { userId: learner.id, coachId })
  await notify(server.db, server.clock.now, {
    userIds: [learner.id],
    notice: {
      kind: 'lesson_soon',
      lessonId: lesson.id,
      lesson: 'private',
      other: coach.username,
      startsAt: lesson.startsAt.toISOString(),
    },
    about: lesson.id,
  })
  expect((await mailed(learner))[0]).toContain(`Your coach: ${coach.username}`)
})
