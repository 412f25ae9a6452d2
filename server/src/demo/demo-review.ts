import { randomUUID } from 'node:crypto'
import { addDays, schoolDay, schoolMoment, schoolZone } from '@sohbet/domain/calendar'
import { daysBefore } from '@sohbet/domain/moment'
import type { Grade } from '@sohbet/domain/review/grade'
import { asc, eq } from 'drizzle-orm'
import { addPhraseCards } from '../cards/add-cards.ts'
import { afterRating, newState, type CardState } from '../cards/schedule.ts'
import type { Db } from '../db/connect.ts'
import { moduleWords } from '../db/tables/catalogue/module-words.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { quizAttempts } from '../db/tables/learning/quiz-attempts.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { lessonSeats } from '../db/tables/lessons/lessons.ts'
import { users } from '../db/tables/people/users.ts'
import { learnerHabits, reviewCards, reviewRatings } from '../db/tables/review/review.ts'

const learner = 'learner@sohbet.test'

/** Mostly recalled, in turn. */
const gradeOf = (turn: number): Grade => ([3, 3, 1, 3, 4, 3, 3, 2, 3, 3] as const)[turn % 10] ?? 3

type Thing = { wordId: string } | { questionId: string }
/** What the learner keeps, and the day on which they met it. */
type Met = { thing: Thing; day: string }
type Rated = { state: CardState; ratings: { ratedAt: Date; grade: Grade }[] }

/** Reviews of the demo learner's words and wrong answers until three days ago; since then cards have become due. */
export async function addReview(db: Db, now: Date): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, learner))
  if (!user) throw new Error('the demo school has no learner')
  const userId = user.id
  const met = [...(await metWords(db, userId)), ...(await wrongAnswers(db, userId))]
  const rows = met.map(({ thing, day }, index) => {
    const { state, ratings } = reviewed(day, index, now)
    const id = randomUUID()
    return { card: { id, userId, ...thing, ...state, createdAt: earlier(schoolMoment(day), now) }, ratings }
  })
  await db.insert(reviewCards).values(rows.map(({ card }) => card))
  await db.insert(reviewRatings).values(
    rows.flatMap(({ card, ratings }, index) =>
      ratings.map(({ ratedAt, grade }) => ({
        id: randomUUID(),
        userId,
        cardId: card.id,
        grade,
        asking: 'wordId' in card ? ('translate' as const) : ('question' as const),
        ratedAt,
        timeZone: schoolZone,
        seconds: 4 + (index % 9),
        receivedAt: ratedAt,
      })),
    ),
  )
  await db.insert(learnerHabits).values({ userId, updatedAt: now })
  const given = await db
    .select({ words: lessonSeats.words })
    .from(lessonSeats)
    .where(eq(lessonSeats.userId, userId))
  // They came up the day after the lesson, and wait since
  const phrases = given.flatMap(({ words }) => words)
  await addPhraseCards(db, { userId, now: daysBefore(now, 1), phrases })
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Reviewed in the evening of each day on which the card was due. */
function reviewed(day: string, index: number, now: Date): Rated {
  const ratings: Rated['ratings'] = []
  let state = newState(schoolMoment(day))
  for (let due = day; due < addDays(schoolDay(now), -2); due = schoolDay(state.due)) {
    const ratedAt = new Date(schoolMoment(due, 20 * 60 + 15).getTime() + (index % 40) * 9000)
    const grade = gradeOf(index * 3 + ratings.length)
    state = afterRating(state, { grade, ratedAt, timeZone: schoolZone })
    ratings.push({ ratedAt, grade })
  }
  return { state, ratings }
}

/** The words of the modules that the learner has begun, four a day from the first day of each. */
async function metWords(db: Db, userId: string): Promise<Met[]> {
  const rows = await db
    .select({ id: moduleWords.id, position: moduleWords.position, at: moduleProgress.updatedAt })
    .from(moduleProgress)
    .innerJoin(modules, eq(modules.id, moduleProgress.moduleId))
    .innerJoin(moduleWords, eq(moduleWords.moduleId, modules.id))
    .where(eq(moduleProgress.userId, userId))
    .orderBy(asc(modules.order), asc(moduleWords.position))
  return rows.map(({ id, position, at }) => ({
    thing: { wordId: id },
    day: addDays(schoolDay(at), Math.floor(position / 4)),
  }))
}

async function wrongAnswers(db: Db, userId: string): Promise<Met[]> {
  const attempts = await db.select().from(quizAttempts).where(eq(quizAttempts.userId, userId))
  return attempts.flatMap(({ completedAt, answers }) =>
    completedAt === null
      ? []
      : Object.entries(answers).flatMap(([questionId, { isCorrect }]) =>
          isCorrect ? [] : [{ thing: { questionId }, day: addDays(schoolDay(completedAt), 1) }],
        ),
  )
}
