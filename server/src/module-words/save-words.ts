import type { WordFields, WordList } from '@sohbet/contract/catalogue/module-words'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { moduleWordLists, moduleWords } from '../db/tables/catalogue/module-words.ts'
import { countListEdit } from '../modules/count-list-edit.ts'
import { readWords } from './module-word.reads.ts'
import { toColumns } from './word-columns.ts'

type Save = { moduleId: string; words: readonly WordFields[]; seen: number | undefined }

/** Replaces the words of a module. A word with the id of one of them changes it; the others are new. */
export async function saveWords(ctx: Context, { moduleId, words, seen }: Save): Promise<WordList> {
  const columns = await Promise.all(words.map((word) => toColumns(ctx, word)))
  return ctx.db.transaction(async (db) => {
    await countListEdit(db, moduleWordLists, { moduleId, now: ctx.now, seen })
    const present = await db
      .select({ id: moduleWords.id })
      .from(moduleWords)
      .where(eq(moduleWords.moduleId, moduleId))
    const known = new Set(present.map(({ id }) => id))
    // An id that another admin has removed, or that is named twice, makes a new word
    const ids = words.map(({ id }) => (id !== undefined && known.delete(id) ? id : undefined))
    const staying = ids.flatMap((id) => id ?? [])
    await db
      .delete(moduleWords)
      .where(and(eq(moduleWords.moduleId, moduleId), notInArray(moduleWords.id, staying)))
    // Words may swap their places
    await db.execute(sql`set constraints module_words_position deferred`)
    const rows = columns.map((column, position) => ({
      ...column,
      id: ids[position] ?? sql`uuidv7()`,
      moduleId,
      position,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }))
    if (rows.length > 0)
      await db
        .insert(moduleWords)
        .values(rows)
        .onConflictDoUpdate({
          target: moduleWords.id,
          set: {
            position: sql`excluded.position`,
            term: sql`excluded.term`,
            translation: sql`excluded.translation`,
            example: sql`excluded.example`,
            audioUrl: sql`excluded.audio_url`,
            updatedAt: sql`excluded.updated_at`,
          },
        })
    return readWords({ ...ctx, db }, moduleId)
  })
}
