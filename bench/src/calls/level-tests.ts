import { randomUUID } from 'node:crypto'
import { saveAnswer } from '@sohbet/contract/level-tests/level-test-attempts'
import { quickQuestions } from '@sohbet/domain/level-test/quick-test'
import { requestPath } from '@sohbet/contract/request'
import type { Pool, PoolClient } from 'pg'
import type { Sending } from './signing.ts'

const questionCount = 50
const testCount = 20
/**
 * The bench reads the statistics of the first test, so that test has 200 attempts at every size. Further attempts
 * belong to the other tests.
 */
const attemptsAtFirst = 200
const mostAttempts = 20_000

/** 200 attempts at size 1; 20,000 attempts, with a million answers, from size 100 on. */
const attemptsAt = (size: number) => Math.min(attemptsAtFirst * size, mostAttempts)

/** Adds tests of 50 questions, the last of them active and with a quick test, and learners with completed attempts. */
export async function growLevelTests(client: PoolClient, size: number) {
  await client.query(
    `with made as (
       insert into level_tests (version, created_at, updated_at)
       select 1000 + n, now(), now() from generate_series(1, $1::int) as n
       on conflict (version) do nothing returning id
     )
     insert into level_test_questions (test_id, position, type, text, option_a, option_b, option_c, option_d,
       correct_option_id, audio_url, audio_seconds, created_at, updated_at)
     select made.id, n, case when n % 5 = 4 then 'listening' else 'text' end,
       'Which of these words completes the sentence number ' || n || ' best?', 'went', 'has gone', 'had gone', 'was going',
       (array['A', 'B', 'C', 'D'])[1 + n % 4], case when n % 5 = 4 then 'https://cdn.example/' || n || '.mp3' end,
       case when n % 5 = 4 then 8 end, now(), now()
     from made, generate_series(0, $2::int - 1) as n`,
    [testCount, questionCount],
  )
  await client.query(`update level_tests set is_active = false where version <> $1`, [1000 + testCount])
  await client.query(`update level_tests set is_active = true where version = $1`, [1000 + testCount])
  await client.query(
    `insert into level_test_questions (test_id, is_quick, position, type, text, option_a, option_b, option_c, option_d,
       correct_option_id, created_at, updated_at)
     select level_tests.id, true, n, 'text', 'Quick question number ' || n, 'went', 'has gone', 'had gone', 'was going',
       'A', now(), now()
     from level_tests, generate_series(0, $1::int - 1) as n
     where is_active and not exists (select from level_test_questions where test_id = level_tests.id and is_quick)`,
    [quickQuestions],
  )
  await client.query(
    `with people as (
       insert into users (username, email, password_hash, is_verified, level, level_score)
       select 'Tested ' || n, 'tested' || n || '@bench.test', '', true, 'B1', 2000 from generate_series(1, $1::int) as n
       on conflict (email) do nothing returning id, substring(email from '\\d+')::int as n
     ), attempts as (
       insert into level_test_attempts (user_id, test_id, started_at, completed_at, position, points, max_points,
         score, level, is_first)
       select people.id, level_tests.id, now() - interval '1 hour', now(), $2::int, 25000, 50000, 2000, 'B1', true
       from people join level_tests
         on version = 1001 + case when n <= $3::int then 0 else 1 + n % ($4::int - 1) end
       returning id, test_id
     )
     insert into level_test_answers (attempt_id, question_id, selected_option_id, shown_at, answered_at, seconds,
       is_correct, points)
     select attempts.id, question.id, chosen.option, now(), now(), 10, chosen.option = question.correct_option_id,
       case when chosen.option = question.correct_option_id then 933 else 0 end
     from attempts join asked_questions as question on question.test_id = attempts.test_id
     cross join lateral (select (array['A', 'B', 'C', 'D'])[1 + abs(hashint8(hashtextextended(attempts.id::text, question.position))) % 4] as option) as chosen`,
    [attemptsAt(size), questionCount, attemptsAtFirst, testCount],
  )
}

/** The test with the same number of attempts at every size. */
export async function firstBenchTest(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`select id from level_tests where version = 1001`)
  return rows[0]?.id ?? ''
}

/** Adds learners with a new attempt each, and returns the requests that answer its questions in order. */
export async function runningAttempts(pool: Pool, count: number): Promise<Sending[]> {
  const { rows } = await pool.query<{ attempt: string; session: string; questions: string[] }>(
    `with people as (
       insert into users (username, email, password_hash, is_verified)
       select 'Taking', 'taking-' || $2::text || '-' || n || '@bench.test', '', true
       from generate_series(1, $1::int) as n returning id
     ), sessions as (
       insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
       select id, now(), now(), now() + interval '1 day', '', '' from people returning id, user_id
     ), attempts as (
       insert into level_test_attempts (user_id, test_id, started_at, shown_at)
       select people.id, level_tests.id, now(), now() from people, level_tests where is_active
       returning id, user_id, test_id
     ), questions as (
       select test_id, array_agg(question.id order by position) as ids
       from asked_questions as question join level_tests on level_tests.id = test_id and is_active group by 1
     )
     select attempts.id as attempt, sessions.id as session, questions.ids as questions
     from attempts join sessions using (user_id) join questions using (test_id)`,
    [count, randomUUID()],
  )
  return rows.map(({ attempt, session, questions }) => {
    const path = requestPath(saveAnswer, { params: { id: attempt } })
    return {
      session,
      requests: questions.map((questionId) => ({
        path,
        body: JSON.stringify({ questionId, selectedOptionId: 'A' }),
      })),
    }
  })
}
