import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getLevelTestHealth } from '@sohbet/contract/level-tests/level-tests'
import { optionIds } from '@sohbet/domain/level-test/question'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDecoder } from '../../media/decoder.ts'
import { inspectAudio } from '../../media/inspect-audio.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { levelTests } from '../../db/tables/catalogue/level-tests.ts'
import { levelTestAttempts } from '../../db/tables/learning/level-test-attempts.ts'
import { users } from '../../db/tables/people/users.ts'
import { createDemoDatabase } from '../../testing/databases/demo-database.ts'
import { listeningQuestions } from './listening-questions.ts'
import { textQuestions } from './text-questions.ts'

let server: TestApp
beforeAll(async () => {
  const database = await createDemoDatabase()
  server = await startTestApp({ database })
  server.clock.now = database.now
})
afterAll(() => server.stop())

const decoder = createDecoder()
afterAll(() => decoder.close())

test('40 text and 10 listening questions, each with four different options and every letter as key', () => {
  expect([textQuestions.length, listeningQuestions.length]).toEqual([40, 10])
  for (const questions of [textQuestions, listeningQuestions]) {
    for (const { options } of questions) expect(new Set(options).size).toBe(4)
    expect(new Set(questions.map(({ key }) => key))).toEqual(new Set(optionIds))
  }
})

test.each(listeningQuestions.map(({ name, seconds }) => ({ name, seconds })))(
  'the recording $name exists and has its stated length',
  async ({ name, seconds }) => {
    const file = join(import.meta.dirname, `../../../../web/public/audio/level-test/${name}.mp3`)
    const recording = await inspectAudio({ decoder }, await readFile(file))
    expect(recording.seconds).toBeCloseTo(seconds, 0)
  },
)

test('the demo learner went from A1 to A2, and some graduates took the test twice, too', async () => {
  const taken = await server.db
    .select({
      email: users.email,
      scores: sql<number[]>`array_agg(score order by completed_at)`,
      levels: sql<string[]>`array_agg(level_test_attempts.level order by completed_at)`,
      now: users.levelScore,
    })
    .from(levelTestAttempts)
    .innerJoin(users, eq(users.id, levelTestAttempts.userId))
    .groupBy(users.email, users.levelScore)
    .having(sql`count(*) > 1`)
  expect(taken.length).toBeGreaterThanOrEqual(3)
  expect(taken.find(({ email }) => email === 'learner@sohbet.test')?.levels).toEqual(['A1', 'A2'])
  for (const { scores, now } of taken) {
    expect(scores[1]).toBeGreaterThan(scores[0] ?? 0)
    expect(scores[1]).toBe(now)
  }
})

test('the item health page has advice to show', async () => {
  const [active] = await server.db.select().from(levelTests).where(eq(levelTests.isActive, true))
  const [admin] = await server.db.select().from(users).where(eq(users.role, 'admin'))
  const input = { params: { id: active?.id ?? '' }, query: {} }
  const { body } = await server.call(getLevelTestHealth, input, { as: { id: admin?.id ?? '' } })
  const { attempts, reliability, questions } = getLevelTestHealth.reply.parse(body)
  expect(attempts).toBeGreaterThanOrEqual(20)
  expect(reliability).toBeGreaterThan(0.7)
  const advices = questions.map(({ advice }) => advice)
  expect(questions[23]?.advice).toBe('check_key')
  expect(new Set(advices).size).toBeGreaterThanOrEqual(3)
})
