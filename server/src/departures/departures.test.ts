import { getDeparture } from '@sohbet/contract/selling/departures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { courses } from '../db/tables/catalogue/courses.ts'
import type { coaches } from '../db/tables/people/coaches.ts'
import { aUser } from '../testing/rows/builders.ts'
import { aCoach, aCourse, aCourseType, aModule } from '../testing/rows/catalogue.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { sitemap } from '../http/pages/sitemap.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { fakeWebBuild } from '../testing/files/fake-web-build.ts'

let server: TestApp
let shown: typeof courses.$inferSelect
let closed: typeof courses.$inferSelect
let inactive: typeof courses.$inferSelect
beforeAll(async () => {
  const build = fakeWebBuild({
    paths: ['/courses', '/privacy'],
    page: `path.startsWith('/404') ? 'missing'
      : path === '/privacy' ? data.brand.name + ' ' + (globalThis.privacyCount = (globalThis.privacyCount ?? 0) + 1)
      : JSON.stringify(data.closedCourse ? { ...data.closedCourse, open: data.departures.length } : path === '/courses' ? data.departures : data)`,
  })
  const database = await createTestDatabase()
  const { db } = database
  const coachNamed = async (username: string, fields: Partial<typeof coaches.$inferInsert>) =>
    aCoach(db, { userId: (await aUser(db, { username, role: 'coach' })).id, ...fields })
  const open = await coachNamed('Şule Ak', { isPublic: true })
  const hidden = await coachNamed('Hidden Hart', { isPublic: false })
  const type = await aCourseType(db, { name: 'A1-A2', fromLevel: 'A1', toLevel: 'A2' })
  await aModule(db, { courseTypeId: type.id, order: 5, name: 'Second' })
  await aModule(db, { courseTypeId: type.id, order: 2, name: 'First' })
  shown = await aCourse(db, {
    name: 'A1-A2 Şişli',
    description: 'Akşamları',
    descriptionEn: 'Evenings',
    typeId: type.id,
    primaryCoachId: hidden.id,
    secondaryCoachId: open.id,
    maxEnrollments: 12,
    currentEnrollments: 9,
    levelTestScore: 1400,
    earlyBirdMinor: 40_000,
    earlyBirdUntil: '2026-03-10',
  })
  inactive = await aCourse(db, { name: 'Inactive', isActive: false })
  closed = await aCourse(db, { name: 'Closed', isClosedToEnrolments: true })
  await aCourse(db, { name: 'Started', startDate: '2026-03-02' })
  await aCourse(db, { name: 'Called off', cancelledAt: new Date(), cancelReason: 'Too few' })
  await aCourse(db, {
    name: 'Full, sooner',
    startDate: '2026-03-09',
    maxEnrollments: 1,
    currentEnrollments: 1,
  })
  server = await startTestApp({ webBuild: build, database })
})
afterAll(() => server.stop())

const read = async (): Promise<Record<string, unknown>[]> =>
  JSON.parse((await server.app.inject({ url: '/courses' })).body)

test('departures are the courses that can be joined, the soonest first', async () => {
  expect((await read()).map(({ name, seatsLeft }) => [name, seatsLeft])).toEqual([
    ['Full, sooner', 0],
    ['A1-A2 Şişli', 3],
  ])
})

test('a departure has its public fields and no others', async () => {
  const [, course] = await read()
  expect(course).toEqual({
    id: shown.id,
    slug: `a1-a2-sisli-${shown.id.slice(-8)}`,
    name: 'A1-A2 Şişli',
    description: { tr: 'Akşamları', en: 'Evenings' },
    typeName: 'A1-A2',
    fromLevel: 'A1',
    toLevel: 'A2',
    startDate: '2026-04-06',
    endDate: '2026-10-05',
    zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
    coaches: [{ slug: expect.stringMatching(/^sule-ak-/), name: 'Şule Ak', photo: null }],
    seatsLeft: 3,
    priceMinor: 45_000,
    currency: 'USD',
    earlyBirdMinor: 40_000,
    earlyBirdUntil: '2026-03-10',
    requiredLevel: 'A2',
    requiredType: null,
    changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('registration gets the name and dates of a course that can be joined, and of no other', async () => {
  const answer = async (id: string) => {
    const reply = await server.call(getDeparture, { params: { id } })
    return [reply.status, reply.body]
  }
  const { name, startDate, endDate } = shown
  expect(await answer(shown.id)).toEqual([200, { name, startDate, endDate }])
  for (const course of [closed, inactive])
    expect(await answer(course.id)).toEqual([404, expect.objectContaining({ code: 'COURSE_NOT_FOUND' })])
})

describe('the page of a course', () => {
  const key = (course: { id: string }) => course.id.slice(-8)
  const get = (url: string) => server.app.inject({ url })

  test('is served in both languages at the slug of the course', async () => {
    for (const prefix of ['', '/en']) {
      const answer = await get(`${prefix}/courses/a1-a2-sisli-${key(shown)}`)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('A1-A2 Şişli')])
      expect(answer.body).not.toContain('zoom.example.test')
      expect(JSON.parse(answer.body)).toMatchObject({ modules: ['First', 'Second'] })
    }
  })

  test('redirects from an earlier name', async () => {
    const answer = await get(`/en/courses/the-old-name-${key(shown)}`)
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      301,
      `/en/courses/a1-a2-sisli-${key(shown)}`,
      'no-cache',
    ])
  })

  test('of a course that can no longer be joined has only its name', async () => {
    const answer = await get(`/courses/closed-${key(closed)}`)
    const slug = `closed-${key(closed)}`
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([200, { slug, name: 'Closed', open: 2 }])
    expect((await get(`/courses/${key(closed)}`)).headers.location).toBe(`/courses/${slug}`)
  })

  test('does not exist for an inactive or unknown course', async () => {
    for (const slug of [`inactive-${key(inactive)}`, 'a1-a2-00000000', 'nothing', '%00-ae345fad'])
      expect([slug, (await get(`/courses/${slug}`)).statusCode]).toEqual([slug, 404])
  })
})

test('the sitemap has every page in both languages, with the day of its last change', async () => {
  const { body, headers } = await server.app.inject({ url: '/sitemap.xml' })
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const path = `/courses/a1-a2-sisli-${shown.id.slice(-8)}`
  for (const page of ['/courses', '/en/courses', path, `/en${path}`])
    expect(body).toContain(`<loc>http://localhost${page}</loc>\n    <lastmod>20`)
  expect(body).toContain(`hreflang="en" href="http://localhost/en${path}"`)
  expect(body).not.toContain('closed-')
})

test('a page in the sitemap was last changed with the newest part that it shows', () => {
  const on = (day: string) => new Date(`${day}T09:00:00Z`)
  const published = new Map([
    ['home', on('2026-01-01')],
    ['people', on('2026-02-02')],
    ['faq', on('2026-03-03')],
    ['pricing', on('2026-04-04')],
    ['about', on('2026-01-15')],
  ] as const)
  const shown = {
    paths: ['/', '/en', '/about', '/howitworks', '/faq', '/privacy'],
    departures: [],
    teachers: [],
    quickTest: [],
    published,
  }
  const lastmodOf = (path: string) =>
    new RegExp(`<loc>https://a.test${path}</loc>\\n\\s*<lastmod>([^<]*)`).exec(
      sitemap('https://a.test', shown),
    )?.[1]
  expect(shown.paths.map(lastmodOf)).toEqual([
    '2026-04-04',
    '2026-04-04',
    '2026-02-02',
    '2026-03-03',
    '2026-03-03',
    undefined,
  ])
})

test('a taken seat and the end of an early-bird price are visible within two seconds', async () => {
  const privacy = async () => (await server.app.inject({ url: '/privacy' })).body
  const before = await privacy()
  await server.db.update(courses).set({ currentEnrollments: 10 }).where(eq(courses.id, shown.id))
  server.clock.now = new Date('2026-03-10T22:00:00Z')
  await vi.waitFor(
    async () => {
      const [course] = await read()
      expect([course?.['seatsLeft'], course?.['earlyBirdMinor']]).toEqual([2, null])
    },
    { timeout: 30_000, interval: 50 },
  )
  // A page that shows no course is not rendered again
  expect(await privacy()).toBe(before)
})
