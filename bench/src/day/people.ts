import type { School } from '../school.ts'
import { runningAttempts } from '../calls/level-tests.ts'
import { answering, someLearner } from '../calls/player.ts'
import type { Sending } from '../calls/signing.ts'
import type { Walk } from './ask.ts'
import { isTested, runsTheSchool, signIn, studies, visits } from './walks.ts'

/** One simulated person: their requests, the pause between requests, and their log-in session, if any. */
export type Person = { walk: Walk; pauseMs: number; session?: string; listens?: true }

/** All people of a busy evening. `letters` counts the replies that the school sends to each session. */
export async function everyone(school: School, { learners, tested }: { learners: number; tested: number }) {
  const letters = createLetters()
  const { course, module } = await someLearner(school)
  const work = bySession(await answering(school.pool, learners))
  const students = [...work].map(([session, answers]): Person => ({
    session,
    listens: true,
    pauseMs: 2000,
    walk: studies({ course, module, answers }, (threadId) => letters.came(threadId, session)),
  }))
  const takers = (await runningAttempts(school.pool, tested)).map(({ session, requests }): Person => ({
    session,
    pauseMs: 8000,
    walk: isTested(requests),
  }))
  const emails = await school.people()
  const admin = await sessionOf(school, 'admin@sohbet.test')
  const people: Person[] = [
    ...students,
    ...takers,
    { pauseMs: 1000, walk: signIn(emails, school.password) },
    { pauseMs: 200, walk: visits() },
    // The school may write at most 1,200 messages an hour; with this pause it sends most of them in ten minutes
    { session: admin, listens: true, pauseMs: 150, walk: runsTheSchool(letters) },
  ]
  return { people, letters }
}

/** Threads that wait for a reply, oldest first, and the number of replies to each session. */
function createLetters() {
  const waiting = new Map<string, string>()
  const answers = new Map<string, number>()
  return {
    came: (threadId: string, session: string) => void waiting.set(threadId, session),
    nextToAnswer: () => waiting.keys().next().value,
    answered(threadId: string) {
      const session = waiting.get(threadId) ?? ''
      waiting.delete(threadId)
      answers.set(session, (answers.get(session) ?? 0) + 1)
    },
    answers,
  }
}

function bySession(sendings: readonly Sending[]) {
  const requests = new Map<string, Sending['requests']>()
  for (const sending of sendings)
    requests.set(sending.session, [...(requests.get(sending.session) ?? []), ...sending.requests])
  return requests
}

async function sessionOf({ pool }: School, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into sessions (user_id, rotated_at, created_at, expires_at, address, user_agent)
     select id, now(), now(), now() + interval '1 day', '', '' from users where email = $1 returning id`,
    [email],
  )
  return rows[0]?.id ?? ''
}
