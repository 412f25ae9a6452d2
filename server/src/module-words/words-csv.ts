import { wordFields, type WordFields } from '@sohbet/contract/catalogue/module-words'
import { wordTable } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { checkRow, type CheckedRow } from '../csv/checked-rows.ts'
import { readTable } from '../csv/read-table.ts'

/** A word with the cell that names its module. */
type NamedWord = { module: string; fields: WordFields }

/** Turkish names of the columns, and short ones. */
const otherNames = {
  module: ['modul', 'modulno', 'moduleno', 'modulename', 'moduladi'],
  term: ['word', 'phrase', 'english', 'ingilizce', 'kelime', 'ifade'],
  translation: ['turkish', 'turkce', 'ceviri', 'anlam', 'anlami'],
  example: ['ornek', 'ornekcumle'],
  audioUrl: ['audio', 'ses', 'sesbaglantisi', 'sesurl'],
} as const

export const readWordRows = (csv: string, language: Language): CheckedRow<NamedWord>[] =>
  readTable(csv, { ...wordTable, otherNames }).map(({ line, cell, heading }) => {
    const row = checkRow({
      line,
      text: cell('term'),
      schema: wordFields,
      input: {
        term: cell('term'),
        translation: cell('translation'),
        example: cell('example'),
        audioUrl: cell('audioUrl'),
      },
      columnOf: heading,
      language,
    })
    return row.problem === null ? { ...row, values: { module: cell('module'), fields: row.values } } : row
  })
