import { questionColumns } from '@sohbet/contract/level-tests'

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
    '7.5',
  ],
]

/** Its first mark lets Excel read all letters right. */
const template = `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`

/** A table to begin with. */
export const templateAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`
