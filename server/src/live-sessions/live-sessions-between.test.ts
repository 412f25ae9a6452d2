import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { liveSessionState } from '@sohbet/domain/live-session/rules'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { liveSessions } from '../db/tables/learning/live-sessions.ts'
import { schoolSettings } from '../db/tables/core/school-settings.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aCourseWithSessions } from '../testing/rows/live-sessions.ts'
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { holidayRows, holidaysOfSchool, planOfCourse, planRow, liveSessionsOfPlan } from './plan.reads.ts'
import { liveSessionsBetween } from './live-sessions-between.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

type Moment = { from: string; to: string }
const row = z.object({
  course_id: z.string(),
  day: z.string(),
  minute: z.number(),
  starts_at: z.coerce.date(),
  duration: z.number(),
  is_moved: z.boolean(),
  primary_coach_id: z.string(),
})

async function byDatabase(db: Db, { from, to }: Moment) {
  const span = { from: sql`${from}::timestamptz`, to: sql`${to}::timestamptz` }
  const { rows } =
    await db.execute(sql`select course_id, day::text as day, minute, starts_at, duration, is_moved,
      primary_coach_id
    from (${liveSessionsBetween(span)}) as found order by starts_at, course_id, minute`)
  return z.array(row).parse(rows)
}

/** The domain's sessions of all courses that are not deleted. */
async function byDomain(db: Db, { from, to }: Moment) {
  const { rows } = await db.execute(
    sql`select ${planOfCourse} as plan, ${holidaysOfSchool} as holidays, primary_coach_id as "coachId"
      from courses as course where is_active`,
  )
  return z
    .array(z.object({ plan: planRow, holidays: holidayRows, coachId: z.string() }))
    .parse(rows)
    .flatMap(({ plan, holidays, coachId }) =>
      liveSessionsOfPlan(plan, holidays).map((session) => ({
        ...session,
        coachId: session.substituteId ?? coachId,
      })),
    )
    .filter((session) => !['cancelled', 'holiday'].includes(liveSessionState(session, new Date(from))))
    .filter(({ startsAt, endsAt }) => startsAt < new Date(to) && endsAt > new Date(from))
}

const ids = (rows: z.output<typeof row>[]) =>
  rows.map(
    (one) =>
      `${liveSessionIdOf(one.course_id, one)} ${one.starts_at.toISOString()} ${one.duration} ${one.is_moved} ${one.primary_coach_id}`,
  )

const spans: Moment[] = [
  { from: '2026-01-01T00:00:00Z', to: '2026-12-31T00:00:00Z' },
  { from: '2026-03-02T09:00:00Z', to: '2026-03-09T09:00:00Z' },
  // Within a session, up to the minute at which another begins
  { from: '2026-03-02T09:30:00Z', to: '2026-03-02T18:00:00Z' },
  { from: '2026-03-15T22:00:00Z', to: '2026-03-16T22:00:00Z' },
  { from: '2026-03-01T00:00:00Z', to: '2026-03-02T09:05:00Z' },
]

test('the sessions that SQL finds are those of the domain', async () => {
  const { db } = server
  const changedAt = new Date('2026-02-01T09:00:00Z')
  await db.insert(schoolSettings).values({
    announcementTr: 'Merhaba',
    announcementEn: 'Hello',
    holidays: [
      { day: '2026-03-09', name: 'A day off' },
      { day: '2026-03-16', name: 'Another' },
    ],
    updatedAt: changedAt,
  })
  const { course } = await aCourseWithSessions(db)
  const { course: replanned } = await aCourseWithSessions(db)
  const { course: deleted } = await aCourseWithSessions(db)
  await db.update(courses).set({ isActive: false }).where(eq(courses.id, deleted.id))
  await db
    .update(courses)
    .set({ plannedFrom: new Date('2026-02-20T00:00:00Z') })
    .where(eq(courses.id, replanned.id))
  const change = { courseId: course.id, changedAt }
  const { id: substituteCoachId } = await aCoach(db)
  const extra = { isExtra: true, duration: 50 }
  const moved = { ...extra, day: '2026-03-04', minute: 600, startsAt: new Date('2026-03-06T07:00:00Z') }
  await db.insert(liveSessions).values([
    // Substitutes; extra sessions: on a holiday, in a slot of the weekly plan, moved, and cancelled
    { ...change, day: '2026-03-02', minute: 725, substituteCoachId },
    { ...change, ...extra, day: '2026-03-16', minute: 600, startsAt: new Date('2026-03-16T07:00:00Z') },
    { ...change, ...extra, day: '2026-03-30', minute: 725, startsAt: new Date('2026-03-30T09:05:00Z') },
    { ...change, ...moved, substituteCoachId },
    { ...change, ...moved, minute: 660, isCancelled: true },
    // Cancelled, moved into the span, moved out of it, moved off a holiday, longer, and at a time outside the
    // plan
    { ...change, day: '2026-03-02', minute: 1260, isCancelled: true },
    { ...change, day: '2026-02-02', minute: 725, startsAt: new Date('2026-03-04T10:00:00Z'), duration: 90 },
    { ...change, day: '2026-03-16', minute: 1260, startsAt: new Date('2026-03-30T06:00:00Z'), duration: 60 },
    { ...change, day: '2026-03-09', minute: 725, startsAt: new Date('2026-03-09T12:00:00Z') },
    { ...change, day: '2026-03-23', minute: 725, duration: 240, notes: 'A long one' },
    { ...change, day: '2026-03-03', minute: 600, startsAt: new Date('2026-03-05T10:00:00Z'), duration: 60 },
    {
      courseId: replanned.id,
      changedAt,
      day: '2026-02-04',
      minute: 600,
      startsAt: new Date('2026-02-04T07:00:00Z'),
      duration: 45,
      isKept: true,
    },
  ])
  for (const span of spans) {
    const expected = (await byDomain(db, span)).map(
      (one) => `${one.id} ${one.startsAt.toISOString()} ${one.duration} ${one.isMoved} ${one.coachId}`,
    )
    const found = ids(await byDatabase(db, span))
    expect(found.toSorted()).toEqual(expected.toSorted())
  }
  expect((await byDatabase(db, spans[0] ?? { from: '', to: '' })).length).toBeGreaterThan(30)
  expect(await byDatabase(db, spans[1] ?? { from: '', to: '' })).not.toEqual([])
})
