// npm test: everything that must hold, ending in one line `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, findChromium } from './chromium.mjs'
import { inParallel } from './in-parallel.mjs'
import { install, isInstalled } from './install.mjs'
import { scratchFolder } from './scratch-folder.mjs'
import { at, npm, refuseOldNode, run, say } from './tools.mjs'
import { checkTypes } from './types.mjs'

refuseOldNode()
// What tests write are whole databases, most of the time, made and thrown away
const scratch = scratchFolder()
process.env.TMPDIR = scratch
const reports = mkdtempSync(join(scratch, 'reports-'))
const total = { passed: 0, failed: 0 }

/** Times a step, and shows what it had to say when it failed. */
async function step(name, work) {
  const begun = performance.now()
  const { ok, output, counts, failures = [], secondTries = [] } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const counted = counts
    ? `  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : ''
  const flaky = secondTries.length > 0 ? `, ${secondTries.length} at the second try` : ''
  say(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.padStart(6)} s${counted}${flaky}`)
  for (const failure of failures) say(`     ✗ ${failure}`)
  for (const test of secondTries) say(`     at the second try: ${test}`)
  if (!ok && output) say(withoutPassed(output))
  total.passed += counts?.passed ?? 0
  // A step that fails without a failed test, such as a lint error or a crash, counts as one.
  total.failed += ok ? 0 : Math.max(1, counts?.failed ?? 0)
  return ok
}

/** What failed must not drown in what passed: build servers often keep only the head of the output. */
const withoutPassed = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+[✓-]\s/.test(line))
    .join('\n')

const quietly = (command, args, options) => () => run(command, args, { ...options, quiet: true })

/** In a fresh clone the install itself proves the lock file; otherwise npm checks it without touching anything. */
const packages = () =>
  isInstalled() ? npm(['ci', '--include=dev', '--dry-run'], { quiet: true }) : install({ quiet: true })

async function unitTests() {
  const report = join(reports, 'vitest.json')
  // What fails by chance is to be mended, so it is named; but nobody's landing waits for it
  const args = ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await run('vitest', args, { quiet: true })
  return withCounts(result, report, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests },
    failures: testResults.flatMap(failuresOfFile),
    secondTries: testResults.flatMap(secondTriesOfFile),
  }))
}

/** A file that failed before its first test has a message of its own. */
function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(at(), name)
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`)
  return message ? [`${file}\n${message}`, ...tests] : tests
}

const secondTriesOfFile = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${relative(at(), name)} > ${fullName}\n${failureMessages[0]}`)

async function browserTests() {
  const report = join(reports, 'playwright.json')
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: findChromium() }
  const result = await run('playwright', args, { quiet: true, env })
  return withCounts(result, report, ({ stats: { expected, flaky, unexpected, skipped }, suites }) => ({
    counts: { passed: expected + flaky, failed: unexpected, skipped },
    secondTries: suites.flatMap(secondTriesOfSuite),
  }))
}

const secondTriesOfSuite = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(secondTriesOfSuite),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file} > ${title}`),
]

function withCounts(result, report, count) {
  if (!existsSync(report)) return { ...result, ok: false }
  return { ...result, ...count(JSON.parse(readFileSync(report, 'utf8'))) }
}

async function everything() {
  const withBrowser = existsSync(at('e2e', 'playwright.config.ts'))
  const needed = [['packages', packages], ...(withBrowser ? [['chromium', ensureChromium]] : [])]
  const present = await inParallel(needed, needed.length, ([name, work]) => step(name, work))
  if (present.includes(false)) return
  // Beside each other: tests that wait for a process, and the build, which is one, leave a core to the checks
  const lines = [
    [
      ['build', quietly(process.execPath, ['scripts/build.mjs'])],
      ['unit', unitTests],
    ],
    [
      ['types', checkTypes],
      ['format', quietly('oxfmt', ['--check'])],
      // With one thread, as several would each work out most of the types again
      ['lint', quietly('oxlint', ['--type-aware', '--deny-warnings'], { env: { GOMAXPROCS: '1' } })],
    ],
  ]
  await inParallel(lines, lines.length, (line) => inParallel(line, 1, ([name, work]) => step(name, work)))
  if (withBrowser) await step('browser', browserTests)
}

await everything()
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
