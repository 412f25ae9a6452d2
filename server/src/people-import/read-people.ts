import { importColumns, maxImportRows, type ImportColumn } from '@sohbet/contract/people/people-import'
import { searchFold } from '@sohbet/domain/search-fold'
import { readRecords } from '../csv/read-records.ts'
import { fromCell } from '../csv/spreadsheet-cells.ts'
import { AppError } from '../errors/app-error.ts'

export type PersonCells = { line: number; cells: Record<ImportColumn, string> }

/** Names of the columns, folded: lower case without Turkish dots, spaces and signs. */
const headings: Record<ImportColumn, readonly string[]> = {
  name: ['name', 'fullname', 'username', 'learner', 'ad', 'adsoyad', 'isim', 'ogrenci', 'kullaniciadi'],
  email: ['email', 'emailaddress', 'eposta', 'epostaadresi'],
  language: ['language', 'dil'],
  course: ['course', 'kurs'],
  plan: ['plan', 'paket'],
  price: ['price', 'fiyat', 'ucret'],
  paid: ['paid', 'odenen'],
  note: ['note', 'not'],
}

const folded = (name: string): string => searchFold(name).replaceAll(/[^a-z]/g, '')

/** The rows of a file by column, in any order of columns; unknown columns are ignored. */
export function readPeople(csv: string): PersonCells[] {
  const [head, ...rows] = readRecords(csv, ['name', 'email'])
  const names = head?.record.map(folded) ?? []
  const places = new Map(
    importColumns.map((column) => [column, names.findIndex((name) => headings[column].includes(name))]),
  )
  const cellOf = (record: readonly string[], column: ImportColumn) =>
    fromCell(record[places.get(column) ?? -1] ?? '').trim()
  if (places.get('name') === -1 || places.get('email') === -1) throw new AppError('INVALID_PEOPLE_CSV')
  if (rows.length > maxImportRows) throw new AppError('TOO_MANY_PEOPLE', { about: String(maxImportRows) })
  return rows.map(({ record, info }) => ({
    line: info.lines,
    cells: {
      name: cellOf(record, 'name'),
      email: cellOf(record, 'email'),
      language: cellOf(record, 'language'),
      course: cellOf(record, 'course'),
      plan: cellOf(record, 'plan'),
      price: cellOf(record, 'price'),
      paid: cellOf(record, 'paid'),
      note: cellOf(record, 'note'),
    },
  }))
}
