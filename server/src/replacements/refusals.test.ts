import * as lessonCalls from '@sohbet/contract/lessons/lessons'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lessons } from '../db/tables/lessons/lessons.ts'
import { users } from '../db/tables/people/users.ts'
import { aLeavingCoach, type LeavingCoach } from '../testing/apps/leaving-coach.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aLearnerWithCredits, aLesson } from '../testing/rows/lessons.ts'

let server: TestApp
let school: LeavingCoach
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await aLeavingCoach(server)
})

describe('changes nothing', () => {
  const expectUnchanged = async () => {
    const { group, leavingId, leaving, courseNow, userNow, kindsOf } = school
    expect(await courseNow()).toEqual([leavingId, null])
    expect((await userNow(leaving))?.suspendedAt).toBeNull()
    expect(await kindsOf(group.learner)).toEqual([])
  }

  test('when a course or a lesson has no successor, and names it', async () => {
    const { group, leavingId, nextId, pupil, replace, allTo } = school
    await aLesson(server.db, { userId: pupil.id, coachId: leavingId })
    const { courses: ofCourses, lessons: ofLessons } = await allTo(nextId)
    const reply = await replace({ change: { kind: 'suspend' }, lessons: ofLessons })
    expect(codeOf(reply.body)).toBe('SUCCESSORS_MISSING')
    expect(JSON.stringify(reply.body)).toContain(group.course.name)
    const noFirst = [{ id: group.course.id, coachId: null }]
    expect(codeOf((await replace({ courses: noFirst, lessons: ofLessons })).body)).toBe('SUCCESSORS_MISSING')
    expect(codeOf((await replace({ change: { kind: 'suspend' }, courses: ofCourses })).body)).toBe(
      'SUCCESSORS_MISSING',
    )
    await expectUnchanged()
  })

  test('when a successor is the coach, inactive or suspended', async () => {
    const { leavingId, replace, allTo } = school
    const inactive = await aCoach(server.db, { isActive: false })
    const suspended = await aCoach(server.db)
    await server.db
      .update(users)
      .set({ suspendedAt: server.clock.now })
      .where(eq(users.id, suspended.userId ?? ''))
    for (const id of [leavingId, inactive.id, suspended.id])
      expect(codeOf((await replace({ change: { kind: 'suspend' }, ...(await allTo(id)) })).body)).toBe(
        'COACH_INACTIVE',
      )
    await expectUnchanged()
  })

  test('when a successor has a lesson at the time of the lesson, and keeps the course too', async () => {
    const { leavingId, nextId, pupil, look, replace, allTo } = school
    await aLesson(server.db, { userId: pupil.id, coachId: leavingId })
    const named = await allTo(nextId)
    const other = await aLearnerWithCredits(server.db, 1)
    await aLesson(server.db, { userId: other.id, coachId: nextId })
    expect((await look()).lessons[0]?.successors).toEqual([])
    expect(codeOf((await replace({ change: { kind: 'suspend' }, ...named })).body)).toBe('SUCCESSOR_NOT_FREE')
    await expectUnchanged()
  })

  test('when a successor has a lesson at the time of a session', async () => {
    const { group, nextId, pupil, look, replace, allTo } = school
    // Next Monday at 21:00 in Istanbul
    const startsAt = new Date('2026-03-09T18:00:00Z')
    await aLesson(server.db, { userId: pupil.id, coachId: nextId, startsAt })
    expect((await look()).courses[0]?.successors[0]?.lessons).toEqual([startsAt.toISOString()])
    const reply = await replace({ change: { kind: 'suspend' }, ...(await allTo(nextId)) })
    expect(codeOf(reply.body)).toBe('SUCCESSOR_NOT_FREE')
    expect(JSON.stringify(reply.body)).toContain(group.course.name)
    await expectUnchanged()
  })

  test('when a lesson has begun: the coach cannot leave, but be replaced', async () => {
    const { leavingId, nextId, pupil, look, replace, allTo, courseNow } = school
    await aLesson(server.db, {
      userId: pupil.id,
      coachId: leavingId,
      startsAt: new Date('2026-03-02T08:45:00Z'),
    })
    expect((await look()).busyUntil).toBe('2026-03-02T09:15:00.000Z')
    const named = await allTo(nextId)
    expect(codeOf((await replace({ change: { kind: 'suspend' }, ...named })).body)).toBe('LESSONS_IN_THE_WAY')
    await expectUnchanged()
    expect((await replace(named)).status).toBe(200)
    expect(await courseNow()).toEqual([nextId, null])
  })
})

test.each([9, 10, 11, 12])(
  'never loses a lesson that is booked during the confirmation (%s h)',
  async (hour) => {
    const { leaving, leavingId, nextId, pupil, look, replace, allTo, userNow } = school
    const body = { kind: 'private' as const, coachId: leavingId, startsAt: `2026-03-05T${hour}:00:00.000Z` }
    const named = await allTo(nextId)
    const [booked, replaced] = await Promise.all([
      server.call(lessonCalls.bookLesson, { body }, { as: pupil }),
      replace({ change: { kind: 'suspend' }, ...named }),
    ])
    // One of them comes first, and the other one sees it
    expect([201, 200]).toContain(booked.status === 201 ? booked.status : replaced.status)
    expect(booked.status === 201 && replaced.status === 200).toBe(false)
    expect((await userNow(leaving))?.suspendedAt !== null).toBe(replaced.status === 200)
    expect((await look()).lessons).toHaveLength(booked.status === 201 ? 1 : 0)
    expect((await replace({ change: { kind: 'suspend' }, ...(await allTo(nextId)) })).status).toBe(200)
    const left = await server.db.select().from(lessons).where(eq(lessons.coachId, leavingId))
    expect(left).toEqual([])
  },
)
