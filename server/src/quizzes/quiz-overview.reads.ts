import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { listQuizzes } from '@sohbet/contract/catalogue/quiz-overview'
import { hardest } from '@sohbet/domain/quiz/hardest'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/search.ts'

type Query = Parsed<typeof listQuizzes>['query']

const searches = {
  moduleName: sql`search_fold("moduleName")`,
  typeName: sql`search_fold("typeName")`,
}
const sortColumns: Record<NonNullable<Query['sortBy']>['field'], SQL> = {
  moduleName: sql`"moduleName" collate "tr-x-icu"`,
  typeName: sql`"typeName" collate "tr-x-icu"`,
  questionCount: sql`"questionCount"`,
  attemptCount: sql`"attemptCount"`,
  averageResult: sql`"averageResult"`,
}

const rows = z.array(
  z.object({
    id: z.string(),
    moduleId: z.string(),
    moduleName: z.string(),
    moduleOrder: z.number(),
    courseTypeId: z.string(),
    typeName: z.string(),
    questionCount: z.coerce.number(),
    attemptCount: z.coerce.number(),
    completedCount: z.coerce.number(),
    averageResult: z.coerce.number().nullable(),
    total: z.coerce.number(),
    hardest: z.array(
      z.object({ id: z.string(), content: z.string(), answerCount: z.number(), correctShare: z.number() }),
    ),
  }),
)

const counted = sql`
  select quiz.id, module.id as "moduleId", module.name as "moduleName", module."order" as "moduleOrder",
    type.id as "courseTypeId", type.name as "typeName",
    (select count(*) from quiz_questions as question where question.quiz_id = quiz.id) as "questionCount",
    coalesce(taken.begun, 0) as "attemptCount", coalesce(taken.completed, 0) as "completedCount",
    round(taken.average) as "averageResult"
  from quizzes as quiz join modules as module on module.id = quiz.module_id
  join course_types as type on type.id = module.course_type_id
  left join (select quiz_id, count(*) as begun, count(completed_at) as completed,
      avg(100.0 * correct_count / nullif(question_count, 0)) as average
    from quiz_attempts group by quiz_id) as taken on taken.quiz_id = quiz.id`

const hardestOfQuiz = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'content', content, 'answerCount', answers,
    'correctShare', share) order by share, id), '[]')
  from (select question.id, question.content, count(*) as answers,
      round(100.0 * count(*) filter (where (given.value ->> 'isCorrect')::boolean) / count(*)) as share
    from (select attempt.answers from quiz_attempts as attempt
      where attempt.quiz_id = page.id and attempt.completed_at is not null
      order by attempt.completed_at desc limit ${hardest.newestAttempts}) as newest
    cross join lateral jsonb_each(newest.answers) as given
    join quiz_questions as question on question.id = given.key::uuid
    group by question.id, question.content having count(*) >= ${hardest.leastAnswers}
    order by share, question.id limit ${hardest.shown}) as hard)`

/** One statement: the hardest questions are computed for the quizzes of the page only. */
export async function readQuizzes(db: Db, query: Query): Promise<Reply<typeof listQuizzes>> {
  const { pageIndex, pageSize, sortBy, searchText, searchColumn } = query
  const direction = sortBy?.direction === 'desc' ? sql`desc nulls last` : sql`asc nulls last`
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  const pattern = likePattern(searchText)
  const found = sql.join(
    wanted.map((column) => sql`${column} like search_fold(${pattern}::text)`),
    sql` or `,
  )
  const order = sortBy
    ? sql`${sortColumns[sortBy.field]} ${direction}, id`
    : sql`"typeName" collate "tr-x-icu", "courseTypeId", "moduleOrder"`
  const answer = await db.execute(sql`
    with page as (
      select counted.*, count(*) over () as total, row_number() over (order by ${order}) as place
      from (${counted}) as counted where ${searchText === '' ? sql`true` : sql`(${found})`}
      order by ${order} limit ${pageSize} offset ${pageIndex * pageSize})
    select page.*, ${hardestOfQuiz} as hardest from page order by place`)
  const data = rows.parse(answer.rows)
  return {
    data: data.map(({ total: _total, ...quiz }) => quiz),
    totalCount: data[0]?.total ?? 0,
  }
}
