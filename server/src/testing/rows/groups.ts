import { randomUUID } from 'node:crypto'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { enrollments } from '../../db/tables/selling/enrollments.ts'
import { orders } from '../../db/tables/selling/orders.ts'
import { telegramGroupMembers, telegramGroups } from '../../db/tables/learning/telegram-groups.ts'
import { users } from '../../db/tables/people/users.ts'
import { insertGroups } from '../../telegram-groups/create-groups.ts'
import { readGroups } from '../../telegram-groups/telegram-group.reads.ts'
import { aCourse } from './catalogue.ts'
import { anEnrollment, sellingClock } from './selling.ts'

/** Upcoming and closed to enrolments, with learners whose scores fall from the first to the last. */
export async function aFullCourse(db: Db, learnerCount: number, fields: Parameters<typeof aCourse>[1] = {}) {
  const course = await aCourse(db, {
    maxEnrollments: learnerCount + 5,
    currentEnrollments: learnerCount,
    isClosedToEnrolments: true,
    ...fields,
  })
  if (learnerCount === 0) return { course, learners: [] }
  const learners = await db
    .insert(users)
    .values(
      Array.from({ length: learnerCount }, (_, rank) => ({
        username: `Learner ${rank + 1}`,
        email: `${randomUUID()}@example.test`,
        passwordHash: '',
        isVerified: true,
        level: 'C1' as const,
        levelScore: 3900 - rank * 10,
      })),
    )
    .returning()
  const seats = await db
    .insert(enrollments)
    .values(
      learners.map(({ id }) => ({
        courseId: course.id,
        userId: id,
        status: 'active' as const,
        source: 'checkout' as const,
        plan: 'basic' as const,
        contents: firstPlans.basic,
        amountMinor: 45_000,
        currency: 'USD' as const,
        createdAt: sellingClock,
        activatedAt: sellingClock,
      })),
    )
    .returning()
  await db.insert(orders).values(
    seats.map(({ id: enrollmentId, amountMinor: listMinor, createdAt }) => ({
      enrollmentId,
      listMinor,
      createdAt,
    })),
  )
  return { course, learners }
}

/** The same course with groups of these sizes, filled in the order of the learners. */
export async function aGroupedCourse(
  db: Db,
  sizes: readonly number[],
  fields: Parameters<typeof aCourse>[1] = {},
) {
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const { course, learners } = await aFullCourse(db, count, fields)
  let from = 0
  await insertGroups(db, {
    courseId: course.id,
    groupNames: sizes.map((_, place) => `Group ${place + 1}`),
    groups: sizes.map((size) => learners.slice(from, (from += size))),
    now: sellingClock,
  })
  return { course, learners, groups: await readGroups(db, course.id) }
}

/** A learner with a seat in a new group with a link. */
export async function aMember(
  db: Db,
  {
    userId,
    courseId,
    inviteLink = 'https://t.me/+abc',
  }: { userId: string; courseId?: string; inviteLink?: string | null },
) {
  const seat = await anEnrollment(db, { userId, ...(courseId && { courseId }) })
  const position = (await db.$count(telegramGroups, eq(telegramGroups.courseId, seat.courseId))) + 1
  const [group] = await db
    .insert(telegramGroups)
    .values({
      courseId: seat.courseId,
      position,
      name: `Group ${position}`,
      inviteLink,
      createdAt: sellingClock,
    })
    .returning()
  if (!group) throw new Error('an inserted row was not returned')
  const [member] = await db
    .insert(telegramGroupMembers)
    .values({ courseId: seat.courseId, userId, groupId: group.id, place: 1, joinedAt: sellingClock })
    .returning()
  if (!member) throw new Error('an inserted row was not returned')
  return member
}
