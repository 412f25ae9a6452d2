import { maySaveQuestion } from '@sohbet/domain/level-test/policy'
import { searchFold } from '@sohbet/domain/search-fold'
import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { levelTestQuestions, levelTests } from '../../db/tables/catalogue/level-tests.ts'
import { levelTestAttempts } from '../../db/tables/learning/level-test-attempts.ts'
import { AppError } from '../../errors/app-error.ts'

type Question = { text: string; isQuick: boolean }

const folded = (text: string) => searchFold(text).replaceAll(/\s+/g, ' ').trim()

/**
 * Tells whether a question of this test may be saved. Questions are public when they are marked here, or in a test that
 * is active or was taken. `id` is the question that changes: its own mark counts once it is public.
 */
export async function readShared(db: Db, { testId, id }: { testId: string; id?: string }) {
  const ofTest = eq(levelTestQuestions.testId, testId)
  const attempts = db
    .select({ one: sql`1` })
    .from(levelTestAttempts)
    .where(eq(levelTestAttempts.testId, levelTests.id))
  const isInUse = sql<boolean>`${or(levelTests.isActive, exists(attempts))}`
  const rows = await db
    .select({
      id: levelTestQuestions.id,
      text: levelTestQuestions.text,
      isQuick: levelTestQuestions.isQuick,
      isInUse,
    })
    .from(levelTestQuestions)
    .innerJoin(levelTests, eq(levelTests.id, levelTestQuestions.testId))
    .where(or(ofTest, and(levelTestQuestions.isQuick, isInUse)))
  const textsOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
    new Set(rows.filter(wanted).map(({ text }) => folded(text)))
  const published = textsOf((row) => row.isQuick && (row.isInUse || row.id !== id))
  const asked = textsOf((row) => !row.isQuick && row.id !== id)
  return {
    verdictOn: ({ text, isQuick }: Question) =>
      maySaveQuestion({ isQuick, isPublic: published.has(folded(text)), isAsked: asked.has(folded(text)) }),
    add: ({ text, isQuick }: Question) => (isQuick ? published : asked).add(folded(text)),
  }
}

/** Throws when the quick test and the level test would share a question. */
export async function refuseShared(
  db: Db,
  question: Question,
  place: { testId: string; id?: string },
): Promise<void> {
  const verdict = (await readShared(db, place)).verdictOn(question)
  if (!verdict.allowed) throw new AppError(verdict.because)
}
