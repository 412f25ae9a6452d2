import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStream, type TestStream } from '@sohbet/server/testing/live'
import { growSchool } from '../grow-school.ts'
import { openSchool } from '../school.ts'
import { startScratchSchool } from '../scratch.ts'
import { bearerOf } from '../calls/signing.ts'
import { everyone, type Person } from './people.ts'
import { createRecord, isFlat, percentile } from './record.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    learners: { type: 'string', default: '200' },
    size: { type: 'string', default: '100' },
  },
})

/** The p95 of every kind of request must be below this. */
const promisedMs = 300
const renewMs = 4 * 60_000
/** All people arrive within this time, not all in the same second. */
const arrivalMs = Number(values.minutes) * 6_000

const heap: number[] = []
// V8 prints the size of the heap after every full collection
const heapAfter = /Mark-Compact.* -> (\d+\.\d+) \(/
const scratch = await startScratchSchool({
  port: 3903,
  flags: ['--trace-gc'],
  env: { LOG_LEVEL: 'warn' },
  onLine: (line) => {
    const size = heapAfter.exec(line)?.[1]
    if (size) heap.push(Number(size))
  },
})
const school = await openSchool(scratch.folder)
const bearer = await bearerOf(scratch.folder)
const record = createRecord()
const streams = new Map<string, TestStream>()

try {
  await growSchool(school, Number(values.size))
  const { people, letters } = await everyone(school, { learners: Number(values.learners), tested: 60 })
  for (const { session, listens } of people)
    if (session && listens) streams.set(session, await openStream(scratch.url, bearer(session)))
  const until = Date.now() + Number(values.minutes) * 60_000
  heap.length = 0
  await Promise.all(people.map((person) => simulate(person, until)))
  for (const [session, count] of letters.answers) await checkLiveEvents(session, count)
} finally {
  for (const stream of streams.values()) stream.leave()
  await school.close()
  await scratch.stop()
}
process.exitCode = report() ? 0 : 1

/** Sends the requests of a walk with pauses in between, until the time is over. */
async function simulate({ walk, pauseMs, session }: Person, until: number) {
  const pauseFor = () => pause(pauseMs * (0.5 + Math.random()))
  let signedAt = 0
  let authorization = {}
  await pause(Math.random() * arrivalMs)
  for (let step = walk.next(); !step.done && Date.now() < until;) {
    if (session && Date.now() - signedAt > renewMs) {
      authorization = bearer(session)
      signedAt = Date.now()
    }
    const { kind, path, headers, ...rest } = step.value
    const begun = performance.now()
    const answer = await fetch(`${scratch.url}${path}`, {
      ...rest,
      headers: { ...headers, ...authorization },
    })
    const text = await answer.text()
    record.add(kind, performance.now() - begun)
    if (!answer.ok) record.fail(kind, `${answer.status} ${text.slice(0, 200)}`)
    const isJson = answer.ok && answer.headers.get('content-type')?.startsWith('application/json')
    await pauseFor()
    step = walk.next(isJson ? JSON.parse(text) : undefined)
  }
}

/**
 * Records a failure unless the stream of this session got an event for each reply of the school, with 5 s for the
 * last.
 */
async function checkLiveEvents(session: string, count: number) {
  const stream = streams.get(session)
  const messages = () => stream?.events.filter(({ data }) => data.includes('"message"')).length ?? 0
  for (let tries = 0; tries < 50 && messages() < count; tries++) await pause(100)
  if (messages() < count) record.fail('live', `${messages()} of ${count} replies arrived as live events`)
}

function report(): boolean {
  const print = (...cells: (string | number)[]) =>
    process.stdout.write(
      `${cells
        .map((cell, at) =>
          String(cell)
            .padEnd(at === 0 ? 24 : 0)
            .padStart(9),
        )
        .join('')}\n`,
    )
  print('request', 'count', 'p50 ms', 'p95 ms', 'p99 ms')
  const row = (name: string, times: readonly number[]) =>
    print(name, times.length, ...[50, 95, 99].map((per) => percentile(times, per).toFixed(1)))
  for (const [kind, times] of record.kinds()) row(kind, times)
  const all = record.all()
  row('all', all)
  const slow = record.kinds().filter(([, times]) => percentile(times, 95) >= promisedMs)
  const events = [...streams.values()].reduce((sum, stream) => sum + stream.events.length, 0)
  print(`${streams.size} streams received ${events} events`)
  print(`heap after each full collection, MB: ${heap.map(Math.round).join(' ')}`)
  for (const failure of record.failures.slice(0, 20)) print(failure)
  const isGood = slow.length === 0 && record.failures.length === 0 && isFlat(heap)
  print(
    `${record.failures.length} failures; p95 ${slow.length === 0 ? 'met' : `MISSED by ${slow.map(([kind]) => kind).join(', ')}`}; heap ${isFlat(heap) ? 'flat' : 'NOT FLAT'}`,
  )
  return isGood
}
