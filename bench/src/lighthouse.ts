import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startScratchSchool } from './scratch.ts'

// npm run lighthouse: the public pages as a phone on a slow network sees them, the median of three looks each.
const { values } = parseArgs({
  options: {
    paths: { type: 'string', default: '/,/courses,/faq' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '3903' },
  },
})

/** In per cent, at least. */
const required = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof required
const categories = Object.keys(required).filter((name): name is Category => Object.hasOwn(required, name))

/** `machine` is how fast this one was at that moment, by Lighthouse's own measure: below 1000 it is too busy to judge. */
type Look = {
  scores: Record<Category, number>
  shift: number
  scriptKb: number
  machine: number
  failed: string[]
}

/** A busy machine now and then loses the browser's recording: that is no finding, so it is tried again. */
async function audit(url: string, port: number, triesLeft = 3): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'silent' })
  if (result && !result.lhr.runtimeError) return result.lhr
  const reason = result?.lhr.runtimeError?.message ?? 'no result'
  if (triesLeft === 0) throw new Error(`${url} could not be looked at: ${reason}`)
  return audit(url, port, triesLeft - 1)
}

async function lookAt(url: string, port: number): Promise<Look> {
  const { audits, categories: found, environment } = await audit(url, port)
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

/** As they came over the network, compressed. */
function scriptBytes(details: unknown): number {
  const items = details && typeof details === 'object' && 'items' in details ? details.items : []
  if (!Array.isArray(items)) return 0
  return items
    .filter((item: { resourceType?: unknown }) => item.resourceType === 'Script')
    .reduce((sum: number, { transferSize }: { transferSize?: number }) => sum + (transferSize ?? 0), 0)
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function looksAt(url: string, port: number): Promise<Look> {
  // The first visitor of a page waits for it to be compressed; we look at what the others see.
  await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const looks: Look[] = []
  for (let run = 0; run < Number(values.runs); run++) looks.push(await lookAt(url, port))
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
const chrome = await launch({
  chromePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
try {
  print(['page', ...categories, 'CLS', 'JS KB', 'machine'])
  for (const path of values.paths.split(',')) {
    const { scores, shift, scriptKb, machine, failed } = await looksAt(`${school.url}${path}`, chrome.port)
    const missed = categories.filter((name) => scores[name] < required[name])
    const cells = categories.map((name) => `${scores[name]}${missed.includes(name) ? ' MISSED' : ''}`)
    print([path, ...cells, shift.toFixed(3), scriptKb.toFixed(0), machine.toFixed(0)])
    if (missed.length > 0) {
      process.exitCode = 1
      if (failed.length > 0) process.stdout.write(`  ${failed.join(', ')}\n`)
    }
  }
} finally {
  chrome.kill()
  await school.stop()
}
