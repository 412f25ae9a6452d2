import { changeAvailability } from '@sohbet/contract/lessons/availability'
import { cancelLesson, moveLesson } from '@sohbet/contract/lessons/lessons'
import { setSuspended } from '@sohbet/contract/people/users'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { noHours } from '@sohbet/domain/lesson/availability'
import { firstLessonRules } from '@sohbet/domain/lesson/lesson'
import { hoursBefore, minutesAfter } from '@sohbet/domain/moment'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { aUserOf } from '../../testing/rows/builders.ts'
import { aLessonCoach } from '../../testing/rows/lessons.ts'
import { countBy, idOf, startLessonSchool, type LessonSchool } from './lesson-school.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 })

let school: LessonSchool
let admin: Record<string, string>
beforeAll(async () => {
  school = await startLessonSchool()
  admin = (await school.signIn([await aUserOf(school.db, 'admin')]))[0] ?? {}
})
afterAll(() => school.stop())
afterEach(() => school.expectLotsAndLessonsToAgree())

test('200 learners tap one free time: one has a lesson, 199 balances are untouched', async () => {
  const people = await school.learners(200)
  const { coachId } = await aLessonCoach(school.db)
  const answers = await Promise.all(
    people.map((learner, turn) => school.book(turn, learner, coachId, school.slot(0))),
  )
  expect(countBy(answers)).toEqual({ done: 1, TIME_TAKEN: 199 })
  expect(await school.lessonsAhead(coachId)).toBe(1)
  expect((await school.creditsOf(people)).toSorted((one, other) => one - other)).toEqual([
    0,
    ...Array.from({ length: 199 }, () => 1),
  ])
})

test('a learner with 1 credit taps 50 free times of 10 coaches: one lesson', async () => {
  const learner = await school.oneLearner()
  const coaches = await Promise.all(Array.from({ length: 10 }, () => aLessonCoach(school.db)))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      school.book(turn, learner, coaches[turn % 10]?.coachId ?? '', school.slot(turn)),
    ),
  )
  expect(countBy(answers)).toEqual({ done: 1, NOT_ENOUGH_CREDITS: 49 })
  expect(await school.creditsOf([learner])).toEqual([0])
})

test('a lesson that is cancelled and moved at once is cancelled, with its credit back once', async () => {
  for (let round = 0; round < 40; round++) {
    const learner = await school.oneLearner()
    const { coachId } = await aLessonCoach(school.db)
    const id = idOf((await school.book(round, learner, coachId, school.slot(0))).body)
    const cancel = (turn: number) =>
      school.send(turn, cancelLesson, { params: { id }, body: {} }, learner.headers)
    const move = (turn: number) =>
      school.send(
        turn,
        moveLesson,
        { params: { id }, body: { startsAt: school.slot(2).toISOString() } },
        learner.headers,
      )
    const cancelled = await Promise.all([cancel(round), move(round + 1), cancel(round + 1)])
    expect(countBy([cancelled[0], cancelled[2]])).toEqual({ done: 1, LESSON_CANCELLED: 1 })
    expect([200, 409]).toContain(cancelled[1].status)
    expect(await school.creditsOf([learner])).toEqual([1])
    expect(await school.lessonsAhead(coachId)).toBe(0)
  }
})

test('cancellations around the 12-hour mark give the credit back before it and never after it', async () => {
  const people = await school.learners(60)
  const begun = school.now()
  const rows = await Promise.all(
    people.map(async ({ id: userId }, place) => {
      const { coachId } = await aLessonCoach(school.db)
      // The mark of each lies between now and 3 seconds from now
      const startsAt = minutesAfter(
        new Date(begun.getTime() + place * 50),
        firstLessonRules.freeCancelHours * 60,
      )
      const times = { startsAt, endsAt: minutesAfter(startsAt, 30) }
      const busyUntil = minutesAfter(startsAt, 40)
      const freeUntil = hoursBefore(startsAt, firstLessonRules.freeCancelHours)
      const [lesson] = await school.db
        .insert(lessons)
        .values({
          coachId,
          kind: 'private',
          ...times,
          busyUntil,
          freeUntil,
          seats: 1,
          leastSeats: 1,
          createdAt: begun,
        })
        .returning({ id: lessons.id })
      const lessonId = lesson?.id ?? ''
      const [lot] = await school.db.select().from(creditLots).where(eq(creditLots.userId, userId))
      await school.db
        .execute(sql`insert into credit_ledger (lot_id, user_id, credits, extra_groups, reason, created_at)
        values (${lot?.id}, ${userId}, -1, 0, 'lesson', now())`)
      await school.db
        .insert(lessonSeats)
        .values({ lessonId, userId, ...times, status: 'booked', lotId: lot?.id, createdAt: begun })
      return { lessonId, startsAt }
    }),
  )
  const answers = await Promise.all(
    people.map(({ headers }, turn) =>
      school.send(turn, cancelLesson, { params: { id: rows[turn]?.lessonId }, body: {} }, headers),
    ),
  )
  const seats = await school.db
    .select()
    .from(lessonSeats)
    .where(
      inArray(
        lessonSeats.lessonId,
        rows.map(({ lessonId }) => lessonId),
      ),
    )
  for (const { status, cancelledAt, startsAt } of seats) {
    if (status === 'booked') continue
    expect(status).toBe('cancelled')
    expect(cancelledAt?.getTime()).toBeLessThan(
      hoursBefore(startsAt, firstLessonRules.freeCancelHours).getTime(),
    )
  }
  const said = countBy(answers)
  process.stdout.write(`${JSON.stringify(said)}\n`)
  expect(Object.keys(said).filter((key) => !['done', 'CREDIT_WOULD_BE_LOST'].includes(key))).toEqual([])
  expect((await school.creditsOf(people)).filter((credits) => credits === 1)).toHaveLength(said['done'] ?? 0)
})

test('a day off and a booking on that day at once: one of the two is refused', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 30; round++) {
    const learner = await school.oneLearner()
    const { coachId } = await aLessonCoach(school.db)
    expect(await school.freeTimesOf(coachId, learner)).toContain(school.slot(0).toISOString())
    const dayOff = () =>
      school.send(
        round + 1,
        changeAvailability,
        {
          params: { id: coachId },
          body: {
            meetingLink: 'https://meet.example.test/own-room',
            kinds: ['private'],
            week: { ...noHours, sunday: [{ from: 540, until: 600 }] },
            days: { [schoolDay(school.slot(0))]: [] },
            maxPerDay: null,
          },
        },
        admin,
      )
    const booking = () => school.book(round, learner, coachId, school.slot(0))
    const [booked, changed] =
      round % 2 === 0
        ? await Promise.all([booking(), dayOff()])
        : (await Promise.all([dayOff(), booking()])).toReversed()
    const outcome = `${booked?.status} ${changed?.status}`
    expect(['201 409', '409 200']).toContain(outcome)
    seen.add(outcome)
    expect(await school.creditsOf([learner])).toEqual([booked?.status === 201 ? 0 : 1])
  }
  process.stdout.write(`${[...seen].join(', ')}\n`)
})

test('a coach who is suspended while a learner books: one of the two is refused', async () => {
  for (let round = 0; round < 30; round++) {
    const learner = await school.oneLearner()
    const user = await aUserOf(school.db, 'coach')
    const { coachId } = await aLessonCoach(school.db, { userId: user.id })
    const [booked, suspended] = await Promise.all([
      school.book(round, learner, coachId, school.slot(0)),
      school.send(round + 1, setSuspended, { params: { id: user.id }, body: { isSuspended: true } }, admin),
    ])
    expect(['201 409', '409 200']).toContain(`${booked.status} ${suspended.status}`)
    expect(await school.creditsOf([learner])).toEqual([booked.status === 201 ? 0 : 1])
  }
})

test('hours that a coach gives up between look and tap cannot be booked', async () => {
  const learner = await school.oneLearner()
  const { coachId } = await aLessonCoach(school.db)
  expect(await school.freeTimesOf(coachId, learner)).toContain(school.slot(0).toISOString())
  const body = {
    meetingLink: 'https://meet.example.test/own-room',
    kinds: ['private'],
    week: noHours,
    days: {},
    maxPerDay: null,
  }
  const changed = await school.send(1, changeAvailability, { params: { id: coachId }, body }, admin)
  expect(changed.status).toBe(200)
  expect(countBy([await school.book(0, learner, coachId, school.slot(0))])).toEqual({ TIME_TAKEN: 1 })
  expect(await school.creditsOf([learner])).toEqual([1])
})

test('a coach who is suspended between look and tap gives no lesson', async () => {
  const learner = await school.oneLearner()
  const user = await aUserOf(school.db, 'coach')
  const { coachId } = await aLessonCoach(school.db, { userId: user.id })
  expect(await school.freeTimesOf(coachId, learner)).toContain(school.slot(0).toISOString())
  const body = { isSuspended: true }
  expect((await school.send(1, setSuspended, { params: { id: user.id }, body }, admin)).status).toBe(200)
  expect(countBy([await school.book(0, learner, coachId, school.slot(0))])).toEqual({
    COACH_GIVES_NO_LESSONS: 1,
  })
  expect(await school.creditsOf([learner])).toEqual([1])
})

test('a credit that expires between look and tap buys nothing and stays', async () => {
  const learner = await school.oneLearner()
  const { coachId } = await aLessonCoach(school.db)
  expect(await school.freeTimesOf(coachId, learner)).toContain(school.slot(0).toISOString())
  await school.db
    .update(creditLots)
    .set({ expiresOn: addDays(schoolDay(school.now()), -1) })
    .where(eq(creditLots.userId, learner.id))
  expect(countBy([await school.book(0, learner, coachId, school.slot(0))])).toEqual({ NOT_ENOUGH_CREDITS: 1 })
  expect(await school.creditsOf([learner])).toEqual([1])
  expect(await school.lessonsAhead(coachId)).toBe(0)
})
