import { randomUUID } from 'node:crypto'
import * as week from '@sohbet/contract/live-sessions/coach-week'
import * as contract from '@sohbet/contract/live-sessions/extra-sessions'
import * as sessions from '@sohbet/contract/live-sessions/live-sessions'
import { askSubstitute } from '@sohbet/contract/live-sessions/substitutes'
import { notificationPath } from '@sohbet/contract/notifications/notification-path'
import { notice } from '@sohbet/contract/notifications/notifications'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  liveSessionAttendance,
  liveSessionRequests,
  liveSessions,
} from '../../db/tables/learning/live-sessions.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { coachAways } from '../../db/tables/lessons/aways.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { sendReminders } from '../../reminders/send-reminders.ts'
import { codeOf, startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach } from '../../testing/rows/catalogue.ts'
import { aLesson } from '../../testing/rows/lessons.ts'
import { aClassAt, aCourseWithSessions, type Class } from '../../testing/rows/live-sessions.ts'
import { countSessions } from '../count-sessions.ts'

let server: TestApp
let group: Class
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  group = await aClassAt(server, '09:00:00')
})

const wednesday = '2026-03-04T15:00:00.000Z'
type Body = NonNullable<Parameters<typeof server.call<typeof contract.addSession>>[1]['body']>
const add = (body: Partial<Body> = {}, as: TestUser = group.coach) =>
  server.call(
    contract.addSession,
    { params: { id: group.course.id }, body: { startsAt: wednesday, duration: 45, ...body } },
    { as },
  )
const added = async (body: Partial<Body> = {}) => sessions.staffLiveSession.parse((await add(body)).body)
const remove = (id: string, as: TestUser = group.coach) =>
  server.call(contract.removeSession, { params: { id } }, { as })
const newsOf = async ({ id: userId }: { id: string }) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, params }) => notice.parse({ kind, ...Object(params) }),
  )
const read = ({ id }: { id: string }) =>
  server.db.update(notifications).set({ readAt: server.clock.now }).where(eq(notifications.userId, id))
const startsOf = (found: readonly { startsAt: string }[]) => found.map(({ startsAt }) => startsAt)

describe('an extra session', () => {
  test('is in the lists of staff and learners and in the coach’s week, and is not counted as sold', async () => {
    const before = await countSessions(server.db, [group.course.id], server.clock.now)
    const made = await added({ startsAt: '2026-03-04T18:00:17+03:00', kind: 'explained_exercise' })
    expect(made).toMatchObject({
      id: `${group.course.id}_20260304T1800`,
      startsAt: wednesday,
      plannedAt: wednesday,
      duration: 45,
      kind: 'explained_exercise',
      isExtra: true,
      isMoved: false,
    })
    const params = { id: group.course.id }
    const ofStaff = await server.call(sessions.listCourseLiveSessions, { params }, { as: group.coach })
    const ofLearner = await server.call(
      sessions.listLearnerCourseLiveSessions,
      { params },
      { as: group.learner },
    )
    expect(startsOf(sessions.listCourseLiveSessions.reply.parse(ofStaff.body))).toContain(wednesday)
    expect(startsOf(sessions.listLearnerCourseLiveSessions.reply.parse(ofLearner.body))).toContain(wednesday)
    const query = { from: '2026-03-04T00:00:00Z', to: '2026-03-05T00:00:00Z' }
    const { body } = await server.call(week.getCoachWeek, { query }, { as: group.coach })
    expect(week.getCoachWeek.reply.parse(body).sessions).toMatchObject([{ id: made.id }])
    expect(await countSessions(server.db, [group.course.id], server.clock.now)).toEqual(before)
  })

  test('is announced once to the learners and the other coach, and the reminder does not repeat it', async () => {
    const second = await aUserOf(server.db, 'coach')
    const { id: secondaryCoachId } = await aCoach(server.db, { userId: second.id })
    await server.db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, group.course.id))
    await add({ startsAt: '2026-03-03T08:00:00Z' })
    await sendReminders({ db: server.db, now: server.clock.now })
    for (const reader of [group.learner, second])
      expect(
        (await newsOf(reader)).filter((one) => 'sessionId' in one && one.startsAt > '2026-03-03'),
      ).toMatchObject([{ kind: 'session_added', minutes: 45, by: group.coach.username }])
    expect((await newsOf(group.coach)).filter(({ kind }) => kind === 'session_added')).toEqual([])
  })

  test('obeys the rules of a moved session, and its slot is free', async () => {
    const code = async (body: Partial<Body>, as?: TestUser) => codeOf((await add(body, as)).body)
    expect(await code({ startsAt: '2026-03-01T15:00:00Z' })).toBe('SESSION_IN_THE_PAST')
    expect(await code({ startsAt: '2028-03-01T15:00:00Z' })).toBe('SESSION_OUTSIDE_COURSE')
    expect(await code({ startsAt: '2026-03-09T17:30:00Z' })).toBe('SESSIONS_OVERLAP')
    expect((await add()).status).toBe(200)
    expect(await code({})).toBe('SESSIONS_OVERLAP')
    await server.call(
      sessions.changeLiveSession,
      { params: { id: `${group.course.id}_20260304T1800` }, body: { isCancelled: true } },
      { as: group.coach },
    )
    expect(await code({})).toBe('SESSION_SLOT_TAKEN')
    expect((await add({}, await aUserOf(server.db, 'coach'))).status).toBe(404)
    expect((await add({}, group.learner)).status).toBe(403)
  })

  test('replaces what remains of a session that an earlier plan had in its slot', async () => {
    await server.db.insert(liveSessions).values({
      courseId: group.course.id,
      day: '2026-03-04',
      minute: 1080,
      isCancelled: true,
      cancelReason: 'Rain',
      notes: 'Old',
      changedAt: server.clock.now,
    })
    expect(await added()).toMatchObject({ state: 'upcoming', notes: '', cancelReason: '', revision: 2 })
  })

  test('asks before a coach has two sessions at once, and does not take the time of a lesson', async () => {
    const { primaryCoachId } = group.course
    await aCourseWithSessions(server.db, { primaryCoachId, name: 'B2 Evening' })
    const { db } = server
    await server.call(
      sessions.changeLiveSession,
      { params: { id: group.noon }, body: { startsAt: '2026-03-10T07:00:00Z' } },
      { as: group.coach },
    )
    const at = { startsAt: '2026-03-02T09:10:00Z' }
    expect(await add(at)).toMatchObject({ status: 409, body: { code: 'COACH_BUSY' } })
    expect((await add({ ...at, isClashAccepted: true })).status).toBe(200)
    const userId = (await aUserOf(db, 'learner')).id
    await aLesson(db, { coachId: primaryCoachId, userId, startsAt: new Date('2026-03-05T15:00:00Z') })
    expect(codeOf((await add({ startsAt: '2026-03-05T15:30:00Z' })).body)).toBe('LESSONS_IN_THE_WAY')
  })

  test('asks before it is placed in a time away of the coach, and of no other coach', async () => {
    const { db } = server
    const away = (coachId: string, startsAt: string, endsAt: string) =>
      db.insert(coachAways).values({
        coachId,
        key: randomUUID(),
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        isBySchool: false,
        createdAt: server.clock.now,
      })
    const second = await aUserOf(db, 'coach')
    const { id: secondaryCoachId } = await aCoach(db, { userId: second.id })
    await db.update(courses).set({ secondaryCoachId }).where(eq(courses.id, group.course.id))
    await away(secondaryCoachId, '2026-03-04T00:00:00Z', '2026-03-06T00:00:00Z')
    // Ends as the session begins; taken back before it began
    await away(group.course.primaryCoachId, '2026-03-04T00:00:00Z', wednesday)
    await away(group.course.primaryCoachId, '2026-03-04T15:10:00Z', '2026-03-04T15:10:00Z')
    expect((await add()).status).toBe(200)
    await away(group.course.primaryCoachId, '2026-03-05T15:30:00Z', '2026-03-06T00:00:00Z')
    const at = { startsAt: '2026-03-05T15:00:00Z' }
    const admin = await aUserOf(db, 'admin')
    for (const as of [group.coach, admin])
      expect(await add(at, as)).toMatchObject({ status: 409, body: { code: 'COACH_AWAY' } })
    expect((await add(at, second)).status).toBe(200)
    const inside = { startsAt: '2026-03-05T17:00:00Z', isAwayAccepted: true }
    expect((await add(inside, admin)).status).toBe(200)
  })
})

describe('a removed extra session', () => {
  test('leaves no notice when nobody has read of it, and one when they have', async () => {
    const first = await added()
    expect((await remove(first.id)).body).toEqual({ id: first.id })
    expect(await newsOf(group.learner)).toEqual([])
    const second = await added()
    await read(group.learner)
    await remove(second.id)
    const [, news] = await newsOf(group.learner)
    expect(news).toMatchObject({ kind: 'session_cancelled', isGone: true, by: group.coach.username })
    expect(news && notificationPath(news, 'learner')).toBe('/learner/calendar')
    expect((await remove(second.id)).status).toBe(404)
  })

  test('takes absences and the open question with it', async () => {
    const { id } = await added()
    const other = await aUserOf(server.db, 'coach')
    const { id: coachId } = await aCoach(server.db, { userId: other.id })
    expect(
      (await server.call(askSubstitute, { params: { id }, body: { coachId } }, { as: group.coach })).status,
    ).toBe(200)
    await server.call(
      sessions.announceAbsence,
      { params: { id }, body: { reason: 'Away' } },
      { as: group.learner },
    )
    await remove(id)
    expect(
      await server.db.$count(
        liveSessionAttendance,
        and(eq(liveSessionAttendance.courseId, group.course.id), eq(liveSessionAttendance.minute, 1080)),
      ),
    ).toBe(0)
    const open = and(eq(liveSessionRequests.toCoachId, coachId), isNull(liveSessionRequests.answer))
    expect(await server.db.$count(liveSessionRequests, open)).toBe(0)
  })

  test('is not one of the weekly plan, of another course, or begun', async () => {
    expect(codeOf((await remove(group.evening)).body)).toBe('NOT_AN_EXTRA_SESSION')
    const { id } = await added()
    expect((await remove(id, await aUserOf(server.db, 'coach'))).status).toBe(404)
    server.clock.now = new Date(wednesday)
    expect(codeOf((await remove(id)).body)).toBe('SESSION_BEGUN')
  })
})
