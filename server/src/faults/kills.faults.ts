import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSchool, untilReady, type School } from './school.ts'
import { report, times } from './size.ts'
import { startWriters } from './writers.ts'

let school: School
beforeAll(async () => {
  school = await startSchool()
})
afterAll(() => school.stop())

const nothingWrong = { lost: 0, twice: 0, miscounted: 0, unexpected: [] }

test('row 25: what an app acknowledged survives its kill -9, once', async () => {
  const writers = await startWriters(school, times(50))
  const starts: number[] = []
  for (let round = 0; round < times(100); round++) {
    const app = school.apps[round % school.apps.length]
    await delay(50 + Math.random() * 300)
    app?.kill('SIGKILL')
    starts.push((await app?.restart()) ?? Infinity)
  }
  const result = await writers.stop()
  report(
    25,
    `${starts.length} kills of an app, ${result.acknowledged} acknowledged, slowest start ${Math.round(Math.max(...starts))} ms`,
  )
  expect(result).toMatchObject(nothingWrong)
  expect(result.acknowledged).toBeGreaterThan(0)
  expect(Math.max(...starts)).toBeLessThan(10_000)
})

test('row 25: and the kill -9 of the database', async () => {
  const writers = await startWriters(school, times(50))
  const away: number[] = []
  for (let round = 0; round < times(30); round++) {
    await delay(300 + Math.random() * 500)
    if (!(await school.killDatabase('SIGKILL'))) continue
    away.push(...(await Promise.all(school.apps.map((app) => untilReady(app.url())))))
  }
  const result = await writers.stop()
  report(
    25,
    `${away.length / 2} kills of the database, ${result.acknowledged} acknowledged, away ${Math.round(Math.max(...away))} ms at most`,
  )
  expect(result).toMatchObject(nothingWrong)
  expect(Math.max(...away)).toBeLessThan(10_000)
})

test('row 26: while the database restarts, calls answer 503 and nothing else', async () => {
  const [learner] = await school.learners(1)
  const statuses = new Map<number, number>()
  const stopping = new AbortController()
  const calls: Promise<void>[] = []
  const call = async (url: string) => {
    const answer = await fetch(`${url}/api/enrollments/available`, {
      headers: school.headers(learner?.sessionId ?? ''),
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const rate = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      calls.push(call(school.apps[turn % 2]?.url() ?? ''))
      await delay(10)
    }
  })()
  const back: number[] = []
  for (let round = 0; round < times(20); round++) {
    await delay(500)
    const begun = performance.now()
    await school.killDatabase('SIGINT') // a fast shutdown; its supervisor starts it again
    await delay(20)
    await Promise.all(school.apps.map((app) => untilReady(app.url())))
    back.push(performance.now() - begun)
  }
  stopping.abort()
  await rate
  await Promise.all(calls)
  report(
    26,
    `${back.length} restarts, answers ${JSON.stringify(Object.fromEntries(statuses))}, back after ${Math.round(Math.max(...back))} ms at most`,
  )
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(Math.max(...back)).toBeLessThan(5000)
})
