import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { startScratchSchool } from './scratch.ts'

// npm run lighthouse: audits the public pages as a phone on a slow network and prints the median of three runs
// per page.
const { values } = parseArgs({
  options: {
    paths: { type: 'string', default: '/,/courses,/faq' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '3903' },
  },
})

/** `npm run lighthouse` installs it in tools/lighthouse. */
const program = process.env['LIGHTHOUSE'] ?? 'lighthouse'

/** Required scores in per cent. */
const required = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof required
const categories = Object.keys(required).filter((name): name is Category => Object.hasOwn(required, name))

/** `machine` is the benchmark index of Lighthouse: below 1000 the machine is too busy for a valid score. */
type Look = {
  scores: Record<Category, number>
  shift: number
  scriptKb: number
  machine: number
  failed: string[]
}

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.unknown().optional(),
    }),
  ),
})

/**
 * Returns the report of Lighthouse as JSON. Lighthouse starts its own browser, and exits with an error when it
 * cannot audit the page. On a busy machine the browser sometimes loses its recording, so a failed audit is
 * repeated.
 */
async function audit(url: string, triesLeft = 3): Promise<string> {
  const chromeFlags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'
  const only = `--only-categories=${categories.join(',')}`
  const args = [url, '--output=json', '--quiet', only, `--chrome-flags=${chromeFlags}`]
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    if (triesLeft === 0) throw error
    return audit(url, triesLeft - 1)
  }
}

async function lookAt(url: string): Promise<Look> {
  const { audits, categories: found, environment } = report.parse(JSON.parse(await audit(url)))
  const score = (name: Category) => Math.round(100 * (found[name]?.score ?? 0))
  const failed = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    scriptKb: scriptBytes(audits['network-requests']?.details) / 1024,
    machine: environment.benchmarkIndex,
    failed,
  }
}

/** Compressed size of all scripts. */
function scriptBytes(details: unknown): number {
  const items = details && typeof details === 'object' && 'items' in details ? details.items : []
  if (!Array.isArray(items)) return 0
  return items
    .filter((item: { resourceType?: unknown }) => item.resourceType === 'Script')
    .reduce((sum: number, { transferSize }: { transferSize?: number }) => sum + (transferSize ?? 0), 0)
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function looksAt(url: string): Promise<Look> {
  // The server compresses a page at its first request, so that request is not measured.
  await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const looks: Look[] = []
  for (let run = 0; run < Number(values.runs); run++) looks.push(await lookAt(url))
  const of = (name: Category) => median(looks.map(({ scores }) => scores[name]))
  return {
    scores: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
    },
    shift: median(looks.map(({ shift }) => shift)),
    scriptKb: median(looks.map(({ scriptKb }) => scriptKb)),
    machine: median(looks.map(({ machine }) => machine)),
    failed: [...new Set(looks.flatMap(({ failed }) => failed))],
  }
}

function print([first = '', ...rest]: string[]) {
  process.stdout.write(`${first.padEnd(16)}${rest.map((cell) => cell.padStart(16)).join('')}\n`)
}

const school = await startScratchSchool({ port: Number(values.port) })
try {
  print(['page', ...categories, 'CLS', 'JS KB', 'machine'])
  for (const path of values.paths.split(',')) {
    const { scores, shift, scriptKb, machine, failed } = await looksAt(`${school.url}${path}`)
    const missed = categories.filter((name) => scores[name] < required[name])
    const cells = categories.map((name) => `${scores[name]}${missed.includes(name) ? ' MISSED' : ''}`)
    print([path, ...cells, shift.toFixed(3), scriptKb.toFixed(0), machine.toFixed(0)])
    if (missed.length > 0) {
      process.exitCode = 1
      if (failed.length > 0) process.stdout.write(`  ${failed.join(', ')}\n`)
    }
  }
} finally {
  await school.stop()
}
