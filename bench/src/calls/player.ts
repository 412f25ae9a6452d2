import { randomUUID } from 'node:crypto'
import { getLearnerCourse, getLearnerModule } from '@sohbet/contract/learning/progress'
import { submitAnswer } from '@sohbet/contract/learning/quiz-attempts'
import { firstPlans } from '@sohbet/domain/enrollment/plan'
import { requestPath } from '@sohbet/contract/request'
import type { Pool, PoolClient } from 'pg'
import type { BenchCall } from './bench-call.ts'
import { bearerOf, signed, type Sending } from './signing.ts'

export const typeName = 'Bench player'
const moduleCount = 26
const questionCount = 10
const seats = 25
const mostLearners = 100_000
/** Completed modules of each learner; quiz attempts exist for the last `attemptsOfEach` of them. */
const doneModules = 10
const attemptsOfEach = 2

/** 30 learners at size 1; 100,000 learners with a million completed modules from size 3,334 on. */
const learnersAt = (size: number) => Math.min(30 * size, mostLearners)

/**
 * Adds a course type with quizzes of all question types, running courses of that type, and the progress of their
 * learners.
 */
export async function growPlayers(client: PoolClient, size: number) {
  await client.query(
    `with type as (
       insert into course_types (name, description) select $1, 'For the bench'
       where not exists (select from course_types where name = $1) returning id
     ), made as (
       insert into modules (course_type_id, "order", name, description, video_title, video_description, video_source, docs)
       select type.id, n, 'Module ' || n, 'What people say when they meet, and what they mean', 'From your coach',
         'Listen first, then say it', '/videos/lessons/hello.mp4',
         jsonb_build_array(
           jsonb_build_object('title', 'Notes', 'description', 'What we said', 'source', '/api/courses/documents/' || md5('a' || n) || '.pdf'),
           jsonb_build_object('title', 'Words', 'description', 'New ones', 'source', '/api/courses/documents/' || md5('b' || n) || '.pdf'))
       from type, generate_series(1, $2::int) as n returning id
     ), quiz as (insert into quizzes (module_id) select id from made returning id)
     insert into quiz_questions (quiz_id, position, content, source_type, question_type, options, correct_answer, explanation)
     select quiz.id, n, 'Which of these is right, for the question number ' || n || '?', 'text', kind,
       case when kind in ('multi-option', 'drag-drop') then '[{"id": "A", "text": "Mind"}, {"id": "B", "text": "the"},
         {"id": "C", "text": "gap"}, {"id": "D", "text": "please"}]'::jsonb else '[]'::jsonb end,
       case kind when 'multi-option' then 'B' when 'drag-drop' then null else 'are' end, 'You and are go together.'
     from quiz, generate_series(0, $3::int - 1) as n
     cross join lateral (select (array['multi-option', 'fill_blank', 'sentence', 'drag-drop'])[1 + n % 4] as kind) as kinds`,
    [typeName, moduleCount, questionCount],
  )
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from courses where name like 'Running %'`,
  )
  const wanted = Math.ceil(learnersAt(size) / seats)
  for (let before = rows[0]?.count ?? 0; before < wanted; before += coursesAtOnce)
    await client.query(runningCourses, [
      before,
      Math.min(before + coursesAtOnce, wanted),
      seats,
      typeName,
      doneModules,
      attemptsOfEach,
    ])
}

/** One statement for all courses would exceed the time limit of the connection. */
const coursesAtOnce = 400

/** The contents of the smallest plan, in SQL. */
export const basicContents = `'${JSON.stringify(firstPlans.basic)}'::jsonb`

const runningCourses = `
  with type as (select id from course_types where name = $4), made as (
    insert into courses (name, description, type_id, start_date, end_date, primary_coach_id, price_minor,
      currency, max_enrollments, current_enrollments, module_duration, zoom_link)
    select 'Running ' || n, 'Evenings', type.id, current_date - 91, current_date + 90,
      (select id from coaches limit 1), 45000, 'USD', $3, $3, 7, 'https://zoom.example.test/j/1'
    from type, generate_series($1::int + 1, $2::int) as n
    returning id, substring(name from '\\d+')::int as n
  ), people as (
    insert into users (username, email, password_hash, is_verified, level, level_score)
    select 'Studying ' || n, 'studying' || n || '@bench.test', '', true, 'A2', 1200
    from generate_series($1::int * $3::int + 1, $2::int * $3::int) as n
    returning id, substring(email from '\\d+')::int as n
  ), seated as (
    insert into enrollments (course_id, user_id, status, source, plan, plan_contents, amount_minor, currency, activated_at,
      created_at)
    select made.id, people.id, 'active', 'checkout', 'basic', ${basicContents}, 45000, 'USD', now(), now() - make_interval(mins => people.n)
    from people join made on made.n = 1 + (people.n - 1) / $3::int
  ), tried as (
    insert into quiz_attempts (user_id, quiz_id, answers, started_at, completed_at, question_count, correct_count)
    select people.id, quiz.id, given.answers, now(), now(), given.count, given.count
    from people cross join modules join type on type.id = course_type_id join quizzes as quiz on quiz.module_id = modules.id
    cross join lateral (
      select count(*)::int as count, jsonb_object_agg(question.id,
        jsonb_build_object('answer', 'are', 'isCorrect', true, 'at', '2026-01-01T10:00:00.000Z')) as answers
      from quiz_questions as question where question.quiz_id = quiz.id) as given
    where modules."order" between $5::int - $6::int + 1 and $5::int
  )
  insert into module_progress (user_id, module_id, video_position, video_watched_at, opened_docs, quiz_completed_at,
    best_result, completed_at, updated_at)
  select people.id, modules.id, 240, now(),
    array(select md5(doc ->> 'source') from jsonb_array_elements(modules.docs) as doc), now(), 80, now(), now()
  from people cross join modules join type on type.id = course_type_id where modules."order" <= $5::int`

/** A learner in the middle of a course, with a session. */
export async function someLearner({ pool, dataDir }: { pool: Pool; dataDir: string }) {
  const bearer = await bearerOf(dataDir)
  const { rows } = await pool.query<{ session: string; course: string; module: string }>(
    `with learner as (
       select user_id, course_id from enrollments join courses on courses.id = course_id
       where name like 'Running %' order by enrollments.id limit 1
     ), session as (
       insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
       select user_id, now(), now(), now() + interval '1 day', '', '' from learner returning id
     )
     select session.id as session, course_id as course,
       (select modules.id from modules join course_types on course_types.id = course_type_id
         where course_types.name = $1 and "order" = $2) as module
     from session, learner`,
    [typeName, doneModules],
  )
  const [row] = rows
  if (!row) throw new Error('no learner is enrolled in a running course')
  return { ...row, headers: bearer(row.session) }
}

/**
 * Adds learners with new quiz attempts in open modules, and returns the requests that answer the questions in
 * order.
 */
export async function answering(pool: Pool, learners: number): Promise<Sending[]> {
  const { rows } = await pool.query<{
    attempt: string
    session: string
    questions: string[]
    types: string[]
  }>(
    `with people as (
       insert into users (username, email, password_hash, is_verified, level, level_score)
       select 'Answering', 'answering-' || $2::text || '-' || n || '@bench.test', '', true, 'A2', 1200
       from generate_series(1, $1::int) as n returning id
     ), session as (
       insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
       select id, now(), now(), now() + interval '1 day', '', '' from people returning id, user_id
     ), seated as (
       insert into enrollments (course_id, user_id, status, source, plan, plan_contents, amount_minor, currency, activated_at,
      created_at)
       select (select id from courses where name = 'Running 1'), id, 'active', 'checkout', 'basic', ${basicContents}, 45000, 'USD', now(), now()
       from people
     ), quiz as (
       select quizzes.id, array_agg(question.id order by position) as questions,
         array_agg(question_type order by position) as types
       from quizzes join modules on modules.id = module_id join course_types on course_types.id = course_type_id
       join quiz_questions as question on question.quiz_id = quizzes.id
       where course_types.name = $3 and modules."order" <= $4 group by 1
     ), attempt as (
       insert into quiz_attempts (user_id, quiz_id, started_at)
       select people.id, quiz.id, now() from people, quiz returning id, user_id, quiz_id
     )
     select attempt.id as attempt, session.id as session, quiz.questions, quiz.types
     from attempt join session using (user_id) join quiz on quiz.id = attempt.quiz_id`,
    [learners, randomUUID(), typeName, doneModules],
  )
  const path = requestPath(submitAnswer, {})
  const answerTo = (type: string | undefined) =>
    type === 'drag-drop' ? ['B', 'A', 'D', 'C'] : type === 'multi-option' ? 'B' : 'are'
  return rows.map(({ attempt, session, questions, types }) => ({
    session,
    requests: questions.map((questionId, place) => ({
      path,
      body: JSON.stringify({ userQuizId: attempt, questionId, answer: answerTo(types[place]) }),
    })),
  }))
}

export const playerCalls: readonly BenchCall[] = [
  {
    name: 'GET learner’s course',
    limit: 'select',
    required: 3,
    request: async (school) => {
      const { course, headers } = await someLearner(school)
      return { path: requestPath(getLearnerCourse, { params: { id: course } }), headers }
    },
  },
  {
    name: 'GET learner’s module',
    limit: 'select',
    required: 10,
    request: async (school) => {
      const { module, headers } = await someLearner(school)
      return { path: requestPath(getLearnerModule, { params: { id: module } }), headers }
    },
  },
  {
    name: 'POST quiz answer',
    limit: 'select',
    required: 4,
    request: async ({ pool, dataDir }) => ({
      path: '/',
      method: submitAnswer.method,
      rows: await signed(dataDir, await answering(pool, 600)),
    }),
  },
]
