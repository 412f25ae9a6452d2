import { questionColumns } from '@sohbet/contract/catalogue/level-tests'
import type { Language } from '@sohbet/domain/language'
import { spreadsheetSigns } from '@sohbet/domain/spreadsheet'

const rows = [
  questionColumns,
  ['text', 'She ___ tea every morning.', 'drink', 'drinks', 'drinking', 'drunk', 'B', '', ''],
  [
    'listening',
    'What does he order?',
    'Tea',
    'Coffee',
    'Water',
    'Juice',
    'A',
    'https://example.com/order.mp3',
    '7',
  ],
]

/** An example table; none of its cells contains the delimiter. */
export function templateAddress(language: Language): string {
  const { delimiter } = spreadsheetSigns[language]
  // The byte order mark lets Excel read all letters
  const template = `\uFEFF${rows.map((row) => row.join(delimiter)).join('\r\n')}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`
}
