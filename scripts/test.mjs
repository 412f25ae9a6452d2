// npm test: runs all checks and tests; its last line is `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, findChromium } from './lib/chromium.mjs'
import { install, isInstalled } from './lib/install.mjs'
import { at, mapLimit, npm, refuseOldNode, run, say } from './lib/run.mjs'
import { scratchFolder } from './lib/scratch-folder.mjs'
import { checkTypes } from './types.mjs'

refuseOldNode()
// Tests write mostly databases, which they throw away
const scratch = scratchFolder()
process.env.TMPDIR = scratch
const reports = mkdtempSync(join(scratch, 'reports-'))
const total = { passed: 0, failed: 0 }

/** Runs a step and prints its duration and, when it fails, its output. */
async function step(name, work) {
  const begun = performance.now()
  const { ok, output, counts, failures = [], retried = [] } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const counted = counts
    ? `  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : ''
  const flaky = retried.length > 0 ? `, ${retried.length} after a retry` : ''
  say(`${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.padStart(6)} s${counted}${flaky}`)
  for (const failure of failures) say(`     ✗ ${failure}`)
  for (const test of retried) say(`     passed after a retry: ${test}`)
  if (!ok && output) say(withoutPassed(output))
  total.passed += counts?.passed ?? 0
  // A step that fails without a failed test, such as lint or a crash, counts as one failure
  total.failed += ok ? 0 : Math.max(1, counts?.failed ?? 0)
  return ok
}

/** Leaves out the passed tests, because build servers often show only the start of the output. */
const withoutPassed = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+[✓-]\s/.test(line))
    .join('\n')

const quietly = (command, args, options) => () => run(command, args, { ...options, quiet: true })

/** An install proves the lock file; if everything is installed, npm checks the lock file without changes. */
const packages = () =>
  isInstalled() ? npm(['ci', '--include=dev', '--dry-run'], { quiet: true }) : install({ quiet: true })

async function unitTests(project) {
  const report = join(reports, `vitest-${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // A flaky test is named in the output, but does not fail the run
  const result = await run('vitest', ['run', `--project=${project}`, '--retry=1', ...reporters], {
    quiet: true,
  })
  return withCounts(result, report, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
    counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests },
    failures: testResults.flatMap(failuresOfFile),
    retried: testResults.flatMap(retriedInFile),
  }))
}

/** A file that fails before its first test has its own message. */
function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(at(), name)
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`)
  return message ? [`${file}\n${message}`, ...tests] : tests
}

const retriedInFile = ({ name, assertionResults }) =>
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
    retried: suites.flatMap(retriedInSuite),
  }))
}

const retriedInSuite = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(retriedInSuite),
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
  const present = await mapLimit(needed, needed.length, ([name, work]) => step(name, work))
  if (present.includes(false)) return
  const rest = [
    ['build', quietly(process.execPath, ['scripts/build.mjs'])],
    ['built', () => unitTests('built')],
    ...(withBrowser ? [['browser', browserTests]] : []),
    ['types', checkTypes],
    ['format', quietly('oxfmt', ['--check'])],
    // With one thread, because each thread would compute most types again
    ['lint', quietly('oxlint', ['--type-aware', '--deny-warnings'], { env: { GOMAXPROCS: '1' } })],
  ]
  // In parallel, because they often wait for a process or a page, and leave a core to the other
  await Promise.all([step('unit', () => unitTests('!built')), inOrder(rest)])
}

async function inOrder(steps) {
  for (const [name, work] of steps) await step(name, work)
}

await everything()
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
