import { quizQuestionFields, type QuizQuestionFields } from '@sohbet/contract/catalogue/quiz-questions'
import { say } from '@sohbet/contract/catalogue/say'
import { quizTable } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { hasOptions, optionIds, questionTypes, type QuestionType } from '@sohbet/domain/quiz/question'
import { checkRow, refusedCell, type CheckedRow } from '../../csv/checked-rows.ts'
import { optionsOf, questionColumnOf } from '../../csv/option-columns.ts'
import { foldedName, readTable, type TableRow } from '../../csv/read-table.ts'

type Row = TableRow<(typeof quizTable.columns)[number]>
/** A question with the cell that names its module. */
type NamedQuestion = { module: string; fields: QuizQuestionFields }

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

function readQuestion({ line, cell, heading }: Row, language: Language): CheckedRow<NamedQuestion> {
  const content = cell('content')
  const { type, key, faults } = readType(cell)
  const source = foldedName(cell('sourceType')) || (cell('audioUrl') ? 'audio' : 'text')
  const row = checkRow({
    line,
    text: content,
    schema: quizQuestionFields,
    input: {
      content,
      questionType: type,
      sourceType: sourceNames[source] ?? source,
      options: optionsOf(cell).filter(() => type !== undefined && hasOptions(type)),
      correctAnswer: key,
      acceptedAnswers: cell('acceptedAnswers')
        .split(quizTable.answerSeparator)
        .map((answer) => answer.trim())
        .filter((answer) => answer !== ''),
      explanation: cell('explanation'),
      audioUrl: cell('audioUrl'),
    },
    columnOf: (path) => heading(questionColumnOf(path)),
    language,
  })
  const module = cell('module')
  const named: CheckedRow<NamedQuestion> =
    row.problem === null ? { ...row, values: { module, fields: row.values } } : row
  return faults.reduce((one, [path, fault]) => refusedCell(one, { path, fault, language }), named)
}

/** The type and the right answer. The form cannot send a wrong type or letter, so its schema has no words for them. */
function readType(cell: Row['cell']) {
  const named = foldedName(cell('questionType'))
  const known = questionTypes.find((one) => typeNames[one].includes(named))
  const given = cell('correctAnswer')
  const letter = optionIds.find((one) => one === given.toUpperCase())
  const isLetterWrong = known === 'multi-option' && given !== '' && !letter
  const faults: [path: string, fault: string][] = []
  if (isLetterWrong) faults.push(['correctAnswer', say('Must be A to D')])
  if (!known && named !== '')
    faults.push(['questionType', say('Must be multi-option, fill_blank, sentence or drag-drop')])
  return {
    // Stands in for a wrong one, so that the other cells are checked too
    type: known ?? (named === '' ? undefined : 'sentence'),
    key: known === 'multi-option' && given !== '' ? (letter ?? 'A') : given,
    faults,
  } as const
}
