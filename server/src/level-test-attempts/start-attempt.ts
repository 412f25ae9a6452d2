import { isAbandoned } from '@sohbet/domain/level-test/policy'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import type { SignedInContext } from '../context/context.ts'
import {
  beginning,
  findActiveTest,
  insertAttempt,
  lockLearner,
  readStanding,
  refuse,
  requireActiveTest,
  type Running,
} from './attempt.repository.ts'

/** The running attempt that a learner goes on with; one that they only looked into, when there was another test, is none. */
export const resumable = (running: Running | undefined, now: Date): Running | undefined =>
  running && !isAbandoned(running, now) ? running : undefined

/** A learner's attempt from its beginning. Of several calls at once the first begins it and the others join. */
export const beginAttempt = ({ db, actor, now }: SignedInContext): Promise<Running> =>
  db.transaction(async (db) => {
    await lockLearner(db, actor.userId)
    const standing = await readStanding(db, actor.userId)
    refuse(standing.verdict)
    const resumed = resumable(standing.running, now)
    if (resumed) return resumed
    if (standing.running) return beginAnew(db, standing.running, now)
    const { id: testId } = await requireActiveTest(db)
    return insertAttempt(db, { userId: actor.userId, testId, now })
  })

/** With the test of now. Where there is no other, they go on with the one that they have read. */
async function beginAnew(db: Db, running: Running, now: Date): Promise<Running> {
  const { attempt } = running
  const active = await findActiveTest(db)
  if (!active || active.id === attempt.testId) return running
  const { test, columns } = await beginning(db, active.id, now)
  await db.update(levelTestAttempts).set(columns).where(eq(levelTestAttempts.id, attempt.id))
  return { attempt: { ...attempt, ...columns }, test }
}
