import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { exportMovements as contract } from '@sohbet/contract/selling/papers'
import { writeLines, writeTable } from '../csv/write-table.ts'
import type { SignedInContext } from '../context/context.ts'
import { headings, toLine } from './movement-columns.ts'
import { readMovementsPage, type Movement } from './movements.reads.ts'

/** Movements per query; other requests are served between two of them. */
const atOnce = 2000

/** Every movement of money between two days of the school, for the accountant. */
export async function exportMovements(
  { db, language }: SignedInContext,
  { from, to }: Parsed<typeof contract>['query'],
  limit = atOnce,
): Promise<Reply<typeof contract>> {
  const parts = [writeTable(Object.values(headings[language]), [], language)]
  let last: Movement | undefined
  do {
    const rows: Movement[] = await readMovementsPage(db, { from, to, after: last ?? null, limit })
    parts.push(
      writeLines(
        rows.map((row) => toLine(row, language)),
        language,
      ),
    )
    last = rows.length === limit ? rows.at(-1) : undefined
  } while (last)
  return { fileName: `movements-${from}-${to}.csv`, csv: parts.join('') }
}
