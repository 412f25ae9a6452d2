import type { KeyedQuestion } from '@sohbet/contract/level-tests/level-test-questions'
import type { tagLevelTestQuestions } from '@sohbet/contract/level-tests/level-tests'
import type { Parsed } from '@sohbet/contract/endpoint'
import { textSkillOf } from '@sohbet/domain/level-test/question'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context/context.ts'
import { levelTests, levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { AppError } from '../../errors/app-error.ts'
import { readQuestionRows } from '../level-test.reads.ts'
import { toKeyedQuestion } from './question-rows.ts'

type Tags = Parsed<typeof tagLevelTestQuestions>['body']['tags']

/**
 * Changes tags, all or none. Tags change no question, so a test with attempts may change them: new attempts are drawn
 * by the new tags.
 */
export const tagQuestions = (
  ctx: Context,
  { testId, tags }: { testId: string; tags: Tags },
): Promise<KeyedQuestion[]> =>
  ctx.db.transaction(async (db) => {
    const [test] = await db
      .select({ id: levelTests.id })
      .from(levelTests)
      .where(eq(levelTests.id, testId))
      .for('update')
    if (!test) throw new AppError('LEVEL_TEST_NOT_FOUND')
    const types = new Map((await readQuestionRows(db, testId)).map(({ id, type }) => [id, type]))
    const stored = tags.map(({ id, skill, level }) => {
      const type = types.get(id)
      if (!type) throw new AppError('NOT_FOUND')
      return { id, skill: textSkillOf(type, skill), level }
    })
    await db.execute(sql`
      update ${levelTestQuestions} set skill = given.skill, level = given.level, updated_at = ${ctx.now}
      from unnest(
        ${sql.param(stored.map(({ id }) => id))}::uuid[],
        ${sql.param(stored.map(({ skill }) => skill))}::text[],
        ${sql.param(stored.map(({ level }) => level))}::text[]
      ) as given (id, skill, level)
      where ${levelTestQuestions.id} = given.id and ${levelTestQuestions.testId} = ${testId}`)
    return (await readQuestionRows(db, testId)).map(toKeyedQuestion)
  })
