import type { Availability } from '@sohbet/domain/lesson/availability'
import { hoursBefore, minutesAfter } from '@sohbet/domain/moment'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { coachAvailability } from '../../db/tables/lessons/availability.ts'
import { lessonInvitations } from '../../db/tables/lessons/lesson-invitations.ts'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { lessons, lessonSeats } from '../../db/tables/lessons/lessons.ts'
import { addLot } from '../../credits/lots.ts'
import { aUserOf } from './builders.ts'
import { aCoach } from './catalogue.ts'
import { aTestedLearner, sellingClock } from './selling.ts'

const allDay = [{ from: 9 * 60, until: 22 * 60 }]
const everyDay: Availability['week'] = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
}

/** A coach who gives private lessons and duos from 09:00 to 22:00 every day. */
export async function aLessonCoach(
  db: Db,
  { userId, ...offer }: Partial<typeof coachAvailability.$inferInsert> & { userId?: string } = {},
) {
  const { id: coachId } = await aCoach(db, { userId: userId ?? (await aUserOf(db, 'coach')).id })
  await db.insert(coachAvailability).values({
    coachId,
    meetingLink: 'https://meet.example.test/own-room',
    kinds: ['private', 'duo'],
    week: everyDay,
    updatedAt: sellingClock,
    ...offer,
  })
  return { coachId }
}

export const giveCredits = (db: Db, userId: string, credits: number, expiresOn = '2027-01-31') =>
  addLot(
    db,
    { userId, source: 'admin', expiresOn },
    { credits, extraGroups: 0 },
    { reason: 'admin', now: sellingClock },
  )

export async function aLearnerWithCredits(db: Db, credits = 5) {
  const learner = await aTestedLearner(db)
  await giveCredits(db, learner.id, credits)
  return learner
}

/** A private lesson of a learner, on Thursday 5 March 2026 at 19:00 in Istanbul. */
export async function aLesson(
  db: Db,
  {
    userId,
    coachId,
    startsAt = new Date('2026-03-05T16:00:00Z'),
  }: { userId: string; coachId?: string; startsAt?: Date },
) {
  const times = { startsAt, endsAt: minutesAfter(startsAt, 30) }
  const [lesson] = await db
    .insert(lessons)
    .values({
      coachId: coachId ?? (await aLessonCoach(db)).coachId,
      kind: 'private',
      ...times,
      busyUntil: minutesAfter(startsAt, 40),
      freeUntil: hoursBefore(startsAt, 12),
      seats: 1,
      leastSeats: 1,
      createdAt: sellingClock,
    })
    .returning()
  if (!lesson) throw new Error('the lesson was not made')
  await db
    .insert(lessonSeats)
    .values({ lessonId: lesson.id, userId, ...times, status: 'booked', createdAt: sellingClock })
  return lesson
}

/** A group class without learners, on Thursday 5 March 2026 at 19:00 in Istanbul. */
export async function aGroupClass(db: Db, fields: Partial<typeof lessons.$inferInsert> = {}) {
  const startsAt = fields.startsAt ?? new Date('2026-03-05T16:00:00Z')
  const [lesson] = await db
    .insert(lessons)
    .values({
      coachId: fields.coachId ?? (await aLessonCoach(db)).coachId,
      kind: 'group',
      startsAt,
      endsAt: minutesAfter(startsAt, 60),
      busyUntil: minutesAfter(startsAt, 70),
      freeUntil: hoursBefore(startsAt, 12),
      topic: 'Travel stories',
      levelFrom: 'A1',
      levelTo: 'C1',
      seats: 6,
      leastSeats: 2,
      createdAt: sellingClock,
      ...fields,
    })
    .returning()
  if (!lesson) throw new Error('the class was not made')
  return lesson
}

/** A duo without a partner, and an invitation to its seat. */
export async function anInvitation(
  db: Db,
  { userId, fromUserId }: { userId: string | null; fromUserId: string },
) {
  const lesson = await aLesson(db, { userId: fromUserId })
  await db.update(lessons).set({ kind: 'duo', seats: 2, leastSeats: 2 }).where(eq(lessons.id, lesson.id))
  const to = userId ? { userId } : { email: 'nobody@example.test' }
  await db
    .insert(lessonInvitations)
    .values({ lessonId: lesson.id, fromUserId, ...to, createdAt: sellingClock })
  return lesson
}

/** Another coach is asked to take a lesson. Returns the id of the request. */
export async function aLessonRequest(
  db: Db,
  { lessonId, toCoachId }: { lessonId: string; toCoachId: string },
): Promise<string> {
  const [request] = await db
    .insert(lessonRequests)
    .values({ lessonId, what: 'coach', toCoachId, createdAt: sellingClock })
    .returning({ id: lessonRequests.id })
  if (!request) throw new Error('an inserted row was not returned')
  return request.id
}
