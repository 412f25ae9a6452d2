import type { SavedRating, saveRating as contract } from '@sohbet/contract/learning/ratings'
import type { Parsed } from '@sohbet/contract/endpoint'
import { schoolZone } from '@sohbet/domain/calendar'
import { timeOfRating } from '@sohbet/domain/review/card'
import type { Grade } from '@sohbet/domain/review/grade'
import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { afterRating, afterRatings, type CardState } from '../cards/schedule.ts'
import type { SignedInContext } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { sqlMoment } from '../db/sql-moment.ts'
import { reviewCards, reviewRatings } from '../db/tables/review/review.ts'
import { AppError } from '../errors/app-error.ts'

type Body = Parsed<typeof contract>['body']

const count = z.number()
const cardRow = z.object({
  id: z.string(),
  due: z.coerce.date(),
  stability: count,
  difficulty: count,
  scheduledDays: count,
  learningSteps: count,
  reps: count,
  lapses: count,
  state: count,
  lastReview: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
})
type FoundCard = z.output<typeof cardRow>
type NewRating = typeof reviewRatings.$inferInsert & { grade: Grade }

/**
 * Saves a rating. Usually it is the card's newest one and changes its state; one that arrives after a later one is
 * put in its place, and the state is computed again from all of them.
 */
export async function rateCard(ctx: SignedInContext, body: Body): Promise<SavedRating> {
  const { db, actor, now } = ctx
  const card = await findCard(db, { id: body.cardId, userId: actor.userId })
  const rating: NewRating = {
    id: body.id,
    userId: actor.userId,
    cardId: card.id,
    grade: body.grade,
    asking: body.asking,
    ratedAt: timeOfRating(new Date(body.ratedAt), { made: card.createdAt, now }),
    timeZone: actor.account.timeZone ?? schoolZone,
    seconds: body.seconds,
    receivedAt: now,
  }
  const isNewest = card.lastReview === null || card.lastReview < rating.ratedAt
  const due = (isNewest && (await saveNewest(db, card, rating))) || (await saveInOrder(db, rating))
  return { cardId: card.id, due: due.toISOString() }
}

/** A raw statement: the query builder would take longer to write it than the database to answer. */
async function findCard(db: Db, { id, userId }: { id: string; userId: string }): Promise<FoundCard> {
  const [card] = await queryRows(
    db,
    cardRow,
    sql`select id, due, stability, difficulty, scheduled_days as "scheduledDays", learning_steps as "learningSteps",
        reps, lapses, state, last_review as "lastReview", created_at as "createdAt"
      from review_cards where id = ${id} and user_id = ${userId}`,
  )
  if (!card) throw new AppError('NOT_FOUND')
  return card
}

/** In one statement. Returns undefined when the rating is known already, or the card was rated meanwhile. */
async function saveNewest(db: Db, card: FoundCard, rating: NewRating): Promise<Date | undefined> {
  const state = afterRating(card, rating)
  const { rowCount } = await db.execute(sql`
    with seen as (select id from review_cards where id = ${card.id} and reps = ${card.reps}
        and last_review is not distinct from ${card.lastReview?.toISOString() ?? null}::timestamptz for no key update),
      logged as (insert into review_ratings
          (id, user_id, card_id, grade, asking, rated_at, time_zone, seconds, received_at)
        select ${rating.id}::uuid, ${rating.userId}::uuid, seen.id, ${rating.grade}::smallint, ${rating.asking},
          ${sqlMoment(rating.ratedAt)}, ${rating.timeZone}, ${rating.seconds}::smallint,
          ${sqlMoment(rating.receivedAt)}
        from seen on conflict do nothing returning card_id)
    update review_cards set due = ${sqlMoment(state.due)}, stability = ${state.stability}::float8,
      difficulty = ${state.difficulty}::float8, scheduled_days = ${state.scheduledDays}::int,
      learning_steps = ${state.learningSteps}::smallint, reps = ${state.reps}::int, lapses = ${state.lapses}::int,
      state = ${state.state}::smallint, last_review = ${sqlMoment(rating.ratedAt)}
    from logged where review_cards.id = logged.card_id`)
  return rowCount === 1 ? state.due : undefined
}

/** With the card locked: adds the rating unless it is known, and computes the state from all ratings. */
const saveInOrder = (outer: Db, rating: NewRating): Promise<Date> =>
  outer.transaction(async (db) => {
    const ofCard = eq(reviewCards.id, rating.cardId)
    const [card] = await db.select().from(reviewCards).where(ofCard).for('no key update')
    if (!card) throw new AppError('NOT_FOUND')
    const added = await db
      .insert(reviewRatings)
      .values(rating)
      .onConflictDoNothing()
      .returning({ id: reviewRatings.id })
    if (added.length === 0) return card.due
    const state = await replay(db, card)
    await db.update(reviewCards).set(state).where(ofCard)
    return state.due
  })

async function replay(db: Db, { id, due }: Pick<FoundCard, 'id' | 'due'>): Promise<CardState> {
  const { grade, ratedAt, timeZone } = reviewRatings
  const ratings = await db
    .select({ grade, ratedAt, timeZone })
    .from(reviewRatings)
    .where(eq(reviewRatings.cardId, id))
    .orderBy(asc(ratedAt), asc(reviewRatings.id))
  return afterRatings(due, ratings)
}
