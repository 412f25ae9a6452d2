import { cancelLesson, moveLesson } from '@sohbet/contract/lessons/lessons'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { aLessonCoach } from '../../testing/rows/lessons.ts'
import { idOf, startLessonSchool, type LessonSchool } from './lesson-school.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 600_000 })

let school: LessonSchool
beforeAll(async () => {
  school = await startLessonSchool()
})
afterAll(() => school.stop())
afterEach(() => school.expectLotsAndLessonsToAgree())

test('a process that is killed while learners book, move and cancel leaves lessons and lots that agree', async () => {
  const people = await school.learners(60, 3)
  const coaches = await Promise.all(Array.from({ length: 6 }, () => aLessonCoach(school.db)))
  let isKilled = false
  const work = people.map(async (learner, turn) => {
    for (let round = 0; round < 12; round++) {
      const coachId = coaches[(turn + round) % 6]?.coachId ?? ''
      const process = isKilled ? 1 : turn
      const booked = await school
        .book(process, learner, coachId, school.slot((turn * 5 + round) % 48))
        .catch(() => null)
      if (booked?.status !== 201) continue
      const params = { id: idOf(booked.body) }
      const next =
        round % 2 === 0
          ? school.send(process, cancelLesson, { params, body: {} }, learner.headers)
          : school.send(
              process,
              moveLesson,
              { params, body: { startsAt: school.slot((turn + round) % 48).toISOString() } },
              learner.headers,
            )
      await next.catch(() => null)
    }
  })
  const killing = (async () => {
    const isBusy = async () =>
      (await school.db.$count(lessonSeats, eq(lessonSeats.status, 'cancelled'))) > 100
    await vi.waitFor(async () => expect(await isBusy()).toBe(true), { timeout: 120_000, interval: 20 })
    await school.kill(0)
    isKilled = true
  })()
  await Promise.all([...work, killing])
  const learner = people[0]
  if (!learner) throw new Error('no learner is left')
  expect(await school.freeTimesOf(coaches[0]?.coachId ?? '', { ...learner }).catch(() => 'down')).toBe('down')
})
