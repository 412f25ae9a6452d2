import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { bookLesson, listFreeTimes } from '@sohbet/contract/lessons/lessons'
import { joinLesson } from '@sohbet/contract/lessons/shared-lessons'
import type { Values } from '@sohbet/contract/request'
import { addDays, schoolDay, schoolMoment } from '@sohbet/domain/calendar'
import { minutesAfter } from '@sohbet/domain/moment'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import { addLot } from '../../credits/lots.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { users } from '../../db/tables/people/users.ts'
import { creditLots } from '../../db/tables/selling/credit-lots.ts'
import { codeOf } from '../../testing/apps/test-app.ts'
import { startTwoProcesses, type Answer } from '../../testing/apps/two-apps.ts'

const ofProof = 'learner-of-proof'

export type Learner = { id: string; headers: Record<string, string> }
export type LessonSchool = Awaited<ReturnType<typeof startLessonSchool>>

export const idOf = (body: unknown) => z.object({ id: z.string() }).parse(body).id

/** How often each answer was given. */
export function countBy(answers: readonly { status: number; body: unknown }[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const said = status < 300 ? 'done' : (codeOf(body) ?? String(status))
    counts[said] = (counts[said] ?? 0) + 1
  }
  return counts
}

/** Two processes with learners who have credits. */
export async function startLessonSchool() {
  const school = await startTwoProcesses()

  /** Every credit that a learner of this proof lacks is a booked seat, or one that was given up too late. */
  async function expectLotsAndLessonsToAgree() {
    const { rows: wrongLots } = await school.db.execute(sql`
      select lot.id, lot.credits from credit_lots as lot join users on users.id = lot.user_id
      where users.username = ${ofProof} and lot.credits <>
        (select sum(credits) from credit_ledger where lot_id = lot.id and reason = 'admin')
        - (select count(*) from lesson_seats where lot_id = lot.id and status <> 'cancelled')`)
    expect(wrongLots).toEqual([])
    const { rows: wrongLessons } = await school.db.execute(sql`
      select lesson.id from lessons as lesson
        join lateral (select count(*) filter (where seat.status = 'booked') as booked,
          bool_or(seat.status = 'booked'
            and (seat.starts_at, seat.ends_at) <> (lesson.starts_at, lesson.ends_at)) as is_at_another_time
          from lesson_seats as seat where seat.lesson_id = lesson.id) as its on true
      where exists (select from lesson_seats as seat join users on users.id = seat.user_id
          where seat.lesson_id = lesson.id and users.username = ${ofProof})
        and (its.is_at_another_time or its.booked > lesson.seats
          or lesson.kind <> 'group' and (lesson.cancelled_at is null) <> (its.booked > 0))`)
    expect(wrongLessons).toEqual([])
  }
  async function learners(count: number, credits = 1) {
    const people = await school.db
      .insert(users)
      .values(
        Array.from({ length: count }, () => ({
          username: ofProof,
          email: `${randomUUID()}@example.test`,
          passwordHash: '',
          isVerified: true,
          level: 'B1' as const,
          levelScore: 1700,
        })),
      )
      .returning({ id: users.id })
    const now = school.now()
    for (const { id: userId } of people)
      await addLot(
        school.db,
        { userId, source: 'admin', expiresOn: addDays(schoolDay(now), 300) },
        { credits, extraGroups: 0 },
        { reason: 'admin', now },
      )
    const headers = await school.signIn(people)
    return people.map(({ id }, turn) => ({ id, headers: headers[turn] ?? {} }))
  }
  async function oneLearner(credits = 1): Promise<Learner> {
    const [learner] = await learners(1, credits)
    if (!learner) throw new Error('no learner was made')
    return learner
  }

  /** Every coach of a proof gives lessons from 09:00 to 22:00; `hour` counts hours of several days from the second on. */
  function slot(hour: number): Date {
    const day = addDays(schoolDay(school.now()), 2 + Math.floor(hour / 12))
    return schoolMoment(day, (9 + (hour % 12)) * 60)
  }

  /** Sends again what a busy process refused without doing anything. */
  async function insist(
    turn: number,
    call: Endpoint,
    values: Values,
    { headers }: Pick<Learner, 'headers'>,
  ): Promise<Answer> {
    const answer = await school.send(turn, call, values, headers)
    return answer.status === 503 ? insist(turn, call, values, { headers }) : answer
  }
  const book = (turn: number, learner: Learner, coachId: string, startsAt: Date, wish: object = {}) =>
    insist(
      turn,
      bookLesson,
      { body: { kind: 'private', coachId, startsAt: startsAt.toISOString(), ...wish } },
      learner,
    )
  const join = (turn: number, learner: Learner, id: string) =>
    insist(turn, joinLesson, { params: { id }, body: {} }, learner)
  const creditsOf = async (people: readonly Learner[]) =>
    (
      await school.db
        .select({ credits: creditLots.credits })
        .from(creditLots)
        .where(
          inArray(
            creditLots.userId,
            people.map(({ id }) => id),
          ),
        )
    ).map(({ credits }) => credits)
  const lessonsAhead = (coachId: string) =>
    school.db.$count(lessons, and(eq(lessons.coachId, coachId), isNull(lessons.cancelledAt)))

  const freeTimesOf = async (coachId: string, { headers }: Learner) => {
    const [from, to] = [slot(0), minutesAfter(slot(0), 60)].map((moment) => moment.toISOString())
    const answer = await school.send(
      0,
      listFreeTimes,
      { query: { kind: 'private', coachId, from, to } },
      headers,
    )
    return listFreeTimes.reply.parse(answer.body).map(({ startsAt }) => startsAt)
  }

  return {
    ...school,
    expectLotsAndLessonsToAgree,
    learners,
    oneLearner,
    slot,
    insist,
    book,
    join,
    creditsOf,
    lessonsAhead,
    freeTimesOf,
  }
}
