import { moduleFields, type ModuleFields } from '@sohbet/contract/catalogue/modules'
import { say } from '@sohbet/contract/catalogue/say'
import { moduleTable } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { checkRow, refusedCell, type CheckedRow } from '../../csv/checked-rows.ts'
import { foldedName, readTable, type TableRow } from '../../csv/read-table.ts'

type Column = (typeof moduleTable.columns)[number]
type Row = TableRow<Column>

/** The status as a cell names it, folded. */
const draftWords = new Set(['draft', 'taslak'])
const publishedWords = new Set(['published', 'yayinda'])
const documentPlaces = [1, 2, 3, 4] as const

/** Turkish names of the columns, and short ones. */
const otherNames: Partial<Record<Column, readonly string[]>> = {
  order: ['no', 'number', 'moduleno', 'sira', 'modulno'],
  name: ['title', 'modulename', 'ad', 'baslik', 'moduladi', 'modul'],
  description: ['aciklama'],
  status: ['durum'],
  videoTitle: ['videobaslik', 'videobasligi'],
  videoDescription: ['videoaciklama', 'videoaciklamasi'],
  videoSource: ['video', 'videourl', 'videokaynak', 'videokaynagi', 'videobaglantisi'],
  ...Object.fromEntries(
    documentPlaces.flatMap((place) => [
      [`document${place}Title`, [`belge${place}baslik`, `belge${place}basligi`]],
      [`document${place}Description`, [`belge${place}aciklama`, `belge${place}aciklamasi`]],
      [`document${place}Source`, [`document${place}`, `belge${place}`, `belge${place}baglantisi`]],
    ]),
  ),
}

/** `nextOrder` is the number of the first row without one; it counts on from the row before. */
export function readModules(
  csv: string,
  { nextOrder, language }: { nextOrder: number; language: Language },
): CheckedRow<ModuleFields>[] {
  let next = nextOrder
  return readTable(csv, { ...moduleTable, otherNames }).map((row) => {
    const given = row.cell('order')
    const order = given === '' ? next : Number(given)
    if (Number.isSafeInteger(order)) next = order + 1
    return readModule(row, order, language)
  })
}

function readModule(
  { line, cell, heading }: Row,
  order: number,
  language: Language,
): CheckedRow<ModuleFields> {
  const name = cell('name')
  const description = cell('description')
  const status = foldedName(cell('status'))
  const docs = documentPlaces
    .map((place) => ({
      title: cell(`document${place}Title`) || name,
      description: cell(`document${place}Description`) || description,
      source: cell(`document${place}Source`),
      isNamed: cell(`document${place}Title`) + cell(`document${place}Description`) !== '',
      place,
    }))
    .filter(({ source, isNamed }) => source !== '' || isNamed)
  const row = checkRow({
    line,
    text: name,
    schema: moduleFields,
    input: {
      name,
      description,
      order,
      video: {
        title: cell('videoTitle') || name,
        description: cell('videoDescription') || description,
        source: cell('videoSource'),
      },
      isDraft: draftWords.has(status) || cell('videoSource') === '' || docs.length === 0,
      docs: docs.map(({ title, description: about, source }) => ({ title, description: about, source })),
    },
    columnOf: (path) => heading(columnOf(path, docs)),
    language,
  })
  if (cell('status') === '' || draftWords.has(status) || publishedWords.has(status)) return row
  return refusedCell(row, { path: 'status', fault: say('Must be draft, published or empty'), language })
}

/** `video.title` is videoTitle; `docs.0.source` is the source of the first given document. */
function columnOf(path: string, docs: readonly { place: number }[]): string {
  const [field = '', index = '', part = ''] = path.split('.')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  if (field === 'video') return `video${capital(index)}`
  return field === 'docs' ? `document${docs[Number(index)]?.place ?? 1}${capital(part || 'source')}` : field
}
