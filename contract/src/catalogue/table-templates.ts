import type { Language } from '@sohbet/domain/language'
import { questionColumns } from '../level-tests/level-tests.ts'
import { moduleTable, quizTable, wordTable } from './table-import.ts'

/** Example tables that an admin can download, fill in and import. */
type Rows = readonly (readonly string[])[]

export const levelTestTemplate: Rows = [
  questionColumns,
  [
    'text',
    'She ___ tea every morning.',
    'drink',
    'drinks',
    'drinking',
    'drunk',
    'B',
    '',
    '',
    '',
    'grammar',
    'A1',
  ],
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
    '',
    'listening',
    'A1',
  ],
]

const optionNames = ['Seçenek A', 'Seçenek B', 'Seçenek C', 'Seçenek D']

const quizHead: Record<Language, readonly string[]> = {
  en: quizTable.columns,
  tr: [
    'Modül',
    'Soru',
    'Tür',
    'Kaynak',
    ...optionNames,
    'Doğru cevap',
    'Diğer cevaplar',
    'Açıklama',
    'Ses bağlantısı',
  ],
}

/** One row of each question type. */
const quizRows: Rows = [
  [
    '1',
    'She ___ tea.',
    'multi-option',
    'text',
    'drink',
    'drinks',
    'drank',
    'drunk',
    'B',
    '',
    'Third person.',
    '',
  ],
  ['1', 'I ___ from Izmir.', 'fill_blank', 'text', '', '', '', '', 'am', "'m", '', ''],
  ['2', 'Say your name.', 'sentence', 'text', '', '', '', '', 'My name is Ada', "I'm Ada | I am Ada", '', ''],
  ['2', 'Put in order.', 'drag-drop', 'text', 'Where', 'are', 'you', 'from?', '', '', '', ''],
]

/** A quiz needs no column that names its module. */
export const quizTemplate = (language: Language, { withModule }: { withModule: boolean }): Rows =>
  [quizHead[language], ...quizRows].map((row) => row.slice(withModule ? 0 : 1))

const documentNames = [1, 2, 3, 4].flatMap((place) => [
  `Belge ${place} başlığı`,
  `Belge ${place} açıklaması`,
  `Belge ${place}`,
])

const moduleHead: Record<Language, readonly string[]> = {
  en: moduleTable.columns,
  tr: ['No', 'Ad', 'Açıklama', 'Durum', 'Video başlığı', 'Video açıklaması', 'Video', ...documentNames],
}

const statusNames: Record<Language, readonly string[]> = {
  en: ['published', 'draft'],
  tr: ['yayında', 'taslak'],
}

const moduleRows = ([published = '', draft = '']: readonly string[]): Rows => [
  [
    '1',
    'Saying hello',
    'How people greet each other.',
    published,
    'Hello in London',
    'Two friends meet.',
    'https://vimeo.com/76979871',
    'Notes',
    'The words of the video.',
    'https://example.com/hello.pdf',
  ],
  [
    '2',
    'Ordering tea',
    'At the counter.',
    draft,
    '',
    '',
    'https://vimeo.com/76979871',
    '',
    '',
    'https://example.com/tea.pdf',
  ],
]

export const moduleTemplate = (language: Language): Rows => [
  moduleHead[language],
  ...moduleRows(statusNames[language]),
]

const wordHead: Record<Language, readonly string[]> = {
  en: wordTable.columns,
  tr: ['Modül', 'İngilizce', 'Türkçe', 'Örnek', 'Ses bağlantısı'],
}

export const wordTemplate = (language: Language): Rows => [
  wordHead[language],
  ['1', 'See you around.', 'Görüşürüz.', 'I have to go. See you around!', ''],
  [
    '2',
    'a flat white',
    'sütlü espresso',
    'Can I get a flat white, please?',
    'https://example.com/flat-white.mp3',
  ],
]
