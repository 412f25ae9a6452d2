import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { pipelined } from '../db/pipeline.ts'
import { preparedSql } from '../db/prepared.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { documentFiles } from '../media/document-files.ts'
import { refuseClosed, seats, seatsIn } from './standing.ts'
import { readTypeContent } from './type-content.ts'
import { toWork, workOfProgress, workRow } from './work.ts'

/** What decides whether a module is open to its reader, and what they have done of it; as one value, which is cheap. */
const moduleOfLearner = preparedSql('module_of_learner', {
  statement: sql`
    select json_build_object('typeId', type.id, 'revision', type.revision,
      'seats', ${seatsIn(sql`type.id`)},
      'work', (select ${workOfProgress} from module_progress as progress
        where progress.module_id = module.id and progress.user_id = ${sql.placeholder('userId')})) as found
    from modules as module join course_types as type on type.id = module.course_type_id
    where module.id = ${sql.placeholder('id')}`,
  row: z.object({
    found: z.object({
      typeId: z.string(),
      revision: z.number(),
      seats,
      work: workRow.nullable(),
    }),
  }),
})

/** A module that is open to the caller. */
export async function requireOpenModule(
  ctx: Pick<SignedInContext, 'db' | 'actor' | 'now' | 'language'>,
  id: string,
) {
  const [row] = await moduleOfLearner(pipelined(ctx.db), { id, userId: ctx.actor.userId })
  const content = row && (await readTypeContent(ctx.db, row.found))
  const module = content?.find((one) => one.id === id)
  if (!row || !content || !module) throw new AppError('MODULE_NOT_FOUND')
  const { found } = row
  refuseClosed({ seats: found.seats, moduleCount: content.length, place: module.place }, ctx)
  return { module, work: found.work ?? undefined }
}

export async function readLearnerModule(ctx: SignedInContext, id: string): Promise<LearnerModule> {
  const { module, work } = await requireOpenModule(ctx, id)
  const opened = work?.openedDocs ?? []
  return {
    id: module.id,
    name: module.name,
    order: module.order,
    description: module.description,
    video: { title: module.videoTitle, description: module.videoDescription, source: module.videoSource },
    docs: module.docs.map(({ id: docId, title, description, source }) => ({
      id: docId,
      title,
      description,
      source: documentFiles.opensAt(ctx, source),
      isOpened: opened.includes(docId),
    })),
    quiz: module.quizId === null ? null : { id: module.quizId, questionCount: module.questionCount },
    work: toWork(work, module),
  }
}
