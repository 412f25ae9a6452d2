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

/** A table to begin with. Its first mark lets Excel read all letters right. */
export const tableTemplate = `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`
