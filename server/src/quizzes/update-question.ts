import type { KeyedQuizQuestion, QuizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { quizQuestions } from '../db/tables/catalogue/quizzes.ts'
import { AppError } from '../errors/app-error.ts'
import type { Context } from '../context/context.ts'
import { toColumns, toKeyedQuestion } from './question-rows.ts'
import { isQuestion, type QuestionName } from './quiz.repository.ts'
import { queuePictureRemoval } from './remove-unused-picture.ts'

const columns = getTableColumns(quizQuestions)
const changed = [
  'content',
  'sourceType',
  'questionType',
  'options',
  'correctAnswer',
  'acceptedAnswers',
  'explanation',
  'audioUrl',
  'updatedAt',
] as const satisfies (keyof typeof columns)[]

const saveQuestion = prepared((db) =>
  db
    .update(quizQuestions)
    .set({
      ...Object.fromEntries(
        changed.map((name): [string, SQL] => [name, sql`${sql.param(sql.placeholder(name), columns[name])}`]),
      ),
      imageVersion: sql`case when not ${sql.placeholder('isPictureLeaving')}::bool then ${quizQuestions.imageVersion} end`,
    })
    .where(isQuestion({ quizId: sql.placeholder('quizId'), questionId: sql.placeholder('questionId') }))
    .returning({ ...columns, hadPicture: sql<boolean>`old.image_version is not null` })
    .prepare('save_quiz_question'),
)

export async function updateQuestion(
  ctx: Context,
  { fields, ...name }: QuestionName & { fields: QuizQuestionFields },
): Promise<KeyedQuizQuestion> {
  const isPictureLeaving = fields.imageUrl === null
  const [row] = await saveQuestion(ctx.db).execute({
    ...name,
    ...(await toColumns(ctx, fields)),
    updatedAt: ctx.now,
    isPictureLeaving,
  })
  if (!row) throw new AppError('NOT_FOUND')
  if (isPictureLeaving && row.hadPicture) await queuePictureRemoval(ctx, row.id)
  return toKeyedQuestion(ctx, row)
}
