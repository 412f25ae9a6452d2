import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSchool, type School } from './school.ts'
import { report, times } from './size.ts'
import { startWriters } from './writers.ts'

let school: School
beforeAll(async () => {
  // A demo school, because its checkout needs no keys
  school = await startSchool({ env: { NODE_ENV: 'development', RATE_LIMIT: 'off' } })
})
afterAll(() => school.stop())

const nothingWrong = { lost: 0, twice: 0, miscounted: 0, half: [], unexpected: [] }

/** Waits for a random number of acknowledgements. */
async function someMore({ acknowledged }: { acknowledged: () => number }) {
  const enough = acknowledged() + Math.random() * 20
  await expect.poll(acknowledged, { interval: 5, timeout: 120_000 }).toBeGreaterThan(enough)
}

const slowest = (milliseconds: readonly number[]) => Math.round(Math.max(...milliseconds))

test('row 25: acknowledged writes survive kill -9 of an app, complete and once', async () => {
  const writers = await startWriters(school, times(50), { pay: true })
  const starts: number[] = []
  for (let round = 0; round < times(100); round++) {
    const app = school.apps[round % school.apps.length]
    if (!app) throw new Error('no such app')
    await someMore(writers)
    app.kill('SIGKILL')
    expect(await app.ended()).toEqual({ code: null, signal: 'SIGKILL' })
    starts.push(await app.restart())
  }
  const result = await writers.stop()
  report(
    25,
    `${starts.length} kills of an app, ${result.acknowledged} acknowledged, ${result.paid} of them paid, slowest start ${slowest(starts)} ms`,
  )
  expect(result).toMatchObject(nothingWrong)
  expect(result.paid).toBeGreaterThan(0)
  expect(result.acknowledged).toBeGreaterThan(result.paid)
  expect(starts).toHaveLength(times(100))
  expect(slowest(starts)).toBeLessThan(10_000)
})

test('row 25: acknowledged writes survive kill -9 of the database', async () => {
  const writers = await startWriters(school, times(50), { pay: true })
  const away: number[] = []
  const starts = new Set<string>()
  for (let round = 0; round < times(30); round++) {
    await someMore(writers)
    const { startedAt, milliseconds } = await school.restartDatabase('SIGKILL')
    starts.add(startedAt)
    away.push(milliseconds)
  }
  const result = await writers.stop()
  report(
    25,
    `${starts.size} kills of the database, ${result.acknowledged} acknowledged, ${result.paid} of them paid, ${result.half.length} half, away ${slowest(away)} ms at most`,
  )
  expect(result).toMatchObject(nothingWrong)
  expect(result.paid).toBeGreaterThan(0)
  expect(result.acknowledged).toBeGreaterThan(result.paid)
  expect(starts.size).toBe(times(30))
  expect(slowest(away)).toBeLessThan(10_000)
})

const callsPerSecond = 100

/** Calls at an even pace and counts the statuses; 0 means no reply. */
function keepCalling(sessionId: string) {
  const statuses = new Map<number, number>()
  const calls: Promise<void>[] = []
  const stopping = new AbortController()
  const call = async (url: string) => {
    const answer = await fetch(`${url}/api/enrollments/available`, {
      headers: school.headers(sessionId),
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const begun = performance.now()
  const due = () => ((performance.now() - begun) * callsPerSecond) / 1000
  const pace = (async () => {
    while (!stopping.signal.aborted) {
      // Several at once after a busy moment, to hold the pace
      while (calls.length < due())
        calls.push(call(school.apps[calls.length % school.apps.length]?.url() ?? ''))
      await delay(1000 / callsPerSecond)
    }
  })()
  /** The statuses of all calls so far. */
  const answered = async () => {
    await Promise.all(calls)
    return statuses
  }
  return {
    sent: () => calls.length,
    answered,
    async stop() {
      stopping.abort()
      await pace
      const perSecond = (calls.length * 1000) / (performance.now() - begun)
      return { statuses: await answered(), perSecond }
    },
  }
}

test('row 26: calls answer only 503 while the database restarts', async () => {
  const [learner] = await school.learners(1)
  if (!learner) throw new Error('the school has no learner')
  const caller = keepCalling(learner.sessionId)
  const back: number[] = []
  const refused: number[] = []
  const starts = new Set<string>()
  for (let round = 0; round < times(20); round++) {
    const before = caller.sent()
    await expect.poll(() => caller.sent(), { interval: 5 }).toBeGreaterThan(before + callsPerSecond / 2)
    const refusedBefore = (await caller.answered()).get(503) ?? 0
    // A fast shutdown; the supervisor restarts it
    const { startedAt, milliseconds } = await school.restartDatabase('SIGINT')
    starts.add(startedAt)
    back.push(milliseconds)
    refused.push(((await caller.answered()).get(503) ?? 0) - refusedBefore)
  }
  const { statuses, perSecond } = await caller.stop()
  report(
    26,
    `${starts.size} restarts at ${perSecond.toFixed(1)} calls a second, answers ${JSON.stringify(Object.fromEntries(statuses))}, refused in each ${refused.join(' ')}, back after ${slowest(back)} ms at most`,
  )
  expect(new Set(statuses.keys())).toEqual(new Set([200, 503]))
  expect(refused.filter((calls) => calls === 0)).toEqual([])
  expect(starts.size).toBe(times(20))
  expect(perSecond).toBeGreaterThan(callsPerSecond * 0.95)
  expect(slowest(back)).toBeLessThan(5000)
})
