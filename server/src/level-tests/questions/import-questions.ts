import type { Reply } from '@sohbet/contract/endpoint'
import { fieldMessage, fieldMessages, say } from '@sohbet/contract/field-messages'
import {
  levelTestQuestionFields,
  type LevelTestQuestionFields,
} from '@sohbet/contract/catalogue/level-test-questions'
import type { importLevelTestQuestions } from '@sohbet/contract/catalogue/level-tests'
import type { Language } from '@sohbet/domain/language'
import { maxQuestions } from '@sohbet/domain/level-test/question'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../../context/context.ts'
import { missingAudio, withKnownLengths } from '../audio/audio-files.ts'
import { lockForChange, nextPosition, openForChange, refuseSilent } from '../level-test.repository.ts'
import { toColumns } from './question-rows.ts'
import { questionsFromCsv, type CsvQuestion } from './questions-csv.ts'

type Import = { testId: string; csv: string; isPreview: boolean }

/** Imports all questions of a table, or none if one has a problem. A preview skips only the last step. */
export async function importQuestions(
  ctx: Context,
  { testId, csv, isPreview }: Import,
): Promise<Reply<typeof importLevelTestQuestions>> {
  const read = questionsFromCsv(csv)
  if (read.length > maxQuestions) throw new AppError('LEVEL_TEST_FULL')
  const checked = await refuseMissing(
    ctx,
    read.map((row) => check(row, ctx.language)),
  )
  const rows = checked.map(({ line, text, problem }) => ({ line, text, problem }))
  const fields = checked.flatMap((row) => (row.fields ? [row.fields] : []))
  const isWanted = !isPreview && fields.length === rows.length && rows.length > 0
  const questions = await withKnownLengths(
    ctx,
    fields.map((one) => toColumns(one)),
  )
  await ctx.db.transaction(async (db) => {
    const { isActive } = await (isWanted ? openForChange(db, testId, ctx.now) : lockForChange(db, testId))
    const next = await nextPosition(db, testId, { adding: rows.length })
    if (isActive) refuseSilent(questions.map((question, index) => ({ ...question, position: next + index })))
    if (!isWanted) return
    await db.insert(levelTestQuestions).values(
      questions.map((question, index) => ({
        ...question,
        testId,
        position: next + index,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })),
    )
  })
  return { rows, imported: isWanted ? questions.length : 0 }
}

type Checked = { line: number; text: string; problem: string | null; fields?: LevelTestQuestionFields }

/** Checks by the form's schema; problems name the column. */
function check({ line, cells }: CsvQuestion, language: Language): Checked {
  const parsed = levelTestQuestionFields.safeParse({
    text: cells.text,
    type: cells.type.toLowerCase(),
    options: [
      { id: 'A', text: cells.optionA },
      { id: 'B', text: cells.optionB },
      { id: 'C', text: cells.optionC },
      { id: 'D', text: cells.optionD },
    ],
    correctOptionId: cells.correctOptionId.toUpperCase(),
    audioUrl: cells.audioUrl,
    audioSeconds: cells.audioSeconds === '' ? null : numberIn(cells.audioSeconds),
  })
  if (parsed.success) return { line, text: cells.text, problem: null, fields: parsed.data }
  const problem = Object.entries(fieldMessages(parsed.error.issues, language))
    .map(([path, message]) => `${columnOf(path)}: ${message}`)
    .join('; ')
  return { line, text: cells.text, problem }
}

/** Turkish spreadsheets write decimal commas. */
const numberIn = (cell: string) => Number(cell.replace(',', '.'))

/** Reports rows that name a missing recording of our own. */
async function refuseMissing(ctx: Context, rows: readonly Checked[]): Promise<Checked[]> {
  const missing = await missingAudio(
    ctx,
    rows.flatMap(({ fields }) => fields?.audioUrl ?? []),
  )
  const message = say('There is no such recording')
  const said = fieldMessage({ code: 'custom', path: [], message, input: undefined }, ctx.language)
  const problem = `audioUrl: ${said}`
  return rows.map(({ fields, ...row }) =>
    fields && missing.has(fields.audioUrl ?? '')
      ? { ...row, problem }
      : { ...row, ...(fields && { fields }) },
  )
}

const columnOf = (path: string) =>
  path.replace(/^options\.(\d)\.text$/, (_, place: string) => `option${'ABCD'[Number(place)] ?? ''}`)
