import type { WordList } from '@sohbet/contract/catalogue/module-words'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { moduleWordLists, moduleWords } from '../db/tables/catalogue/module-words.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { AppError } from '../errors/app-error.ts'
import { audioFiles } from '../quizzes/audio-files.ts'

/** In their order. A list that was never saved has revision 0. */
export async function readWords(
  ctx: Pick<Context, 'db' | 'links' | 'now'>,
  moduleId: string,
): Promise<WordList> {
  const { id, term, translation, example, audioUrl } = moduleWords
  const rows = await ctx.db
    .select({ revision: moduleWordLists.revision, word: { id, term, translation, example, audioUrl } })
    .from(modules)
    .leftJoin(moduleWordLists, eq(moduleWordLists.moduleId, modules.id))
    .leftJoin(moduleWords, eq(moduleWords.moduleId, modules.id))
    .where(eq(modules.id, moduleId))
    .orderBy(asc(moduleWords.position))
  const [first] = rows
  if (!first) throw new AppError('MODULE_NOT_FOUND')
  return {
    words: rows.flatMap(({ word }) =>
      word ? [{ ...word, playUrl: word.audioUrl && audioFiles.opensAt(ctx, word.audioUrl) }] : [],
    ),
    revision: first.revision ?? 0,
  }
}
