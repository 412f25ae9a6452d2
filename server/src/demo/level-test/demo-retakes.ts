import { maxScore } from '@sohbet/domain/level-test/level'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { queryRows } from '../../db/query-rows.ts'
import { levelTestQuestions, levelTests } from '../../db/tables/catalogue/level-tests.ts'
import { addAttempt } from './demo-level-test.ts'

const day = 24 * 60 * 60 * 1000
/** Of the demo learner before the course: level A1. */
const firstAbility = -0.05
/** What a completed course adds. */
const learnt = 0.22
const retakenDaysAgo = 12
/** The other graduates are offered the retake. */
const retakenCount = 3

/** The demo learner and some graduates took the level test twice, so that their progress shows it then and now. */
export async function addRetakes(db: Db, now: Date): Promise<void> {
  const questions = await db
    .select()
    .from(levelTestQuestions)
    .where(
      and(
        eq(levelTestQuestions.isQuick, false),
        eq(
          levelTestQuestions.testId,
          db.select({ id: levelTests.id }).from(levelTests).where(eq(levelTests.isActive, true)),
        ),
      ),
    )
    .orderBy(levelTestQuestions.position)
  await addEarlierTest(db, { questions, now })
  await addTestsOfGraduates(db, questions)
}

type Questions = Parameters<typeof addAttempt>[1]['questions']
const earlierRow = z.object({ id: z.string(), userId: z.string(), startedAt: z.coerce.date() })

/** Her result becomes that of a retake, which the school allowed, so her level stays as the rest of the demo has it. */
async function addEarlierTest(
  db: Db,
  { questions, now }: { questions: Questions; now: Date },
): Promise<void> {
  const [attempt] = await queryRows(
    db,
    earlierRow,
    sql`select attempt.id, attempt.user_id as "userId", attempt.started_at as "startedAt"
      from level_test_attempts as attempt join users as person on person.id = attempt.user_id
      where person.email = 'learner@sohbet.test'`,
  )
  if (!attempt) throw new Error('the demo learner has not taken the level test')
  const later = sql`make_interval(secs => ${(now.getTime() - retakenDaysAgo * day - attempt.startedAt.getTime()) / 1000})`
  await db.execute(sql`update level_test_answers set shown_at = shown_at + ${later}, answered_at = answered_at + ${later}
    where attempt_id = ${attempt.id}`)
  await db.execute(sql`update level_test_attempts set started_at = started_at + ${later},
    completed_at = completed_at + ${later}, is_first = false where id = ${attempt.id}`)
  const { userId, startedAt } = attempt
  await addAttempt(db, { questions, userId, index: 0, ability: firstAbility, startedAt, isFirst: true })
  await db.execute(sql`update users set level = latest.level, level_score = latest.score
    from level_test_attempts as latest where latest.id = ${attempt.id} and users.id = latest.user_id`)
}

const graduateRow = z.object({ userId: z.string(), score: z.number(), decidedAt: z.coerce.date() })

/** Those who got their certificates first. */
async function addTestsOfGraduates(db: Db, questions: Questions): Promise<void> {
  const graduates = await queryRows(
    db,
    graduateRow,
    sql`select person.id as "userId", person.level_score as score, result.decided_at as "decidedAt"
      from certificates as paper join enrollments as seat on seat.id = paper.enrollment_id
      join course_results as result on result.enrollment_id = seat.id join users as person on person.id = seat.user_id
      where paper.kind = 'completion' and paper.revoked_at is null and person.level_score is not null
      order by paper.issued_at, person.email limit ${retakenCount}`,
  )
  for (const [index, { userId, score, decidedAt }] of graduates.entries()) {
    await addAttempt(db, {
      questions,
      userId,
      index,
      ability: Math.min(1, score / maxScore + learnt),
      startedAt: new Date(decidedAt.getTime() + (index + 1) * day),
      isFirst: false,
    })
  }
}
