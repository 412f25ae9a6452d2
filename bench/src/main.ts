import { parseArgs } from 'node:util'
import { appPort, appUrl, limitsPort, limitsUrl } from './addresses.ts'
import type { BenchCall } from './calls/bench-call.ts'
import { calls } from './calls/all-calls.ts'
import { printSlowestReads } from './every-read.ts'
import { growSchool } from './grow-school.ts'
import { openSchool } from './school.ts'
import { compare, type Measure } from './measure.ts'
import { startProcess } from './processes.ts'
import { startScratchSchool } from './scratch.ts'
import { failureOf, verdictOf } from './verdict.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1,100' },
    seconds: { type: 'string', default: '5' },
    /** Part of a call's name; may be given several times. */
    only: { type: 'string', multiple: true, default: [''] },
  },
})

/** A larger school is measured without floors. */
const largestWithFloors = 100

const figures = ({ perSecond, p50, p99 }: Measure) => [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)]

const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'info' }
const scratch = await startScratchSchool({ port: appPort, env })
const landing = await fetch(appUrl, { headers: { 'accept-encoding': 'br' } })
const limits = await startProcess(
  ['--import', 'tsx', 'bench/src/limits.ts'],
  {
    ...env,
    DATA_DIR: scratch.folder,
    PORT: String(limitsPort),
    PAGE_BYTES: landing.headers.get('content-length') ?? '0',
  },
  `${limitsUrl}/bare`,
)
const school = await openSchool(scratch.folder)
const missed: string[] = []
try {
  for (const size of values.sizes.split(',').map(Number)) {
    process.stdout.write(`\nSize ${size}: ${30 * size} learners in addition to the demo school\n`)
    await growSchool(school, size)
    const namesMissed = await printTable(
      calls.filter(({ name }) => values.only.some((part) => name.includes(part))),
      size,
    )
    if (values.only.includes('')) await printSlowestReads(school)
    missed.push(...namesMissed.map((name) => `${name} at size ${size}`))
  }
} finally {
  await school.close()
  await limits.stop()
  await scratch.stop()
}
const failure = failureOf(missed)
if (failure) {
  process.stderr.write(`\n${failure}\n`)
  process.exitCode = 1
}

/** Prints a line for each call. Returns the names of the calls that missed their ratio. */
async function printTable(rows: readonly BenchCall[], size: number): Promise<string[]> {
  const namesMissed: string[] = []
  print(['call', 'req/s', 'p50 ms', 'p99 ms', 'limit', 'limit req/s', 'ratio', 'required'])
  for (const { name, limit, required, request } of rows) {
    const { path, ...rest } = await request(school)
    // PostgreSQL plans for the rows that were just added, as it does a minute later in a running school
    await school.pool.query('analyze')
    const { connections } = rest
    const { call, reference } = await compare({
      call: { url: `${appUrl}${path}`, ...rest },
      reference: { url: `${limitsUrl}/${limit}`, ...(connections && { connections }) },
      seconds: Number(values.seconds),
    })
    const { ratio, text, isMissed } = verdictOf({
      perSecond: call.perSecond,
      limitPerSecond: reference.perSecond,
      required: size > largestWithFloors ? undefined : required,
    })
    if (isMissed) namesMissed.push(name)
    print([name, ...figures(call), limit, reference.perSecond.toFixed(0), `${ratio.toFixed(0)} %`, text])
  }
  return namesMissed
}

function print([first = '', ...rest]: string[]) {
  process.stdout.write(`${first.padEnd(34)}${rest.map((cell) => cell.padStart(12)).join('')}\n`)
}
