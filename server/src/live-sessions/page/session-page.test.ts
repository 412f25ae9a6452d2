import {
  changeLiveSession,
  getOwnLiveSession,
  listLearnerCourseLiveSessions,
  listOwnLiveSessions,
} from '@sohbet/contract/live-sessions/live-sessions'
import { listAttendance, markAttendance } from '@sohbet/contract/live-sessions/attendance'
import { getPlayer } from '@sohbet/contract/learning/player'
import { getSessionPage } from '@sohbet/contract/live-sessions/session-page'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { addDays } from '@sohbet/domain/calendar'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aModule, aQuiz } from '../../testing/rows/catalogue.ts'
import { aClassAt, sessionsOn, type Class } from '../../testing/rows/live-sessions.ts'
import { someWords } from '../../testing/rows/review.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'

let server: TestApp
let school: Class

beforeAll(async () => void (server = await startTestApp()))
afterAll(() => server.stop())
beforeEach(async () => void (school = await aClassAt(server, '09:00:00')))

const open = (id = school.noon, as = school.coach) => server.call(getSessionPage, { params: { id } }, { as })
const page = async (id?: string) => getSessionPage.reply.parse((await open(id)).body)

test('the page shows the session, its learners and the module that the course has reached by then', async () => {
  const courseTypeId = school.course.typeId
  await aModule(server.db, { courseTypeId, order: 1, isDraft: true })
  for (const order of [2, 4, 5]) await aModule(server.db, { courseTypeId, order })
  const now = await aModule(server.db, { courseTypeId, order: 3, name: 'Ordering tea' })
  await aQuiz(server.db, { moduleId: now.id })
  const [first, second] = await someWords(server.db, { moduleId: now.id, count: 2 })
  expect(await page()).toMatchObject({
    session: { id: school.noon, state: 'open' },
    attendance: [{ userId: school.learner.id, isAttended: false }],
    module: {
      id: now.id,
      moduleNo: 2,
      name: 'Ordering tea',
      description: 'Saying hello',
      docs: [{ title: 'Notes', url: 'https://example.test/notes.pdf' }],
      phrases: [{ term: first?.term, translation: first?.translation, example: '' }, { term: second?.term }],
      hasQuiz: true,
    },
    last: null,
  })
})

test('the page has no module while the course type has none', async () => {
  expect(await page()).toMatchObject({ module: null })
})

test('the page shows the notes of the last session that has some', async () => {
  const id = sessionsOn(school.course.id, '2026-02-16').noon
  const body = { notes: 'We read https://example.test/story' }
  await server.call(changeLiveSession, { params: { id }, body }, { as: school.coach })
  expect((await page()).last).toEqual({
    id,
    startsAt: '2026-02-16T09:05:00.000Z',
    notes: 'We read https://example.test/story',
  })
  expect((await page(id)).last).toBeNull()
})

test('the page lists the learners to coaches until 30 days after the course, and longer to admins', async () => {
  const { endDate } = school.course
  const attendance = async (as: TestUser = school.coach) => {
    const { seesLearners, attendance: rows } = getSessionPage.reply.parse((await open(school.noon, as)).body)
    const list = await server.call(listAttendance, { params: { id: school.noon } }, { as })
    expect(list.body).toHaveLength(rows.length)
    return [seesLearners, rows.length]
  }
  server.clock.now = new Date(`${addDays(endDate, 30)}T09:00:00Z`)
  expect(await attendance()).toEqual([true, 1])
  server.clock.now = new Date(`${addDays(endDate, 31)}T09:00:00Z`)
  expect(await attendance()).toEqual([false, 0])
  const params = { id: school.noon }
  const mark = await server.call(markAttendance, { params, body: { isAttended: true } }, { as: school.coach })
  expect(codeOf(mark.body)).toBe('USER_NOT_FOUND')
  expect(await attendance(await aUserOf(server.db, 'admin'))).toEqual([true, 1])
})

test('a coach of another course gets 404', async () => {
  const other = await aUserOf(server.db, 'coach')
  expect(codeOf((await open(school.noon, other)).body)).toBe('SESSION_NOT_FOUND')
})

test('no reply to a learner has the agenda of the session', async () => {
  const agenda = 'Ask Deniz about the exam'
  const params = { id: school.noon }
  await server.call(changeLiveSession, { params, body: { agenda } }, { as: school.coach })
  expect(await page()).toMatchObject({ session: { agenda, notes: '' } })
  const as = school.learner
  const course = { params: { id: school.course.id }, query: {} }
  const day = { query: { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' } }
  const replies = [
    await server.call(getOwnLiveSession, { params }, { as }),
    await server.call(listLearnerCourseLiveSessions, course, { as }),
    await server.call(listOwnLiveSessions, day, { as }),
    await server.call(getPlayer, course, { as }),
    await server.call(listNotifications, { query: {} }, { as }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(JSON.stringify(replies)).not.toContain('Deniz')
})
