import { addDays } from '@sohbet/domain/calendar'
import { daysOfNewCards } from '@sohbet/domain/review/card'
import { dayIn, startOfDayIn } from '@sohbet/domain/zoned-day'
import { and, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { reviewCards } from '../db/tables/review/review.ts'
import { zoneOf } from './zone.ts'

type Learner = { userId: string; now: Date }

/** Adds the words of modules that the learner has no card of, a few for each day. */
export async function addWordCards(
  db: Db,
  { userId, now, moduleIds }: Learner & { moduleIds: readonly string[] },
): Promise<void> {
  if (moduleIds.length === 0) return
  const missing = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select word.id from module_words as word join modules as module on module.id = word.module_id
      where module.id = any(${sql.param(moduleIds)}::uuid[])
        and not exists (select from review_cards where user_id = ${userId} and word_id = word.id)
      order by module."order", word.position, word.id`,
  )
  if (missing.length === 0) return
  const zone = await zoneOf(db, userId)
  const today = dayIn(zone, now)
  const waiting = await db.$count(
    reviewCards,
    and(
      eq(reviewCards.userId, userId),
      gte(reviewCards.due, startOfDayIn(zone, today)),
      eq(reviewCards.reps, 0),
    ),
  )
  const days = daysOfNewCards(missing.length, { today, waiting })
  await db
    .insert(reviewCards)
    .values(
      missing.map(({ id }, index) => ({
        userId,
        wordId: id,
        due: startOfDayIn(zone, days[index] ?? today),
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}

async function tomorrowOf(db: Db, { userId, now }: Learner): Promise<Date> {
  const zone = await zoneOf(db, userId)
  return startOfDayIn(zone, addDays(dayIn(zone, now), 1))
}

/** Adds quiz questions that the learner answered wrongly; they come up tomorrow. */
export async function addQuestionCards(
  db: Db,
  { questionIds, ...learner }: Learner & { questionIds: readonly string[] },
): Promise<void> {
  if (questionIds.length === 0) return
  const made = { userId: learner.userId, due: await tomorrowOf(db, learner), createdAt: learner.now }
  await db
    .insert(reviewCards)
    .values(questionIds.map((questionId) => ({ ...made, questionId })))
    .onConflictDoNothing()
}

/**
 * Removes words that the coach has taken back, or spelt in another way, while the learner has not reviewed them. A word
 * that the learner has from another lesson stays.
 */
export const removePhraseCards = (
  db: Db,
  { userId, phrases }: { userId: string; phrases: readonly string[] },
) =>
  phrases.length === 0
    ? undefined
    : db.execute(sql`
        delete from review_cards as card where user_id = ${userId} and reps = 0 and phrase is not null
          and lower(phrase) in (select lower(trim(word)) from unnest(${sql.param(phrases)}::text[]) as word)
          and not exists (select from lesson_seats as seat, unnest(seat.words) as word
            where seat.user_id = card.user_id and lower(trim(word)) = lower(card.phrase))`)

/** Adds words that a coach gave; they come up tomorrow. */
export async function addPhraseCards(
  db: Db,
  { phrases, ...learner }: Learner & { phrases: readonly string[] },
): Promise<void> {
  const given = phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '')
  if (given.length === 0) return
  const made = { userId: learner.userId, due: await tomorrowOf(db, learner), createdAt: learner.now }
  await db
    .insert(reviewCards)
    .values(given.map((phrase) => ({ ...made, phrase })))
    .onConflictDoNothing()
}
