import { randomInt } from 'node:crypto'
import { drawQuestions } from '@sohbet/domain/level-test/draw'
import { levels } from '@sohbet/domain/level-test/level'
import { questionTypes, skillOf, textSkills } from '@sohbet/domain/level-test/question'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'

const poolRow = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  level: z.enum(levels).nullable(),
  skill: z.enum(textSkills).nullable(),
  audioUrl: z.string().nullable(),
  isSeen: z.boolean(),
})

const ranks = 2 ** 32

/**
 * Draws the questions of a new attempt. A question of a copied test counts as seen when an earlier attempt asked the
 * same one.
 */
export async function drawFor(db: Db, { userId, testId }: { userId: string; testId: string }) {
  const pool = await queryRows(
    db,
    poolRow,
    sql`
      with seen as (
        select distinct old.text, old.option_a, old.option_b, old.option_c, old.option_d, old.audio_url
        from level_test_attempts as taken cross join unnest(taken.question_ids) as shown (id)
          join level_test_questions as old on old.id = shown.id
        where taken.user_id = ${userId})
      select question.id, question.type, question.level, question.skill, question.audio_url as "audioUrl",
        exists (select from seen where (seen.text, seen.option_a, seen.option_b, seen.option_c, seen.option_d)
            = (question.text, question.option_a, question.option_b, question.option_c, question.option_d)
          and seen.audio_url is not distinct from question.audio_url) as "isSeen"
      from asked_questions as question
      where question.test_id = ${testId}
      order by question.position`,
  )
  const questionIds = drawQuestions(
    pool.map((question) => ({ ...question, skill: skillOf(question), rank: randomInt(ranks) })),
  )
  return { questionIds, first: pool.find(({ id }) => id === questionIds[0]) }
}
