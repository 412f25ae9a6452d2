import * as contract from '@sohbet/contract/learning/coach-courses'
import { setSubstitute } from '@sohbet/contract/live-sessions/substitutes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { recordEndedSessions } from '../../live-sessions/attendance/record-ended-sessions.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aLesson } from '../../testing/rows/lessons.ts'
import { aClassAt, sessionsOn, type Class } from '../../testing/rows/live-sessions.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'

let server: TestApp
let group: Class
let other: TestUser
let otherId: string
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
  other = await aUserOf(server.db, 'coach')
  otherId = (await aCoach(server.db, { userId: other.id })).id
})

const statistics = async (as: { id: string }) =>
  contract.getCoachStatistics.reply.parse(
    (await server.call(contract.getCoachStatistics, { query: { months: '3' } }, { as })).body,
  )
const march = async (as: { id: string }) =>
  (await statistics(as)).sessionsMonthly.find(({ month }) => month === '2026-03')
const csvOf = async (table: contract.CoachTable, language: 'en' | 'tr' = 'en') => {
  const headers = { ...(await server.headersOf(group.coach)), 'accept-language': language }
  const query = { table, months: '3' }
  const { body } = await server.send(contract.exportCoachStatistics, { query }, headers)
  const { fileName, csv } = contract.exportCoachStatistics.reply.parse(body)
  return { fileName, rows: csv.replace('\uFEFF', '').trimEnd().split('\r\n') }
}
const later = (moment: string) => {
  server.clock.now = new Date(moment)
}

describe('a session that a substitute taught', () => {
  test.each([false, true])('counts for the substitute, recorded: %s', async (isRecorded) => {
    const id = sessionsOn(group.course.id, '2026-03-09').evening
    const admin = await aUserOf(server.db, 'admin')
    const { status } = await server.call(
      setSubstitute,
      { params: { id }, body: { coachId: otherId } },
      { as: admin },
    )
    expect(status).toBe(200)
    later('2026-03-09T22:00:00Z')
    if (isRecorded) await recordEndedSessions({ db: server.db, now: server.clock.now })
    const [own, substitute] = [await march(group.coach), await march(other)]
    expect(substitute).toMatchObject({ sessions: 1, hours: 1, asSubstitute: 1, bySubstitute: 0 })
    expect(own).toMatchObject({ asSubstitute: 0, bySubstitute: 1 })
  })
})

describe('lessons', () => {
  test('count by their outcome and their last coach', async () => {
    const [own] = await server.db.select().from(courses).where(eq(courses.id, group.course.id))
    const coachId = own?.primaryCoachId ?? ''
    const { id: userId } = await aUserOf(server.db, 'learner')
    const at = (day: string) => new Date(`2026-02-${day}T10:00:00Z`)
    const outcomes = ['taught', 'taught', 'learner_absent'] as const
    for (const [place, outcome] of outcomes.entries()) {
      const { id } = await aLesson(server.db, { userId, coachId, startsAt: at(`1${place}`) })
      await server.db.update(lessons).set({ outcome }).where(eq(lessons.id, id))
    }
    const { lessonsMonthly } = await statistics(group.coach)
    expect(lessonsMonthly.find(({ month }) => month === '2026-02')).toEqual({
      month: '2026-02',
      taught: 2,
      hours: 1,
      learnerAbsent: 1,
      coachAbsent: 0,
    })
    expect((await statistics(other)).lessonsMonthly.map(({ taught }) => taught)).toEqual([0, 0, 0])
  })
})

describe('the figures of a course', () => {
  test('agree with its roster', async () => {
    later('2026-03-20T22:00:00Z')
    const { courses: own } = await statistics(group.coach)
    const { learners } = contract.getCoachCourse.reply.parse(
      (await server.call(contract.getCoachCourse, { params: { id: group.course.id } }, { as: group.coach }))
        .body,
    )
    const sum = (of: (learner: contract.RosterLearner) => number) =>
      learners.reduce((total, learner) => total + of(learner), 0)
    const held = sum(({ heldSessions }) => heldSessions)
    expect(own).toMatchObject([
      {
        learnerCount: learners.length,
        inactiveCount: learners.filter(({ isInactive }) => isInactive).length,
        attendanceRate: Math.round((sum(({ attendedSessions }) => attendedSessions) / held) * 100),
      },
    ])
    const months = (await statistics(group.coach)).sessionsMonthly
    expect(months.reduce((total, { expected }) => total + expected, 0)).toBe(held)
  })
})

describe('the export', () => {
  test('has the months of the sessions and of the lessons, in both languages', async () => {
    const { fileName, rows } = await csvOf('sessions')
    expect(fileName).toBe('sessions-2026-03-02.csv')
    expect(rows[0]).toBe(
      'Month,Sessions taught,Hours,Of these as a substitute,Taught by a substitute,Expected,Attended,Attendance rate (%)',
    )
    expect(rows).toHaveLength(4)
    expect((await csvOf('lessons', 'tr')).rows[0]).toBe(
      'Ay;Yapılan özel ders;Saat;Öğrenci gelmedi;Koç gelmedi',
    )
  })

  test('marks a name that looks like a formula as text', async () => {
    await server.db.update(courses).set({ name: '=1+1' }).where(eq(courses.id, group.course.id))
    const { rows } = await csvOf('courses')
    expect(rows[1]).toMatch(/^'=1\+1,Running,/)
  })
})
