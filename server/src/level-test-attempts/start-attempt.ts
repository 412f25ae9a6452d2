import { isAbandoned } from '@sohbet/domain/level-test/policy'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { lockAccount } from '../db/lock-account.ts'
import { levelTestAttempts } from '../db/tables/learning/level-test-attempts.ts'
import type { SignedInContext } from '../context/context.ts'
import {
  beginning,
  findActiveTest,
  insertAttempt,
  readEligibility,
  refuse,
  requireActiveTest,
  type Running,
} from './attempt.repository.ts'

/** The running attempt that a learner resumes; an abandoned one does not count. */
export const resumable = (running: Running | undefined, now: Date): Running | undefined =>
  running && !isAbandoned(running, now) ? running : undefined

/** Starts a learner's attempt. Of several calls at once the first starts it and the others join. */
export const beginAttempt = ({ db, actor, now }: SignedInContext): Promise<Running> =>
  db.transaction(async (db) => {
    await lockAccount(db, actor.userId)
    const eligibility = await readEligibility(db, actor.userId)
    refuse(eligibility.verdict)
    const resumed = resumable(eligibility.running, now)
    if (resumed) return resumed
    if (eligibility.running) return beginAnew(db, eligibility.running, now)
    const { id: testId } = await requireActiveTest(db)
    return insertAttempt(db, { userId: actor.userId, testId, now })
  })

/** With the active test; without one the learner continues the test already read. */
async function beginAnew(db: Db, running: Running, now: Date): Promise<Running> {
  const { attempt } = running
  const active = await findActiveTest(db)
  if (!active || active.id === attempt.testId) return running
  const { test, columns } = await beginning(db, { userId: attempt.userId, testId: active.id, now })
  await db.update(levelTestAttempts).set(columns).where(eq(levelTestAttempts.id, attempt.id))
  return { attempt: { ...attempt, ...columns }, test }
}
