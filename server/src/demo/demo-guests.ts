import { mayTakeGuestSeat } from '@sohbet/domain/guest/guest-seat'
import { freeUntil } from '@sohbet/domain/lesson/availability'
import { firstLessonRules, overlap } from '@sohbet/domain/lesson/lesson'
import { eq } from 'drizzle-orm'
import { readLots, useCredits } from '../credits/lots.ts'
import { mayUse } from '@sohbet/domain/credits/lots'
import { daysAfter } from '@sohbet/domain/moment'
import type { Db } from '../db/connect.ts'
import { guestSeats } from '../db/tables/learning/guest-seats.ts'
import { users } from '../db/tables/people/users.ts'
import { readGuestRooms } from '../guests/guest-rooms.reads.ts'
import { readLearnerTimes } from '../lessons/diaries.reads.ts'

const ticket = { credits: 0, extraGroups: 1 }

/** A guest seat of the learner of the demo next week, if a session has room and an extra group is left. */
export async function addGuests(db: Db, now: Date): Promise<void> {
  const [learner] = await db.select().from(users).where(eq(users.email, 'learner@sohbet.test'))
  if (!learner) return
  const { id: userId } = learner
  const span = { from: daysAfter(now, 3), to: daysAfter(now, 14) }
  const times = await readLearnerTimes(db, { userId, ...span })
  const room = (await readGuestRooms(db, { userId, ...span })).find(
    (one) => mayTakeGuestSeat({ ...one, isBusy: times.some((span) => overlap(span, one)) }, now).allowed,
  )
  if (!room || !mayUse(await readLots(db, userId), ticket, now).allowed) return
  const [lot] = await useCredits(db, userId, ticket, { reason: 'guest', now })
  const { courseId, day, minute, startsAt, endsAt } = room
  await db.insert(guestSeats).values({
    userId,
    courseId,
    day,
    minute,
    startsAt,
    endsAt,
    freeUntil: freeUntil(room, firstLessonRules),
    way: 'ticket',
    lotId: lot?.id,
    status: 'booked',
    createdAt: now,
  })
}
