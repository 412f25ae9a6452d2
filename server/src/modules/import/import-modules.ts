import { say } from '@sohbet/contract/catalogue/say'
import type { ModuleFields } from '@sohbet/contract/catalogue/modules'
import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { searchFold } from '@sohbet/domain/search-fold'
import { eq } from 'drizzle-orm'
import { allValues, mapRows, refusedCell, reportOf, type CheckedRow } from '../../csv/checked-rows.ts'
import type { Db } from '../../db/connect.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import type { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { lockModulesOf, toColumns } from '../module.repository.ts'
import { storeOpenModulesOfType } from '../store-open-modules.ts'
import { readModules } from './modules-csv.ts'

type Import = { courseTypeId: string; csv: string; isPreview: boolean }
type NewModule = { order: number; isDraft: boolean; columns: Awaited<ReturnType<typeof toColumns>> }

/** Imports all modules of a table, or none if one has a problem. Existing modules stay where they are. */
export async function importModules(
  ctx: Context,
  { courseTypeId, csv, isPreview }: Import,
): Promise<TableImport> {
  const { language, now } = ctx
  const nextOrder = Math.max(0, ...(await readPresent(ctx.db, courseTypeId)).map(({ order }) => order)) + 1
  const read = await mapRows(
    readModules(csv, { nextOrder, language }),
    (fields) => toNewModule(ctx, fields),
    { pathOf: pathOfMissing, language },
  )
  return ctx.db.transaction(async (db) => {
    await lockModulesOf(db, courseTypeId)
    const present = await readPresent(db, courseTypeId)
    const rows = refuseTaken(read, new Set(present.map(({ order }) => order)), language)
    const added = isPreview ? undefined : allValues(rows)
    if (added) {
      await storeOpenModulesOfType(db, { courseTypeId, now })
      const made = { courseTypeId, createdAt: now, updatedAt: now }
      await db
        .insert(modules)
        .values(added.map(({ columns, ...place }) => ({ ...columns, ...made, ...place })))
    }
    const known = new Set(present.map(({ name }) => searchFold(name)))
    return {
      rows: reportOf(rows, ({ text }) => known.has(searchFold(text))).map((row, index) => ({
        ...row,
        isDraft: rows[index]?.values?.isDraft ?? false,
      })),
      imported: added?.length ?? 0,
    }
  })
}

const readPresent = (db: Db, courseTypeId: string) =>
  db
    .select({ order: modules.order, name: modules.name })
    .from(modules)
    .where(eq(modules.courseTypeId, courseTypeId))

const toNewModule = async (ctx: Context, fields: ModuleFields): Promise<NewModule> => ({
  order: fields.order,
  isDraft: fields.isDraft ?? false,
  columns: await toColumns(ctx, fields),
})

/** The field of the missing file that the error names. */
function pathOfMissing({ about }: AppError, { video, docs }: ModuleFields): string {
  if (video.source === about) return 'video.source'
  return `docs.${docs.findIndex(({ source }) => source === about)}.source`
}

/** Reports rows whose number another module has. */
function refuseTaken(
  rows: readonly CheckedRow<NewModule>[],
  taken: ReadonlySet<number>,
  language: Language,
): CheckedRow<NewModule>[] {
  const seen = new Set<number>()
  return rows.map((row) => {
    if (row.problem !== null) return row
    const { order } = row.values
    const fault = taken.has(order)
      ? say('There is a module with this number already')
      : seen.has(order) && say('The same number stands in an earlier row')
    seen.add(order)
    return fault ? refusedCell(row, { path: 'order', fault, language }) : row
  })
}
