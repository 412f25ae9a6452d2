import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { aCourse } from '../testing/catalogue.ts'
import type { School } from './school.ts'

export type Result = {
  acknowledged: number
  lost: number
  twice: number
  miscounted: number
  unexpected: string[]
}

const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)

/** Writers who enrol one learner after the other in free courses, at both apps in turn, until they are stopped. */
export async function startWriters(school: School, howMany: number) {
  const courseIds: string[] = []
  for (let made = 0; made < 5; made++) {
    const dates = { startDate: day(30), endDate: day(200) }
    courseIds.push((await aCourse(school.db, { priceMinor: 0, maxEnrollments: 1_000_000, ...dates })).id)
  }
  const stopping = new AbortController()
  const acknowledged: string[] = []
  const unexpected: string[] = []
  let turn = 0

  async function enroll(sessionId: string, courseId: string): Promise<number | undefined> {
    const url = school.apps[turn++ % school.apps.length]?.url() ?? ''
    try {
      const answer = await fetch(`${url}/api/enrollments`, {
        method: 'POST',
        headers: { ...school.headers(sessionId), 'content-type': 'application/json' },
        body: JSON.stringify({ courseId, consents: { preInformation: true, distanceSales: true } }),
        signal: AbortSignal.timeout(30_000),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return undefined // nobody answered; whether it was done only the database knows
    }
  }

  /** Tries until somebody says that it is done: that it was done before counts as well. */
  async function insist({ sessionId, userId }: { sessionId: string; userId: string }) {
    const courseId = courseIds[turn % courseIds.length] ?? ''
    for (let asked = 0; !stopping.signal.aborted; asked++) {
      const status = await enroll(sessionId, courseId)
      if (status === 201 || (status === 409 && asked > 0)) {
        acknowledged.push(userId)
        return
      }
      if (status !== undefined && status !== 503) {
        unexpected.push(`enrolling was answered ${status}`)
        return
      }
      await delay(50)
    }
  }

  const waiting: Awaited<ReturnType<School['learners']>> = []
  let fetching: Promise<void> | undefined
  const more = async () => {
    fetching ??= school
      .learners(500)
      .then((made) => void waiting.push(...made))
      .catch(() => delay(200))
      .then(() => void (fetching = undefined))
    await fetching
  }
  const writers = Array.from({ length: howMany }, async () => {
    while (!stopping.signal.aborted) {
      const learner = waiting.pop()
      if (learner) await insist(learner)
      else await more()
    }
  })

  return {
    acknowledged: () => acknowledged.length,
    unexpected: () => unexpected,
    async stop(): Promise<Result> {
      stopping.abort()
      await Promise.all(writers)
      return { acknowledged: acknowledged.length, unexpected, ...(await look(school, acknowledged)) }
    },
  }
}

/** Acknowledged enrolments that are missing or there twice, and courses whose counter is not their rows. */
async function look({ db }: School, userIds: readonly string[]) {
  const { rows } = await db.execute<{ user_id: string; rows: number }>(
    sql`select user_id, count(*)::int as rows from enrollments where status = 'active' group by 1`,
  )
  const kept = new Map(rows.map((row) => [row.user_id, row.rows]))
  const counters = await db.execute<{ miscounted: number }>(sql`
    select count(*)::int as miscounted from courses c where current_enrollments <>
      (select count(*) from enrollments e where e.course_id = c.id and e.status in ('pending', 'active'))`)
  return {
    lost: userIds.filter((id) => !kept.has(id)).length,
    twice: [...kept.values()].filter((rows) => rows > 1).length,
    miscounted: counters.rows[0]?.miscounted ?? 0,
  }
}
