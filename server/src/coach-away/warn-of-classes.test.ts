import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { liveSessionRequests } from '../db/tables/learning/live-sessions.ts'
import { notifications } from '../db/tables/messaging/notifications.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/database.ts'
import { aUserOf } from '../testing/rows/builders.ts'
import { aCoach } from '../testing/rows/catalogue.ts'
import { aClass } from '../testing/rows/live-sessions.ts'
import { warnOfClasses } from './warn-of-classes.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

test('a class that nobody teaches is reported once to coach and admins, 12 hours before', async () => {
  const { db } = database
  const admin = await aUserOf(db, 'admin')
  const { coach, course } = await aClass(db)
  const asked = await aUserOf(db, 'coach')
  const { id: toCoachId } = await aCoach(db, { userId: asked.id })
  const [row] = await db.select({ coachId: coaches.id }).from(coaches).where(eq(coaches.userId, coach.id))
  const coachId = row?.coachId ?? ''
  const createdAt = new Date('2026-03-02T09:00:00Z')
  await db.insert(coachAways).values({
    coachId,
    key: randomUUID(),
    startsAt: new Date('2026-03-02T15:00:00Z'),
    endsAt: new Date('2026-03-10T06:00:00Z'),
    isBySchool: false,
    createdAt,
  })
  const slot = { courseId: course.id, day: '2026-03-02', minute: 21 * 60 }
  await db.insert(liveSessionRequests).values({ ...slot, toCoachId, createdAt })
  const warningsOf = async ({ id }: { id: string }) =>
    (await db.select().from(notifications).where(eq(notifications.userId, id))).filter(
      ({ kind }) => kind === 'class_without_coach',
    )
  const warnedAt = async (now: string) => {
    await warnOfClasses({ db, now: new Date(now) })
    return warningsOf(admin)
  }

  const items = [{ course: course.name, startsAt: '2026-03-02T18:00:00.000Z', asked: asked.username }]
  expect(await warnedAt('2026-03-02T09:00:00Z')).toMatchObject([
    { params: { coachId, reader: 'school', items } },
  ])
  expect(await warnedAt('2026-03-02T09:00:00Z')).toHaveLength(1)
  expect(await warningsOf(coach)).toMatchObject([{ params: { coachId, reader: 'coach', items } }])
  expect(await warnedAt('2026-03-08T20:00:00Z')).toHaveLength(1)
  expect(await warnedAt('2026-03-08T22:00:00Z')).toHaveLength(2)
})
