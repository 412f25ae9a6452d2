import { quizQuestionFields, type QuizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { quizTable } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { hasOptions, questionTypes, type QuestionType } from '@sohbet/domain/quiz/question'
import { checkRow, type CheckedRow } from '../../csv/checked-rows.ts'
import { optionsOf, questionColumnOf } from '../../csv/option-columns.ts'
import { foldedName, readTable, type TableRow } from '../../csv/read-table.ts'

type Row = TableRow<(typeof quizTable.columns)[number]>
/** A question with the cell that names its module. */
export type NamedQuestion = { module: string; fields: QuizQuestionFields }

/** Turkish names of the columns, and short ones. */
const otherNames = {
  module: ['modul', 'modulno', 'moduleno', 'modulename', 'moduladi'],
  content: ['question', 'text', 'soru', 'sorumetni', 'soruicerigi', 'icerik'],
  questionType: ['type', 'tur', 'soruturu'],
  sourceType: ['source', 'kaynak', 'kaynakturu'],
  optionA: ['a', 'seceneka'],
  optionB: ['b', 'secenekb'],
  optionC: ['c', 'secenekc'],
  optionD: ['d', 'secenekd'],
  correctAnswer: ['answer', 'cevap', 'dogrucevap'],
  acceptedAnswers: ['alsoaccepted', 'kabuledilencevaplar', 'digercevaplar'],
  explanation: ['aciklama'],
  audioUrl: ['audio', 'ses', 'sesbaglantisi', 'sesurl'],
} as const

/** Question types as the screens name them, folded. */
const typeNames: Record<QuestionType, readonly string[]> = {
  'multi-option': ['multioption', 'multiplechoice', 'coktansecmeli'],
  fill_blank: ['fillblank', 'fillintheblank', 'boslukdoldurma'],
  sentence: ['sentence', 'cumle'],
  'drag-drop': ['dragdrop', 'draganddrop', 'suruklebirak'],
}
const sourceNames: Readonly<Record<string, string>> = { metin: 'text', ses: 'audio' }

export const readQuestions = (csv: string, language: Language): CheckedRow<NamedQuestion>[] =>
  readTable(csv, { ...quizTable, otherNames }).map((row) => readQuestion(row, language))

function readQuestion({ line, cell }: Row, language: Language): CheckedRow<NamedQuestion> {
  const content = cell('content')
  const named = foldedName(cell('questionType'))
  const type = questionTypes.find((one) => typeNames[one].includes(named))
  const source = foldedName(cell('sourceType')) || (cell('audioUrl') ? 'audio' : 'text')
  const row = checkRow({
    line,
    text: content,
    schema: quizQuestionFields,
    input: {
      content,
      questionType: type ?? named,
      sourceType: sourceNames[source] ?? source,
      options: type && hasOptions(type) ? optionsOf(cell) : [],
      correctAnswer: type === 'multi-option' ? cell('correctAnswer').toUpperCase() : cell('correctAnswer'),
      acceptedAnswers: cell('acceptedAnswers')
        .split(quizTable.answerSeparator)
        .map((answer) => answer.trim())
        .filter((answer) => answer !== ''),
      explanation: cell('explanation'),
      audioUrl: cell('audioUrl'),
    },
    columnOf: questionColumnOf,
    language,
  })
  const module = cell('module')
  return row.problem === null ? { ...row, values: { module, fields: row.values } } : row
}
