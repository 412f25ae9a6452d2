import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { demoPassword } from '@sohbet/server/demo/demo-data'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { startScratchSchool } from './scratch.ts'

// npm run lighthouse: audits public pages, log-in and the learner's home as a phone on a slow network, and prints the
// median of three runs per page.
const { values } = parseArgs({
  options: {
    paths: { type: 'string', default: '/,/courses,/faq,/auth/login,/learner' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '3903' },
  },
})

/** `npm run lighthouse` installs it in tools/lighthouse. */
const program = process.env['LIGHTHOUSE'] ?? 'lighthouse'

/** Required scores of a public page, in per cent. Other pages are only measured. */
const required = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const requiredOf = (path: string) => ({ ...required, ...(path === '/' && { performance: 98 }) })
const isPublic = (path: string) => !/^\/(?:auth|learner)\b/.test(path)
const isSignedIn = (url: string) => new URL(url).pathname.startsWith('/learner')
type Category = keyof typeof required
const categories = Object.keys(required).filter((name): name is Category => Object.hasOwn(required, name))

/** `machine` is the benchmark index of Lighthouse: below 1000 the machine is too busy for a valid score. */
const figures = ['requests', 'KB', 'JS KB', 'LCP ms', 'TBT ms', 'CLS', 'machine'] as const
type Look = Record<Category | (typeof figures)[number], number>

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
async function audit(url: string, profile: string | undefined, triesLeft = 3): Promise<string> {
  const chromeFlags = `--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage${profile ? ` --user-data-dir=${profile}` : ''}`
  const args = [
    url,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromeFlags}`,
    // The log-in is stored in the browser
    ...(profile ? ['--disable-storage-reset'] : []),
  ]
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 26 })
    return stdout
  } catch (error) {
    if (triesLeft === 0) throw error
    return audit(url, profile, triesLeft - 1)
  }
}

const networkRequests = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().default(0) })),
})

async function lookAt(url: string, profile?: string): Promise<Look & { failed: string[] }> {
  const { audits, categories: found, environment } = report.parse(JSON.parse(await audit(url, profile)))
  const score = (name: Category) => Math.round(100 * (found[name]?.score ?? 0))
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const { items } = networkRequests.parse(audits['network-requests']?.details)
  const kilobytes = (of: typeof items) => of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    requests: items.length,
    KB: kilobytes(items),
    'JS KB': kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    failed: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function looksAt(url: string) {
  // The server compresses a page at its first request, so that request is not measured.
  await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const looks: (Look & { failed: string[] })[] = []
  for (let run = 0; run < Number(values.runs); run++)
    looks.push(isSignedIn(url) ? await asLearner((profile) => lookAt(url, profile)) : await lookAt(url))
  const of = (name: keyof Look) => median(looks.map((look) => look[name]))
  return { of, failed: [...new Set(looks.flatMap(({ failed }) => failed))] }
}

/** Logs in with a new browser profile, empties its cache, and deletes it after the work. */
async function asLearner<Result>(work: (profile: string) => Promise<Result>): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'sohbet-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROME_PATH'] ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    locale: 'en-GB',
  })
  const page = await browser.newPage()
  await page.goto(`${school.url}/auth/login`)
  await page.getByLabel('Email').fill('learner@sohbet.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/learner/)
  await (await browser.newCDPSession(page)).send('Network.clearBrowserCache')
  await browser.close()
  try {
    return await work(profile)
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

function print([first = '', ...rest]: string[]) {
  process.stdout.write(`${first.padEnd(14)}${rest.map((cell) => cell.padStart(15)).join('')}\n`)
}

const school = await startScratchSchool({ port: Number(values.port) })
try {
  print(['page', ...categories, ...figures])
  for (const path of values.paths.split(',')) {
    const { of, failed } = await looksAt(`${school.url}${path}`)
    const needed = requiredOf(path)
    const missed = isPublic(path) ? categories.filter((name) => of(name) < needed[name]) : []
    const scores = categories.map((name) => `${of(name)}${missed.includes(name) ? ' MISSED' : ''}`)
    print([path, ...scores, ...figures.map((name) => of(name).toFixed(name === 'CLS' ? 3 : 0))])
    if (missed.length > 0) process.exitCode = 1
    if (failed.length > 0) process.stdout.write(`  ${failed.join(', ')}\n`)
  }
} finally {
  await school.stop()
}
