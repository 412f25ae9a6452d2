import type { Reply } from '@sohbet/contract/endpoint'
import { getLevelTestHealth } from '@sohbet/contract/level-tests/level-tests'
import { adviceFor, discrimination, facility, reliability } from '@sohbet/domain/level-test/item-health'
import { optionIds, questionTypes } from '@sohbet/domain/level-test/question'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { defineFigures } from '../figures/figures.ts'
import { requireLevelTest } from './level-test.reads.ts'

const count = z.coerce.number()

const questionRow = z.object({
  id: z.string(),
  position: z.number(),
  type: z.enum(questionTypes),
  text: z.string(),
  key: z.enum(optionIds),
  item_attempts: count,
  correct: count,
  totals_of_correct: count,
  item_totals: count,
  item_squared_totals: count,
  a: count,
  b: count,
  c: count,
  d: count,
  median: z.number().nullable(),
  attempts: count,
  totals: count,
  squared_totals: count,
})

/**
 * Sums over the first attempts at one test, found by an index, so attempts at other tests cost nothing. A window
 * function adds the total of its attempt to every answer, so answers are read once.
 */
const sumsOfTest = (testId: string): SQL => sql`
    with answers as materialized (
      select answer.question_id, answer.selected_option_id, answer.seconds, answer.is_correct,
        count(*) filter (where answer.is_correct) over attempt as total,
        row_number() over attempt = 1 as is_one_of_attempt
      from level_test_attempts as attempts
      join level_test_answers as answer on answer.attempt_id = attempts.id
      where attempts.test_id = ${testId} and attempts.is_first
      window attempt as (partition by answer.attempt_id)
    ), whole as (
      select count(*) as attempts, coalesce(sum(total), 0) as totals, coalesce(sum(total * total), 0) as squared_totals
      from answers where is_one_of_attempt
    ), items as (
      select question_id, count(*) as attempts,
        count(*) filter (where is_correct) as correct,
        sum(total) filter (where is_correct) as totals_of_correct,
        sum(total) as totals, sum(total * total) as squared_totals,
        count(*) filter (where selected_option_id = 'A') as a,
        count(*) filter (where selected_option_id = 'B') as b,
        count(*) filter (where selected_option_id = 'C') as c,
        count(*) filter (where selected_option_id = 'D') as d,
        percentile_cont(0.5) within group (order by seconds) filter (where selected_option_id is not null) as median
      from answers group by question_id
    )
    select question.id, question.position, question.type, question.text, question.correct_option_id as key,
      coalesce(items.attempts, 0) as item_attempts, coalesce(items.correct, 0) as correct,
      coalesce(items.totals_of_correct, 0) as totals_of_correct,
      coalesce(items.totals, 0) as item_totals, coalesce(items.squared_totals, 0) as item_squared_totals,
      coalesce(a, 0) as a, coalesce(b, 0) as b, coalesce(c, 0) as c, coalesce(d, 0) as d, median,
      whole.attempts, whole.totals, whole.squared_totals
    from asked_questions as question
    cross join whole
    left join items on items.question_id = question.id
    where question.test_id = ${testId}
    order by question.position`

type Health = Reply<typeof getLevelTestHealth>

async function countHealth(db: Db, testId: string, now: Date): Promise<Omit<Health, 'version'>> {
  const rows = await queryRows(db, questionRow, sumsOfTest(testId))
  const test = {
    attempts: rows[0]?.attempts ?? 0,
    totals: rows[0]?.totals ?? 0,
    squaredTotals: rows[0]?.squared_totals ?? 0,
  }
  const questions = rows.map((row) => {
    const item = {
      attempts: row.item_attempts,
      correct: row.correct,
      totalsOfCorrect: row.totals_of_correct,
    }
    const asking = {
      attempts: row.item_attempts,
      totals: row.item_totals,
      squaredTotals: row.item_squared_totals,
    }
    const chosen = { A: row.a, B: row.b, C: row.c, D: row.d }
    return {
      id: row.id,
      position: row.position,
      type: row.type,
      text: row.text,
      correctOptionId: row.key,
      attempts: item.attempts,
      facility: facility(item),
      discrimination: discrimination(item, asking),
      optionCounts: { ...chosen, none: item.attempts - row.a - row.b - row.c - row.d },
      medianSeconds: row.median,
      advice: adviceFor({ item, test: asking, chosen, correctOptionId: row.key }),
    }
  })
  const items = rows.map((row) => ({
    attempts: row.item_attempts,
    correct: row.correct,
    totalsOfCorrect: row.totals_of_correct,
  }))
  return {
    testId,
    attempts: test.attempts,
    reliability: reliability(items, test),
    questions,
    computedAt: now.toISOString(),
  }
}

export const levelTestHealth = defineFigures({
  name: 'level-test-health',
  range: z.uuid(),
  schema: getLevelTestHealth.reply.omit({ version: true }),
  count: countHealth,
})

export async function readHealth(
  db: Db,
  { testId, ...at }: { testId: string; now: Date; isFresh?: boolean | undefined },
): Promise<Health> {
  const { version } = await requireLevelTest(db, testId)
  return { ...(await levelTestHealth.read(db, { range: testId, ...at })), version }
}
