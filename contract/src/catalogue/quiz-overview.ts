import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id } from '../fields.ts'
import { page, tableQuery } from '../paging.ts'

export const quizColumns = {
  sortable: ['moduleName', 'typeName', 'questionCount', 'attemptCount', 'averageResult'],
  searchable: ['moduleName', 'typeName'],
} as const

const quizRow = z.object({
  id,
  moduleId: id,
  moduleName: z.string(),
  /** Its position among the modules of its type. */
  moduleOrder: z.number().int(),
  courseTypeId: id,
  typeName: z.string(),
  questionCount: z.number().int(),
  /** Started attempts; a restarted one counts once. */
  attemptCount: z.number().int(),
  completedCount: z.number().int(),
  /** Over completed attempts, in per cent; null when there are none. */
  averageResult: z.number().int().nullable(),
  /** The questions with the lowest share of right answers in the newest attempts, hardest first. */
  hardest: z.array(
    z.object({ id, content: z.string(), answerCount: z.number().int(), correctShare: z.number().int() }),
  ),
})
export type QuizRow = z.infer<typeof quizRow>

export const listQuizzes = endpoint({
  method: 'GET',
  path: '/quizes', // sic
  summary: 'List all quizzes with their attempts, results and hardest questions',
  access: only('admin'),
  query: tableQuery(quizColumns),
  reply: page(quizRow),
})
