import { search, searchReply } from '@sohbet/contract/core/search'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aSession, aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aModule } from '../testing/rows/catalogue.ts'
import { aLesson, aLessonCoach } from '../testing/rows/lessons.ts'
import { aResource } from '../testing/rows/resources.ts'
import { anEnrollment, aTestedLearner } from '../testing/rows/selling.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
let coachUser: TestUser
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = new Date('2026-03-10T09:00:00Z')
  const { db } = server
  admin = await aUserOf(db, 'admin')
  learner = await aUser(db, { username: 'Işıl İstanbullu', email: 'isil@example.test' })
  coachUser = await aUser(db, { role: 'coach', username: 'Oliver' })
  const coach = await aCoach(db, { userId: coachUser.id })
  const days = { startDate: '2026-03-02', endDate: '2026-03-29' }
  const mine = await aCourse(db, { name: 'İstanbul akşamları', primaryCoachId: coach.id, ...days })
  await aCourse(db, { name: 'ISTANBUL sabahları', ...days })
  for (const [order, name] of [
    'Istanbul market',
    'İstanbul ferry',
    'istanbul night',
    '100% istanbul',
  ].entries())
    await aModule(db, { courseTypeId: mine.typeId, name, order: order + 1 })
  await aModule(db, { name: 'Istanbul elsewhere' })
  await anEnrollment(db, { userId: learner.id, courseId: mine.id })
})
afterAll(() => server.stop())

const find = async (text: string, as: TestUser) => {
  const { status, body } = await server.call(search, { query: { text } }, { as })
  expect(status).toBe(200)
  const { courses, modules, users, resources, more } = searchReply.parse(body)
  return {
    more,
    courses: courses.map(({ name }) => name),
    modules: modules.map(({ name, number }) => `${number} ${name}`),
    users: users.map(({ username }) => username),
    resources: resources.map(({ name }) => name),
  }
}

describe('a search', () => {
  test.each(['istanbul', 'İstanbul', 'ISTANBUL', 'ıstanbul', 'İSTANBUL'])(
    'for %s finds all of them, ignoring dots and case',
    async (text) => {
      const { courses, users } = await find(text, admin)
      expect(courses.toSorted()).toEqual(['ISTANBUL sabahları', 'İstanbul akşamları'].toSorted())
      expect(users).toEqual(['Işıl İstanbullu'])
    },
  )

  test('of an admin finds everything, names with this beginning first, five at most', async () => {
    const { modules, more } = await find('istanbul', admin)
    expect(modules).toHaveLength(5)
    expect(more).toEqual({ courses: 0, modules: 0, users: 0, resources: 0, lessons: 0 })
    expect(modules.at(-1)).toBe('4 100% istanbul')
    expect((await find('isil@example', admin)).users).toEqual(['Işıl İstanbullu'])
  })

  test('of a learner finds their own courses and open modules, and no users', async () => {
    expect(await find('istanbul', learner)).toEqual({
      courses: ['İstanbul akşamları'],
      modules: ['2 İstanbul ferry', '1 Istanbul market'].toSorted((one, other) =>
        one.slice(2).localeCompare(other.slice(2), 'tr'),
      ),
      users: [],
      resources: [],
      more: { courses: 0, modules: 0, users: 0, resources: 0, lessons: 0 },
    })
    const stranger = await aUserOf(server.db, 'learner')
    expect(await find('istanbul', stranger)).toMatchObject({ courses: [], modules: [], users: [] })
  })

  test('says how many more there are than it lists', async () => {
    for (let place = 1; place <= 7; place++) await aCourse(server.db, { name: `Bosphorus ${place}` })
    const { courses, more } = await find('bosphorus', admin)
    expect([courses.length, more]).toEqual([
      5,
      { courses: 2, modules: 0, users: 0, resources: 0, lessons: 0 },
    ])
  })

  test('of a coach finds their own courses, their modules and learners', async () => {
    const { courses, modules, users } = await find('istanbul', coachUser)
    expect([courses, users]).toEqual([['İstanbul akşamları'], ['Işıl İstanbullu']])
    expect(modules).toHaveLength(4)
    expect((await find('isil@', coachUser)).users).toEqual([])
    expect((await find('oliver', coachUser)).users).toEqual([])
  })

  test('of a coach finds learners of courses and lessons until 30 days after them', async () => {
    const { db } = server
    const teacher = await aUserOf(db, 'coach')
    const { coachId } = await aLessonCoach(db, { userId: teacher.id })
    const learnerOf = async (username: string, endDate: string) => {
      const course = await aCourse(db, { primaryCoachId: coachId, startDate: '2025-09-01', endDate })
      await anEnrollment(db, { userId: (await aUser(db, { username })).id, courseId: course.id })
    }
    // The clock shows 10 March
    await learnerOf('Göztepe seen', '2026-02-08')
    await learnerOf('Göztepe closed', '2026-02-07')
    const pupil = await aUser(db, { username: 'Göztepe pupil' })
    await aLesson(db, { coachId, userId: pupil.id, startsAt: new Date('2026-02-10T16:00:00Z') })
    expect((await find('goztepe', teacher)).users).toEqual(['Göztepe pupil', 'Göztepe seen'])
    expect((await find('goztepe', coachUser)).users).toEqual([])
  })

  test('of a learner finds the resources for everyone, their level and their courses', async () => {
    const { db } = server
    const student = await aTestedLearner(db, { level: 'A2', levelScore: 1240 })
    const [taken, other] = [await aCourse(db), await aCourse(db)]
    await anEnrollment(db, { userId: student.id, courseId: taken.id })
    await aResource(db, { title: 'Kadıköy songs' })
    await aResource(db, { title: 'Reading aloud', description: 'Stories from Kadıköy' })
    await aResource(db, { title: 'Kadıköy A2', level: 'A2' })
    await aResource(db, { title: 'Kadıköy course', courseId: taken.id })
    await aResource(db, { title: 'Kadıköy C1', level: 'C1' })
    await aResource(db, { title: 'Kadıköy elsewhere', courseId: other.id })
    await aResource(db, { title: 'Kadıköy draft', isActive: false })

    const forStudent = ['Kadıköy A2', 'Kadıköy course', 'Kadıköy songs', 'Reading aloud']
    expect((await find('kadikoy', student)).resources).toEqual(forStudent)
    expect((await find('kadikoy', learner)).resources).toEqual(['Kadıköy songs', 'Reading aloud'])
    expect((await find('kadikoy', coachUser)).resources).toEqual([])
    const { resources, more } = await find('kadikoy', admin)
    expect([resources.length, more.resources]).toEqual([5, 2])
  })

  test('treats % and _ literally', async () => {
    expect((await find('100%', admin)).modules).toEqual(['4 100% istanbul'])
    expect(await find('%%', admin)).toMatchObject({ courses: [], modules: [], users: [] })
    expect((await find('is_l', admin)).users).toEqual([])
  })

  test.each(['', 'a', ' a ', 'x'.repeat(101)])('is refused for %j', async (text) => {
    expect((await server.call(search, { query: { text } }, { as: admin })).status).toBe(400)
  })

  test('is one statement besides the caller’s session', async () => {
    await find('istanbul', admin)
    const asked = vi.spyOn(server.database.pool, 'query')
    const { tokens, clock } = server
    const session = await aSession(server.db, admin.id, clock.now)
    asked.mockClear()
    const headers = { authorization: `Bearer ${tokens.access(session.id, clock.now)}` }
    expect((await server.send(search, { query: { text: 'istanbul' } }, headers)).status).toBe(200)
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2)
    asked.mockRestore()
  })
})

test('an admin finds lessons by the name of coach or learner, those ahead first', async () => {
  const { db } = server
  const teacher = await aUser(db, { role: 'coach', username: 'Şule Öğretmen' })
  const pupil = await aUser(db, { username: 'Çağla Kaya' })
  const { coachId } = await aLessonCoach(db, { userId: teacher.id })
  const at = (day: string) =>
    aLesson(db, { coachId, userId: pupil.id, startsAt: new Date(`${day}T16:00:00Z`) })
  const [past, later, next] = [await at('2026-03-09'), await at('2026-03-20'), await at('2026-03-12')]
  await at('2026-02-01')
  const lessonsFor = async (text: string, as = admin) => {
    const { body } = await server.call(search, { query: { text } }, { as })
    return searchReply.parse(body).lessons
  }
  const found = await lessonsFor('cagla')
  expect(found.map(({ id }) => id)).toEqual([next.id, later.id, past.id])
  expect(found[0]).toEqual({
    id: next.id,
    kind: 'private',
    startsAt: '2026-03-12T16:00:00.000Z',
    coachId,
    coach: 'Şule Öğretmen',
    learners: 'Çağla Kaya',
  })
  expect(await lessonsFor('sule ogr')).toEqual(found)
  expect(await lessonsFor('cagla', coachUser)).toEqual([])
  expect(await lessonsFor('sule', learner)).toEqual([])
})
