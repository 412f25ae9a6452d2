import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import { sql } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import { readQuestionRows } from '../level-test.reads.ts'
import { openForChange, refuseEmpty, refuseHeardInQuickTest } from '../level-test.repository.ts'
import { toKeyedQuestion, type QuestionRow } from './question-rows.ts'
import { readShared } from './shared-questions.ts'

type Marks = { testId: string; mark: readonly string[]; unmark: readonly string[] }

/** Moves questions into the quick test or back, each to the end there. All of them, or none. */
export const markQuick = (ctx: Context, { testId, mark, unmark }: Marks): Promise<KeyedQuestion[]> =>
  ctx.db.transaction(async (db) => {
    const { isActive } = await openForChange(db, testId, ctx.now)
    const rows = await readQuestionRows(db, testId)
    const find = (id: string): QuestionRow => {
      const row = rows.find((one) => one.id === id)
      if (!row) throw new AppError('NOT_FOUND')
      return row
    }
    const moved = [
      ...[...new Set(mark)].map((id) => ({ ...find(id), isQuick: true })),
      ...[...new Set(unmark)].map((id) => ({ ...find(id), isQuick: false })),
    ].filter((one) => one.isQuick !== find(one.id).isQuick)
    await refuseMoved(db, testId, moved)
    const isMoved = ({ id }: QuestionRow) => moved.some((one) => one.id === id)
    const all = [...rows.filter((row) => !isMoved(row)), ...moved]
    if (isActive) refuseEmpty(all.filter(({ isQuick }) => !isQuick).length)
    await place(db, all)
    return (await readQuestionRows(db, testId)).map(toKeyedQuestion)
  })

async function refuseMoved(db: Db, testId: string, moved: readonly QuestionRow[]): Promise<void> {
  const shared = await readShared(db, { testId, ids: moved.map(({ id }) => id) })
  for (const question of moved) {
    refuseHeardInQuickTest(question)
    const verdict = shared.verdictOn(question)
    if (!verdict.allowed) throw new AppError(verdict.because)
    shared.add(question)
  }
}

/** Stores the marks, and counts the places of both tests anew in this order. */
const place = (db: Db, all: readonly QuestionRow[]) =>
  db.execute(sql`
    update ${levelTestQuestions} set is_quick = placed.is_quick, position = placed.place - 1
    from (
      select id, is_quick, row_number() over (partition by is_quick order by place) as place
      from unnest(
        ${sql.param(all.map(({ id }) => id))}::uuid[],
        ${sql.param(all.map(({ isQuick }) => isQuick))}::boolean[]
      ) with ordinality as named (id, is_quick, place)
    ) as placed
    where ${levelTestQuestions.id} = placed.id
      and (${levelTestQuestions.isQuick}, ${levelTestQuestions.position}) is distinct from (placed.is_quick, placed.place - 1)`)
