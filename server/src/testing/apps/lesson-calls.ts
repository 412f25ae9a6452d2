import * as contract from '@sohbet/contract/lessons/lessons'
import * as shared from '@sohbet/contract/lessons/shared-lessons'
import { getOwnCredits } from '@sohbet/contract/credits/credits'
import { eq } from 'drizzle-orm'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { notifications } from '../../db/tables/messaging/notifications.ts'
import { aUserOf, type TestUser } from '../rows/builders.ts'
import { aLearnerWithCredits, aLessonCoach } from '../rows/lessons.ts'
import { sellingClock } from '../rows/selling.ts'
import type { TestApp } from './test-app.ts'

/** A day in March 2026 in UTC, Wednesday the 4th without one; tests begin at noon in Istanbul of the Monday before. */
export const on = (clock: string, day = '04') => `2026-03-${day}T${clock}:00.000Z`

/** A coach who gives lessons, and two learners with 2 credits each. */
export async function aDuoSchool(server: TestApp) {
  server.clock.now = sellingClock
  const coach = await aUserOf(server.db, 'coach')
  const { coachId } = await aLessonCoach(server.db, { userId: coach.id })
  const booker = await aLearnerWithCredits(server.db, 2)
  const partner = await aLearnerWithCredits(server.db, 2)
  return { coach, coachId, booker, partner }
}

/** Calls and reads of lessons that several tests need. The app starts after they are made. */
export const lessonCalls = (app: () => TestApp) => ({
  cancel: (id: string, as: TestUser, isLossAccepted = false) =>
    app().call(contract.cancelLesson, { params: { id }, body: { isLossAccepted } }, { as }),
  seek: (id: string, body: contract.PartnerChoice, as: TestUser) =>
    app().call(shared.findPartner, { params: { id }, body }, { as }),
  mine: async (id: string, as: TestUser) =>
    contract.getOwnLesson.reply.parse(
      (await app().call(contract.getOwnLesson, { params: { id } }, { as })).body,
    ),
  balance: async (as: TestUser) =>
    getOwnCredits.reply.parse((await app().call(getOwnCredits, {}, { as })).body).balance,
  lessonOf: async (id: string) => (await app().db.select().from(lessons).where(eq(lessons.id, id)))[0],
  noticesOf: async ({ id }: { id: string }) =>
    (
      await app()
        .db.select()
        .from(notifications)
        .where(eq(notifications.userId, id))
        .orderBy(notifications.createdAt)
    ).map(({ kind, params }) => ({ kind, ...Object(params) })),
})
