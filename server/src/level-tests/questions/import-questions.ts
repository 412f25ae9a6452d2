import { say } from '@sohbet/contract/catalogue/say'
import {
  levelTestQuestionFields,
  type LevelTestQuestionFields,
} from '@sohbet/contract/level-tests/level-test-question-fields'
import type { TableImport } from '@sohbet/contract/catalogue/table-import'
import type { Language } from '@sohbet/domain/language'
import { mayBeQuick } from '@sohbet/domain/level-test/policy'
import { maxQuestions } from '@sohbet/domain/level-test/question'
import { eq } from 'drizzle-orm'
import {
  allValues,
  checkRow,
  refusedBy,
  refusedCell,
  reportOf,
  type CheckedRow,
} from '../../csv/checked-rows.ts'
import { optionsOf, questionColumnOf } from '../../csv/option-columns.ts'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { missingAudio, withKnownLengths } from '../audio/audio-files.ts'
import { lockForChange, nextPositions, openForChange, refuseSilent } from '../level-test.repository.ts'
import { toColumns } from './question-rows.ts'
import { questionsFromCsv, type CsvQuestion } from './questions-csv.ts'
import { readShared } from './shared-questions.ts'

type Import = { testId: string; csv: string; isPreview: boolean }
type Checked = CheckedRow<LevelTestQuestionFields>

/** Imports all questions of a table, or none if one has a problem. A preview skips only the last step. */
export async function importQuestions(
  ctx: Context,
  { testId, csv, isPreview }: Import,
): Promise<TableImport> {
  const read = questionsFromCsv(csv)
  if (read.length > maxQuestions) throw new AppError('LEVEL_TEST_FULL')
  const checked = await refuseMissing(
    ctx,
    read.map((row) => refuseWrongSkill(refuseHeard(check(row, ctx.language), ctx.language), ctx.language)),
  )
  const questions = await withKnownLengths(
    ctx,
    checked.flatMap(({ values }) => (values ? [toColumns(values)] : [])),
  )
  return ctx.db.transaction(async (db) => {
    const { isActive } = await lockForChange(db, testId)
    const rows = refuseSharedRows(await readShared(db, { testId }), checked, ctx.language)
    const isWanted = !isPreview && allValues(rows) !== undefined
    const next = await nextPositions(db, testId, { adding: rows.length })
    const placed = questions.map((question) => ({
      ...question,
      position: question.isQuick ? next.quick++ : next.asked++,
    }))
    if (isActive) refuseSilent(placed)
    const { text } = levelTestQuestions
    const present = await db
      .select({ text })
      .from(levelTestQuestions)
      .where(eq(levelTestQuestions.testId, testId))
    const known = new Set(present.map((question) => question.text))
    if (isWanted) {
      await openForChange(db, testId, ctx.now)
      await db
        .insert(levelTestQuestions)
        .values(placed.map((question) => ({ ...question, testId, createdAt: ctx.now, updatedAt: ctx.now })))
    }
    return {
      rows: reportOf(rows, (row) => known.has(row.text)),
      imported: isWanted ? questions.length : 0,
    }
  })
}

const check = ({ line, cell, heading }: CsvQuestion, language: Language): Checked =>
  checkRow({
    line,
    text: cell('text'),
    schema: levelTestQuestionFields,
    input: {
      text: cell('text'),
      type: cell('type').toLowerCase(),
      options: optionsOf(cell),
      correctOptionId: cell('correctOptionId').toUpperCase(),
      isQuick: quickIn(cell('quickTest')),
      skill: cell('skill').toLowerCase(),
      level: cell('level').toUpperCase(),
      audioUrl: cell('audioUrl'),
      audioSeconds: cell('audioSeconds') === '' ? null : numberIn(cell('audioSeconds')),
    },
    columnOf: (path) => heading(path === 'isQuick' ? 'quickTest' : questionColumnOf(path)),
    language,
  })

/** Spreadsheets write TRUE, in their own language. Another word is refused by the schema. */
const quickIn = (cell: string) => {
  if (/^(?:true|yes|1|doğru|evet|x)$/iu.test(cell)) return true
  return /^(?:false|no|0|yanlış|hayır)?$/iu.test(cell) ? false : cell
}

/** Turkish spreadsheets write decimal commas. */
const numberIn = (cell: string) => Number(cell.replace(',', '.'))

function refuseHeard(row: Checked, language: Language): Checked {
  const { type, isQuick = false } = row.values ?? { type: 'text' }
  if (mayBeQuick({ type, isQuick }).allowed) return row
  return refusedCell(row, {
    path: 'isQuick',
    fault: say('The quick test has no listening questions'),
    language,
  })
}

/** A text question does not measure listening. */
function refuseWrongSkill(row: Checked, language: Language): Checked {
  if (row.values?.type !== 'text' || row.values.skill !== 'listening') return row
  const fault = say('A text question measures grammar or vocabulary')
  return refusedCell(row, { path: 'skill', fault, language })
}

/** Reports rows with a question that the other test has, here or in an earlier row. */
const refuseSharedRows = (
  shared: Awaited<ReturnType<typeof readShared>>,
  rows: readonly Checked[],
  language: Language,
): Checked[] =>
  rows.map((row) => {
    const question = { text: row.text, isQuick: row.values?.isQuick ?? false }
    const verdict = shared.verdictOn(question)
    if (row.problem === null) shared.add(question)
    return verdict.allowed ? row : refusedBy(row, { path: 'text', code: verdict.because, language })
  })

/** Reports rows that name a missing recording of our own. */
async function refuseMissing(ctx: Context, rows: readonly Checked[]): Promise<Checked[]> {
  const missing = await missingAudio(
    ctx,
    rows.flatMap(({ values }) => values?.audioUrl ?? []),
  )
  const problem = { path: 'audioUrl', fault: say('There is no such recording'), language: ctx.language }
  return rows.map((row) => (missing.has(row.values?.audioUrl ?? '') ? refusedCell(row, problem) : row))
}
