import { requestPath } from '@sohbet/contract/request'
import { updateQuizQuestion } from '@sohbet/contract/catalogue/quizzes'
import type { Pool } from 'pg'
import type { Request } from '../measure.ts'

const quizCount = 50
const questionCount = 20
const savesOfEach = 100
const typeName = 'Bench quizzes'

/** Creates quizzes of 20 questions unless they exist, and returns requests that change their questions. */
export async function questionSaves(pool: Pool, headers: Record<string, string>): Promise<Request[][]> {
  await pool.query(
    `with type as (
       insert into course_types (name, description) select $1, 'For the bench'
       where not exists (select from course_types where name = $1) returning id
     ), made as (
       insert into modules (course_type_id, "order", name, description, video_title, video_description, video_source, docs)
       select type.id, n, 'Module ' || n, 'd', 't', 'd', '76979871',
         '[{"title": "t", "description": "d", "source": "https://bench.test/a.pdf"}]'::jsonb
       from type, generate_series(1, $2::int) as n returning id
     ), quiz as (
       insert into quizzes (module_id) select id from made returning id
     )
     insert into quiz_questions (quiz_id, position, content, source_type, question_type, correct_answer)
     select quiz.id, n, 'How ___ you?', 'text', 'fill_blank', 'are' from quiz, generate_series(0, $3::int - 1) as n`,
    [typeName, quizCount, questionCount],
  )
  const { rows } = await pool.query<{ quiz: string; question: string }>(
    `select quiz_id as quiz, question.id as question
     from quiz_questions as question join quizzes on quizzes.id = quiz_id
     join modules on modules.id = module_id join course_types on course_types.id = course_type_id
     where course_types.name = $1`,
    [typeName],
  )
  return rows.map(({ quiz, question }) => {
    const path = requestPath(updateQuizQuestion, { params: { quizId: quiz, questionId: question } })
    return Array.from({ length: savesOfEach }, (_, turn) => ({
      path,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        content: `How ___ you, for the time ${turn}?`,
        sourceType: 'text',
        questionType: 'fill_blank',
        correctAnswer: 'are',
        acceptedAnswers: ["'re"],
        explanation: 'You and are go together.',
      }),
    }))
  })
}
