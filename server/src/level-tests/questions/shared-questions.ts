import { mayAskAgain, maySaveQuestion } from '@sohbet/domain/level-test/policy'
import { searchFold } from '@sohbet/domain/search-fold'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { levelTestQuestions, publicQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import { refuseAt } from '../level-test.repository.ts'

type Question = { text: string; isQuick: boolean }

/** Must match the database function question_fold. */
const folded = (text: string) => searchFold(text).replaceAll(/\s+/g, ' ').trim()

const readPublic = async (db: Db): Promise<Set<string>> =>
  new Set((await db.select().from(publicQuestions)).map(({ text }) => text))

/**
 * Tells whether a question of this test may be saved. Questions are public when they are marked here, or when a quick
 * test has shown them. `ids` are the questions that change.
 */
export async function readShared(db: Db, { testId, ids = [] }: { testId: string; ids?: readonly string[] }) {
  const published = await readPublic(db)
  const asked = new Set<string>()
  const add = ({ text, isQuick }: Question) => (isQuick ? published : asked).add(folded(text))
  const rows = await db
    .select({ id: levelTestQuestions.id, text: levelTestQuestions.text, isQuick: levelTestQuestions.isQuick })
    .from(levelTestQuestions)
    .where(eq(levelTestQuestions.testId, testId))
  for (const row of rows) if (!ids.includes(row.id)) add(row)
  return {
    verdictOn: ({ text, isQuick }: Question) =>
      maySaveQuestion({ isQuick, isPublic: published.has(folded(text)), isAsked: asked.has(folded(text)) }),
    add,
  }
}

/** Throws when the quick test and the level test would share a question. */
export async function refuseShared(
  db: Db,
  question: Question,
  { testId, id }: { testId: string; id?: string },
): Promise<void> {
  const ids = id === undefined ? [] : [id]
  const verdict = (await readShared(db, { testId, ids })).verdictOn(question)
  if (!verdict.allowed) throw new AppError(verdict.because)
}

/** Refuses to ask questions that a quick test has shown. Names them by their number. */
export async function refusePublic(
  db: Db,
  questions: readonly { position: number; text: string }[],
): Promise<void> {
  const published = await readPublic(db)
  refuseAt(mayAskAgain(questions.map((one) => ({ ...one, isPublic: published.has(folded(one.text)) }))))
}
