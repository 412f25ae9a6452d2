import { cancelLesson } from '@sohbet/contract/lessons/lessons'
import { makePrivate } from '@sohbet/contract/lessons/shared-lessons'
import { minutesAfter } from '@sohbet/domain/moment'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { aGroupClass, aLessonCoach } from '../../testing/rows/lessons.ts'
import { countBy, idOf, startLessonSchool, type Learner, type LessonSchool } from './lesson-school.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 })

let school: LessonSchool
beforeAll(async () => {
  school = await startLessonSchool()
})
afterAll(() => school.stop())
afterEach(() => school.expectLotsAndLessonsToAgree())

const inOrder = (counts: readonly number[]) => counts.toSorted((one, other) => one - other)

/** A duo that is open to learners of a neighbouring level, two days ahead. */
async function anOpenDuo(booker: Learner, turn = 0) {
  const { coachId } = await aLessonCoach(school.db)
  const wish = { kind: 'duo', partner: { by: 'level' } }
  const booked = await school.book(turn, booker, coachId, school.slot(0), wish)
  return { coachId, id: idOf(booked.body) }
}
const cancel = (turn: number, learner: Learner, id: string) =>
  school.insist(turn, cancelLesson, { params: { id }, body: {} }, learner)
const seatOf = async (lessonId: string, { id }: Learner) => {
  const isOwn = and(eq(lessonSeats.lessonId, lessonId), eq(lessonSeats.userId, id))
  return (await school.db.select().from(lessonSeats).where(isOwn))[0]
}

test('100 learners tap the open seat of a duo: one joins, 99 balances are untouched', async () => {
  const { id } = await anOpenDuo(await school.oneLearner())
  const people = await school.learners(100)
  const answers = await Promise.all(people.map((learner, turn) => school.join(turn, learner, id)))
  expect(countBy(answers)).toEqual({ done: 1, NO_SEAT_LEFT: 99 })
  expect(inOrder(await school.creditsOf(people))).toEqual([0, ...Array.from({ length: 99 }, () => 1)])
})

test('100 learners tap a class with 6 seats: six join, 94 balances are untouched', async () => {
  const startsAt = school.slot(0)
  const { id } = await aGroupClass(school.db, { startsAt })
  const people = await school.learners(100)
  const answers = await Promise.all(people.map((learner, turn) => school.join(turn, learner, id)))
  expect(countBy(answers)).toEqual({ done: 6, NO_SEAT_LEFT: 94 })
  expect(inOrder(await school.creditsOf(people)).slice(0, 7)).toEqual([0, 0, 0, 0, 0, 0, 1])
})

test('a learner with 1 credit taps 10 classes at once: one seat', async () => {
  const learner = await school.oneLearner()
  const classes = await Promise.all(
    Array.from({ length: 10 }, (_, place) => aGroupClass(school.db, { startsAt: school.slot(place * 2) })),
  )
  const answers = await Promise.all(classes.map(({ id }, turn) => school.join(turn, learner, id)))
  expect(countBy(answers)).toEqual({ done: 1, NOT_ENOUGH_CREDITS: 9 })
  expect(await school.creditsOf([learner])).toEqual([0])
})

test('a partner joins while the booker cancels: the duo goes on with the partner, or nobody has it', async () => {
  const seen = new Set<string>()
  for (let round = 0; round < 30; round++) {
    const [booker, partner] = [await school.oneLearner(), await school.oneLearner()]
    const { coachId, id } = await anOpenDuo(booker, round)
    const [joined, cancelled] = await Promise.all([
      school.join(round, partner, id),
      cancel(round + 1, booker, id),
    ])
    expect(cancelled.status).toBe(200)
    const isIn = joined.status === 201
    seen.add(`${joined.status}`)
    expect(await school.creditsOf([booker])).toEqual([1])
    expect(await school.creditsOf([partner])).toEqual([isIn ? 0 : 1])
    expect(await school.lessonsAhead(coachId)).toBe(isIn ? 1 : 0)
    const seat = await seatOf(id, partner)
    expect(seat?.status === 'booked' && seat.isBooker).toBe(isIn)
  }
  process.stdout.write(`${[...seen].join(', ')}\n`)
})

test('a partner joins while the booker makes the duo private: one of the two is refused', async () => {
  for (let round = 0; round < 30; round++) {
    const [booker, partner] = [await school.oneLearner(), await school.oneLearner()]
    const { id } = await anOpenDuo(booker, round)
    const [joined, changed] = await Promise.all([
      school.join(round, partner, id),
      school.insist(round + 1, makePrivate, { params: { id } }, booker),
    ])
    expect([joined.status === 201, changed.status === 200].filter(Boolean)).toHaveLength(1)
    expect(await school.creditsOf([booker])).toEqual([0])
    expect(await school.creditsOf([partner])).toEqual([joined.status === 201 ? 0 : 1])
    const minutes = joined.status === 201 ? 45 : 30
    expect((await seatOf(id, booker))?.endsAt).toEqual(minutesAfter(school.slot(0), minutes))
  }
})

test('both learners of a duo cancel at once: both credits are back once, and the coach is free', async () => {
  for (let round = 0; round < 30; round++) {
    const [booker, partner] = [await school.oneLearner(), await school.oneLearner()]
    const { coachId, id } = await anOpenDuo(booker, round)
    expect((await school.join(round, partner, id)).status).toBe(201)
    const answers = await Promise.all([
      cancel(round, booker, id),
      cancel(round + 1, partner, id),
      cancel(round + 1, booker, id),
    ])
    expect(countBy(answers)).toEqual({ done: 2, LESSON_CANCELLED: 1 })
    expect(await school.creditsOf([booker, partner])).toEqual([1, 1])
    expect(await school.lessonsAhead(coachId)).toBe(0)
  }
})
