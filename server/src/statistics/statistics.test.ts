import { getAdminDashboard } from '@sohbet/contract/core/dashboards'
import type { Endpoint } from '@sohbet/contract/endpoint'
import type { Values } from '@sohbet/contract/request'
import {
  charts,
  exportStatistics,
  getStatistics,
  getUserDistribution,
} from '@sohbet/contract/core/statistics'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coaches } from '../db/tables/people/coaches.ts'
import { figures } from '../db/tables/core/figures.ts'
import { aUser, type TestUser } from '../testing/rows/builders.ts'
import { aLesson } from '../testing/rows/lessons.ts'
import { aSchoolInFigures } from '../testing/rows/figures.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'

let server: TestApp
let admin: TestUser
let school: Awaited<ReturnType<typeof aSchoolInFigures>>
beforeAll(async () => {
  server = await startTestApp()
  server.clock.now = new Date('2026-03-02T09:00:00Z')
  admin = await aUser(server.db, { role: 'admin', createdAt: new Date('2025-06-01T09:00:00Z') })
  school = await aSchoolInFigures(server.db)
})
afterAll(() => server.stop())

const isFresh = 'true'

async function readStatistics(months: '3' | '12' | '24' = '12') {
  const { status, body } = await server.call(getStatistics, { query: { months, isFresh } }, { as: admin })
  expect(status).toBe(200)
  return getStatistics.reply.parse(body)
}

async function readDashboard() {
  const { body } = await server.call(getAdminDashboard, { query: { isFresh } }, { as: admin })
  return getAdminDashboard.reply.parse(body)
}

/** Runs a plain counting query, to compare with a chart. */
const plain = async (question: ReturnType<typeof sql>) =>
  (await server.db.execute(question)).rows.map((row) => Object.values(row))

describe('GET /admin/dashboard', () => {
  test('returns eight cards, each with its count and its trend against 30 days ago', async () => {
    const [coach] = await server.db.select().from(coaches).limit(1)
    const lesson = { userId: admin.id, coachId: coach?.id ?? '' }
    for (const day of ['2026-02-01', '2026-02-03', '2026-03-04', '2026-03-20'])
      await aLesson(server.db, { ...lesson, startsAt: new Date(`${day}T16:00:00Z`) })
    const { stats, computedAt } = await readDashboard()
    expect(stats).toEqual({
      // Camden runs now; 30 days ago only Soho did, because Camden started two days later
      activeCourses: { count: 1, trend: 0 },
      learners: { count: 6, trend: 50 },
      teachers: { count: 2, trend: 100 },
      telegramChannels: { count: 3, trend: 200 },
      totalCourses: { count: 3, trend: 50 },
      totalUsers: { count: 9, trend: 50 },
      totalSoldCourses: { count: 5, trend: 67 },
      // Lessons by appointment, not sessions of courses
      zoomSessions: { count: 1, trend: -50 },
    })
    expect(computedAt).toBe('2026-03-02T09:00:00.000Z')
  })

  test('returns the running courses, and the sessions of the next 7 days with their raw link', async () => {
    const { activeCourses, incomingZoomSessions } = await readDashboard()
    const { running } = school.courses
    expect(activeCourses).toEqual([
      {
        id: running.id,
        name: '=Camden',
        startedOn: '2026-02-02',
        willEndOn: '2026-05-24',
        remainingDays: 83,
        progress: 25,
      },
    ])
    expect(incomingZoomSessions).toEqual([
      {
        id: `${running.id}_20260302T1205`,
        courseId: running.id,
        name: '=Camden',
        zoomLink: running.zoomLink,
        date: '2026-03-02T09:05:00.000Z',
        duration: 60,
        isMoved: false,
      },
      expect.objectContaining({ id: `${running.id}_20260302T2100`, date: '2026-03-02T18:00:00.000Z' }),
    ])
  })

  test('returns no trend when there was nothing 30 days ago', async () => {
    const before = server.clock.now
    server.clock.now = new Date('2025-06-20T09:00:00Z')
    await server.db.delete(figures)
    const { stats } = await readDashboard()
    server.clock.now = before
    expect(stats.activeCourses).toEqual({ count: 0, trend: null })
    expect(stats.totalCourses.trend).toBeNull()
  })
})

describe('each chart equals a plain count', () => {
  const zone = sql.raw(`'Europe/Istanbul'`)

  test('user distribution', async () => {
    const { body } = await server.call(getUserDistribution, { query: {} }, { as: admin })
    const found = getUserDistribution.reply.parse(body)
    expect(found).toEqual({
      computedAt: '2026-03-02T09:00:00.000Z',
      totalUsers: 9,
      usersWithLevelTest: 5,
      usersWithCourseEnrollment: 3,
      usersWithLevelTestOnly: 2,
    })
    expect(await plain(sql`select count(*)::int from users`)).toEqual([[found.totalUsers]])
    expect(await plain(sql`select count(*)::int from users where level is not null`)).toEqual([
      [found.usersWithLevelTest],
    ])
    expect(
      await plain(sql`select count(distinct user_id)::int from enrollments where status = 'active'`),
    ).toEqual([[found.usersWithCourseEnrollment]])
  })

  test('active courses per level', async () => {
    const { activeCoursesPerLevel } = await readStatistics()
    expect(activeCoursesPerLevel.map(({ name, count }) => [name, count])).toEqual([
      ['A1-A2', 1],
      ['B1-B2', 0],
    ])
    expect(
      await plain(
        sql`select count(*)::int from courses where is_active and '2026-03-02' between start_date and end_date`,
      ),
    ).toEqual([[1]])
  })

  test("sold courses by month in the school's time zone", async () => {
    const { soldCoursesMonthly, range } = await readStatistics()
    expect(range).toEqual({ from: '2025-04-01', to: '2026-03-02' })
    expect(soldCoursesMonthly.length).toBe(12)
    const sold = soldCoursesMonthly.filter(({ count }) => count > 0).map(({ month, count }) => [month, count])
    // The sale of 31 January, 21:30 UTC, counts in February
    expect(sold).toEqual([
      ['2025-07', 1],
      ['2026-01', 2],
      ['2026-02', 2],
    ])
    expect(
      await plain(sql`select to_char(activated_at at time zone ${zone}, 'YYYY-MM') as month, count(*)::int
        from enrollments where amount_minor > 0 and activated_at is not null group by 1 order by 1`),
    ).toEqual(sold)
  })

  test('new users by week, starting on Monday', async () => {
    const { newUsersWeekly } = await readStatistics()
    const found = newUsersWeekly.filter(({ count }) => count > 0).map(({ week, count }) => [week, count])
    expect(found).toContainEqual(['2026-02-16', 2])
    expect(found).toContainEqual(['2026-02-23', 1])
    expect(
      await plain(sql`select to_char(date_trunc('week', created_at at time zone ${zone}), 'YYYY-MM-DD') as week,
        count(*)::int from users group by 1 order by 1`),
    ).toEqual(found)
    expect(newUsersWeekly.at(0)?.week).toBe('2025-03-31')
    expect(newUsersWeekly.at(-1)?.week).toBe('2026-03-02')
  })

  test('income and refunds by month, per currency', async () => {
    const { incomeMonthly } = await readStatistics('3')
    expect(incomeMonthly).toEqual([
      { month: '2026-01', currency: 'TRY', income: 0, paid: 0, refunded: 0, refundCount: 0 },
      { month: '2026-02', currency: 'TRY', income: 15_000, paid: 15_000, refunded: 0, refundCount: 0 },
      { month: '2026-03', currency: 'TRY', income: 0, paid: 0, refunded: 0, refundCount: 0 },
      { month: '2026-01', currency: 'USD', income: 900.5, paid: 900.5, refunded: 0, refundCount: 0 },
      { month: '2026-02', currency: 'USD', income: 0, paid: 450, refunded: 450, refundCount: 1 },
      { month: '2026-03', currency: 'USD', income: 0, paid: 0, refunded: 0, refundCount: 0 },
    ])
    expect(
      await plain(sql`select to_char(created_at at time zone ${zone}, 'YYYY-MM') as month, currency,
          sum(amount_minor)::int / 100.0::float as income
        from money_ledger where created_at >= '2025-12-31T21:00:00Z' group by 1, 2 order by 2, 1`),
    ).toEqual(
      incomeMonthly
        .filter(({ paid, refunded }) => paid + refunded > 0)
        .map(({ month, currency, income }) => [month, currency, income]),
    )
  })

  test('income by course', async () => {
    const { incomeByCourse } = await readStatistics()
    const found = incomeByCourse.map(({ name, currency, income, refunded }) => [
      name,
      currency,
      income,
      refunded,
    ])
    expect(found).toEqual([
      ['Brixton', 'TRY', 15_000, 0],
      ['=Camden', 'USD', 900.5, 450],
      ['Soho', 'USD', 400, 0],
    ])
    expect(await plain(sql`select sum(amount_minor)::int from money_ledger where currency = 'USD'`)).toEqual([
      [130_050],
    ])
  })

  test('funnel of the learners who registered in the range: registered, tested, enrolled, active', async () => {
    expect((await readStatistics('3')).funnel).toEqual({ registered: 4, tested: 3, enrolled: 2, active: 1 })
    expect((await readStatistics()).funnel).toEqual({ registered: 6, tested: 5, enrolled: 4, active: 1 })
    expect(
      await plain(sql`select count(*)::int as registered, count(level)::int as tested from users where role = 'learner'
        and created_at >= '2025-12-31T21:00:00Z'`),
    ).toEqual([[4, 3]])
  })

  test('seats of courses, upcoming courses first', async () => {
    const { seatFill } = await readStatistics()
    expect(
      seatFill.map(({ name, status, seats, taken, percentage }) => [name, status, seats, taken, percentage]),
    ).toEqual([
      ['Brixton', 'upcoming', 4, 2, 50],
      ['=Camden', 'ongoing', 25, 2, 8],
    ])
  })

  test('coach hours of held sessions, as first and as second coach', async () => {
    const { coachHours } = await readStatistics('3')
    // Camden: two sessions every Monday from 2 to 23 February. Soho: one every Monday from January to 16 February
    expect(
      coachHours.map(({ name, sessions, hours, secondHours }) => [name, sessions, hours, secondHours]),
    ).toEqual([
      ['Oliver', 15, 15, 0],
      ['Maeve', 0, 0, 8],
    ])
  })
})

describe('GET /admin/statistics/export', () => {
  const save = async (chart: (typeof charts)[number]) => {
    const answer = await server.call(exportStatistics, { query: { chart } }, { as: admin })
    return exportStatistics.reply.parse(answer.body)
  }

  test('marks a cell that a spreadsheet would run as text, and leaves numbers unchanged', async () => {
    const { fileName, csv } = await save('incomeByCourse')
    expect(fileName).toBe('incomeByCourse-2026-03-02.csv')
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFCourse,Currency,Paid,Refunded,Income',
      'Brixton,TRY,15000,0,15000',
      "'=Camden,USD,1350.5,450,900.5",
      'Soho,USD,400,0,400',
      '',
    ])
  })

  test('uses semicolons and decimal commas for Turkish spreadsheets', async () => {
    const headers = { ...(await server.headersOf(admin)), 'accept-language': 'tr' }
    const query = { chart: 'incomeByCourse' } as const
    const { body } = await server.send(exportStatistics, { query }, headers)
    const { csv } = exportStatistics.reply.parse(body)
    expect(csv).toContain("'=Camden;USD;1350,5;450;900,5\r\n")
    expect(csv.split('\r\n')[0]).toBe('\uFEFFKurs;Para birimi;Ödenen;İade edilen;Gelir')
  })

  // campaign-figures.test.ts exports that one
  test.each(charts.filter((chart) => chart !== 'campaigns'))('exports the table of %s', async (chart) => {
    const lines = (await save(chart)).csv.trim().split('\r\n')
    expect(lines.length).toBeGreaterThan(1)
  })

  test('refuses an unknown chart or range', async () => {
    const bad: Values = { query: { chart: 'nothing', months: '5' } }
    const endpoint: Endpoint = exportStatistics
    expect((await server.call(endpoint, bad, { as: admin })).status).toBe(400)
  })
})
