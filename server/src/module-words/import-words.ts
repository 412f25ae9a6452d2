import { maxWords } from '@sohbet/contract/catalogue/module-words'
import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import { say } from '@sohbet/contract/catalogue/say'
import type { Language } from '@sohbet/domain/language'
import { searchFold } from '@sohbet/domain/search-fold'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { requireCourseType } from '../course-types/course-type.reads.ts'
import { allValues, mapRows, refusedCell, reportOf, type CheckedRow } from '../csv/checked-rows.ts'
import type { Db } from '../db/connect.ts'
import { moduleWordLists, moduleWords } from '../db/tables/catalogue/module-words.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { countListEdit } from '../modules/count-list-edit.ts'
import { moduleNamed, type NamedModule } from '../quizzes/import/named-modules.ts'
import { toColumns } from './word-columns.ts'
import { readWordRows } from './words-csv.ts'

type Import = { courseTypeId: string; csv: string; isPreview: boolean }
type Word = { module: string; columns: Awaited<ReturnType<typeof toColumns>> }
type Placed = Word & { moduleId: string }

/** Imports all words of a table at the end of their modules' lists, or none if one has a problem. */
export async function importWords(
  ctx: Context,
  { courseTypeId, csv, isPreview }: Import,
): Promise<TableImport> {
  const { language, now } = ctx
  const read = await mapRows(
    readWordRows(csv, language),
    async ({ module, fields }) => ({ module, columns: await toColumns(ctx, fields) }),
    { pathOf: () => 'audioUrl', language },
  )
  return ctx.db.transaction(async (db) => {
    const choices = await readModules(db, courseTypeId)
    const known = await readKnown(db, choices)
    const rows = refuseFull(
      read.map((row) => placeRow(row, choices, language)),
      known,
      language,
    )
    const words = isPreview ? undefined : allValues(rows)
    if (words) await insert(db, { words, now })
    return {
      rows: reportOf(rows, ({ text, values }) =>
        known.some((one) => one.moduleId === values?.moduleId && searchFold(one.term) === searchFold(text)),
      ),
      imported: words?.length ?? 0,
    }
  })
}

/** They stay until the end of the transaction. */
async function readModules(db: Db, courseTypeId: string): Promise<NamedModule[]> {
  const { id, order, name } = modules
  const found = await db
    .select({ id, order, name })
    .from(modules)
    .where(eq(modules.courseTypeId, courseTypeId))
    .orderBy(asc(order))
    .for('key share')
  if (found.length === 0) await requireCourseType(db, courseTypeId)
  return found
}

const readKnown = (db: Db, choices: readonly NamedModule[]) =>
  db
    .select({ moduleId: moduleWords.moduleId, term: moduleWords.term, position: moduleWords.position })
    .from(moduleWords)
    .where(
      inArray(
        moduleWords.moduleId,
        choices.map(({ id }) => id),
      ),
    )
type Known = Awaited<ReturnType<typeof readKnown>>

function placeRow(
  row: CheckedRow<Word>,
  choices: readonly NamedModule[],
  language: Language,
): CheckedRow<Placed> {
  if (row.problem !== null) return row
  const found = moduleNamed(row.values.module, choices)
  return 'fault' in found
    ? refusedCell(row, { path: 'module', fault: found.fault, language })
    : { ...row, values: { ...row.values, moduleId: found.module.id } }
}

/** Reports the rows that exceed the number of words a module may have. */
function refuseFull(
  rows: readonly CheckedRow<Placed>[],
  known: Known,
  language: Language,
): CheckedRow<Placed>[] {
  const counts = new Map<string, number>()
  for (const { moduleId } of known) counts.set(moduleId, (counts.get(moduleId) ?? 0) + 1)
  return rows.map((row) => {
    if (row.problem !== null) return row
    const count = (counts.get(row.values.moduleId) ?? 0) + 1
    counts.set(row.values.moduleId, count)
    const fault = say('A module has at most 100 words')
    return count > maxWords ? refusedCell(row, { path: 'module', fault, language }) : row
  })
}

async function insert(db: Db, { words, now }: { words: readonly Placed[]; now: Date }): Promise<void> {
  const ids = [...new Set(words.map(({ moduleId }) => moduleId))].toSorted()
  for (const moduleId of ids) await countListEdit(db, moduleWordLists, { moduleId, now })
  // Again, now that the lists are locked
  const known = await db
    .select({ moduleId: moduleWords.moduleId, position: moduleWords.position })
    .from(moduleWords)
    .where(inArray(moduleWords.moduleId, ids))
  const next = new Map(ids.map((id) => [id, 0]))
  for (const { moduleId, position } of known)
    next.set(moduleId, Math.max(next.get(moduleId) ?? 0, position + 1))
  await db.insert(moduleWords).values(
    words.map(({ moduleId, columns }) => {
      const position = next.get(moduleId) ?? 0
      next.set(moduleId, position + 1)
      return { ...columns, moduleId, position, createdAt: now, updatedAt: now }
    }),
  )
}
