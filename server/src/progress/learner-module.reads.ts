import type { LearnerModule } from '@sohbet/contract/progress'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedInContext } from '../http/context.ts'
import { documentFiles } from '../modules/document-files.ts'
import { refuseClosed, standing, standingColumns } from './standing.ts'
import { docIdOf, toWork, workColumns, workRow } from './work.ts'

const document = z.object({ title: z.string(), description: z.string(), source: z.string() })

/** A module, what its reader has done of it, and whether it is open to them. */
const moduleOfLearner = preparedSql('module_of_learner', {
  statement: sql`
    select module.id, module.name, module."order", module.description, module.video_title, module.video_description,
      module.video_source, module.docs, quiz.id as quiz_id,
      (select count(*)::int from quiz_questions where quiz_id = quiz.id) as question_count,
      ${workColumns}, ${standingColumns}
    from modules as module
    left join quizzes as quiz on quiz.module_id = module.id
    left join module_progress as progress
      on progress.module_id = module.id and progress.user_id = ${sql.placeholder('userId')}
    where module.id = ${sql.placeholder('id')}`,
  row: z.object({
    id: z.string(),
    name: z.string(),
    order: z.number(),
    description: z.string(),
    video_title: z.string(),
    video_description: z.string(),
    video_source: z.string(),
    docs: z.array(document),
    quiz_id: z.string().nullable(),
    question_count: z.number(),
    ...workRow,
    ...standing,
  }),
})

/** A module that is open to the caller. */
export async function requireOpenModule(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now' | 'language'>,
  id: string,
) {
  const [row] = await moduleOfLearner(ctx.db, { id, userId: ctx.actor.userId })
  if (!row) throw new AppError('MODULE_NOT_FOUND')
  refuseClosed(row, ctx)
  return row
}

export async function readLearnerModule(ctx: SignedInContext, id: string): Promise<LearnerModule> {
  const row = await requireOpenModule(ctx, id)
  const opened = row.opened_docs ?? []
  return {
    id: row.id,
    name: row.name,
    order: row.order,
    description: row.description,
    video: { title: row.video_title, description: row.video_description, source: row.video_source },
    docs: row.docs.map(({ title, description, source }) => {
      const docId = docIdOf(source)
      return {
        id: docId,
        title,
        description,
        source: documentFiles.opensAt(ctx, source),
        isOpened: opened.includes(docId),
      }
    }),
    quiz: row.quiz_id === null ? null : { id: row.quiz_id, questionCount: row.question_count },
    work: toWork(row, { docs: row.docs, quizId: row.quiz_id }),
  }
}
