import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoDatabase } from '../testing/databases/demo-database.ts'
import { readLearnerProgress } from '../progress/learner-progress.reads.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => void (database = await createDemoDatabase()))
afterAll(() => database.drop())

const rowsOf = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows

test('the demo learner is halfway, and in the middle of a quiz', async () => {
  const [learner] = await rowsOf(sql`select id from users where email = 'learner@sohbet.test'`)
  const userId = String(learner?.['id'])
  const { completed, due } = await readLearnerProgress(database.db, { userId, now: database.now })
  expect([due > 4, due - completed]).toEqual([true, 2])
  const running = await rowsOf(sql`
    select (select count(*)::int from jsonb_each(answers)) as given from quiz_attempts
    where user_id = ${userId} and completed_at is null`)
  expect(running).toEqual([{ given: 2 }])
})

test('other learners have better and worse results, and some have completed a course', async () => {
  const results = await rowsOf(
    sql`select distinct best_result as result from module_progress where best_result is not null`,
  )
  const values = results.map(({ result }) => Number(result))
  expect([Math.min(...values) < 70, Math.max(...values) >= 70, values.length > 3]).toEqual([true, true, true])
  expect((await rowsOf(sql`select from course_completions`)).length).toBeGreaterThan(3)
})

test('every completion comes after its start and before now', async () => {
  const late = await rowsOf(sql`
    select user_id from module_progress where updated_at > ${database.now} or completed_at < video_watched_at
    union all select user_id from quiz_attempts where started_at > ${database.now} or completed_at < started_at`)
  expect(late).toEqual([])
})

test('a completed module has everything done, and its attempt has the same result', async () => {
  const wrong = await rowsOf(sql`
    select user_id from module_progress
    where completed_at is not null and num_nulls(video_watched_at, quiz_completed_at) > 0
    union all
    select attempt.user_id from quiz_attempts as attempt join quizzes on quizzes.id = attempt.quiz_id
    join module_progress as progress on progress.module_id = quizzes.module_id and progress.user_id = attempt.user_id
    where attempt.completed_at is not null
      and progress.best_result <> floor(100 * attempt.correct_count / attempt.question_count)`)
  expect(wrong).toEqual([])
})

test('one quiz result in five or more is below 70 per cent, and most are not', async () => {
  const [row] = await rowsOf(sql`
    select avg((best_result < 70)::int)::float8 as share from module_progress where best_result is not null`)
  expect(Number(row?.['share'])).toBeGreaterThan(0.2)
  expect(Number(row?.['share'])).toBeLessThan(0.5)
})
