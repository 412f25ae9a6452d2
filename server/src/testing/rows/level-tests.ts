import type { LevelTestQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { optionIds, type OptionId } from '@sohbet/domain/level-test/question'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { levelTestAttempts } from '../../db/tables/learning/level-test-attempts.ts'
import { levelTestQuestions, levelTests } from '../../db/tables/catalogue/level-tests.ts'

type QuestionColumns = Partial<typeof levelTestQuestions.$inferInsert>
type TestQuestion = typeof levelTestQuestions.$inferSelect
export type TestLevelTest = typeof levelTests.$inferSelect & {
  questions: TestQuestion[]
  quick: TestQuestion[]
}

const start = new Date('2026-03-01T09:00:00Z')

/** The keys rotate, so that no letter is always right. */
const keyAt = (position: number): OptionId => optionIds[(position * 7 + 1) % 4] ?? 'A'

const aQuestion = (position: number, columns: QuestionColumns) => ({
  position,
  type: 'text' as const,
  text: `Question ${position}`,
  optionA: `first ${position}`,
  optionB: `second ${position}`,
  optionC: `third ${position}`,
  optionD: `fourth ${position}`,
  correctOptionId: keyAt(position),
  createdAt: start,
  updatedAt: start,
  ...columns,
})

type LevelTestColumns = {
  isActive?: boolean
  questions?: readonly QuestionColumns[]
  /** How many questions are marked for the quick test. */
  quick?: number
}

/** A level test; an active one makes the others inactive. */
export async function aLevelTest(
  db: Db,
  { isActive = false, questions = [{}], quick = 0 }: LevelTestColumns = {},
): Promise<TestLevelTest> {
  return db.transaction(async (db) => {
    const [last] = await db.select().from(levelTests).orderBy(desc(levelTests.version)).limit(1)
    if (isActive) await db.update(levelTests).set({ isActive: false })
    const [test] = await db
      .insert(levelTests)
      .values({ version: (last?.version ?? 0) + 1, isActive, createdAt: start, updatedAt: start })
      .returning()
    if (!test) throw new Error('an inserted test was not returned')
    const marked = Array.from({ length: quick }, (_, position) =>
      aQuestion(position, { isQuick: true, text: `Quick ${position}` }),
    )
    const all = [...questions.map((columns, position) => aQuestion(position, columns)), ...marked]
    if (all.length === 0) return { ...test, questions: [], quick: [] }
    const rows = await db
      .insert(levelTestQuestions)
      .values(all.map((columns) => ({ ...columns, testId: test.id })))
      .returning()
    const sorted = rows.toSorted((a, b) => a.position - b.position)
    return {
      ...test,
      questions: sorted.filter(({ isQuick }) => !isQuick),
      quick: sorted.filter(({ isQuick }) => isQuick),
    }
  })
}

export const listening = (audioSeconds: number | null = 8): QuestionColumns => ({
  type: 'listening',
  audioUrl: 'https://cdn.example/a.mp3',
  audioSeconds,
})

/** A running attempt that began at this moment. */
export async function anAttempt(
  db: Db,
  {
    userId,
    testId,
    ...columns
  }: { userId: string; testId: string } & Partial<typeof levelTestAttempts.$inferInsert>,
) {
  const [attempt] = await db
    .insert(levelTestAttempts)
    .values({ userId, testId, startedAt: start, shownAt: start, ...columns })
    .returning()
  if (!attempt) throw new Error('an inserted attempt was not returned')
  return attempt
}

export const completed = {
  completedAt: start,
  points: 0,
  maxPoints: 1000,
  score: 0,
  level: 'A1',
  shownAt: null,
} as const

/** Every path in a reply that holds the key of a question; empty before the test is over. */
export function keysIn(reply: unknown, path = ''): string[] {
  if (typeof reply !== 'object' || reply === null) return []
  return Object.entries(reply).flatMap(([name, value]) =>
    /correct|is_?right|answer_?key|points/i.test(name)
      ? [`${path}/${name}`]
      : keysIn(value, `${path}/${name}`),
  )
}

/** The only fields that a learner's question may have. */
export const learnerFields: readonly (keyof LevelTestQuestion)[] = [
  'id',
  'type',
  'text',
  'options',
  'audioUrl',
  'audioSeconds',
]

export const versionsOfActive = async (db: Db) =>
  (
    await db.select({ version: levelTests.version }).from(levelTests).where(eq(levelTests.isActive, true))
  ).map(({ version }) => version)

export const countRows = async (db: Db, table: string): Promise<number> =>
  Number(Object((await db.execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]).n)
