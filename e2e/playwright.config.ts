import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { isFull } from './support/full.ts'
import { nameSchoolFolder } from './support/school-folder.ts'

const port = Number(process.env['E2E_PORT'] ?? 3801)
// nginx terminates TLS with a certificate made for this run
const isNginx = process.env['E2E_PROCESSES'] === 'nginx'
const origin = `${isNginx ? 'https' : 'http'}://localhost:${port}`
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
const specs = (names: string[]) => names.map((name) => `**/${name}.spec.ts`)

nameSchoolFolder()

/** The screen size that each area's users have. */
const areas = {
  phone: [
    'public',
    'public-behaviour',
    'layout-shift',
    'cold-load',
    'session',
    'auth',
    'partners',
    'catalogue',
    'reset-password',
    'missing-script',
    'long-words',
    'level-test',
    'selling',
    'lessons',
    'duo',
    'packs',
    'player',
    'review',
    'habit',
    'finishing',
    'dashboard',
    'make-up',
    'substitute',
    'statement',
    'coach',
    'coach-day',
    'coach-people',
    'coach-away',
    'hello',
    'speaking',
    'group-message',
    'notifications',
  ],
  desktop: [
    'users',
    'statistics',
    'account',
    'accounts-admin',
    'school',
    'site',
    'level-tests-admin',
    'catalogue-courses',
    'catalogue-modules',
    'catalogue-quiz',
    'catalogue-dashboard',
    'selling-admin',
    'groups',
    'messages',
    'staff-live-sessions',
    'library',
    'iyzico',
    'cancelled-course',
    'successors',
    'transfer',
    'opening',
    'two-processes',
  ],
}
/** Areas with another layout on the other size; the full run covers both. */
const alsoOn = {
  phone: ['users', 'catalogue-dashboard', 'statistics'],
  desktop: ['public', 'public-behaviour', 'layout-shift', 'player', 'dashboard', 'coach'],
}
const areasOn = (size: 'phone' | 'desktop') =>
  specs(['shell', 'focus', ...areas[size], ...(isFull ? alsoOn[size] : [])])

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes on its second try is reported as flaky
  retries: 1,
  timeout: 240_000,
  // A busy machine is slow, not wrong
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    ignoreHTTPSErrors: isNginx,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Contrast is measured without running animations
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Full Chromium if installed: it also shows PDF files
      executablePath: process.env['CHROMIUM'] ?? browsers.find((file) => existsSync(file)) ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A microphone that beeps, allowed without a question
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        ...(isNginx ? ['--ignore-certificate-errors'] : []),
      ],
    },
  },
  ...(!isFull && { grepInvert: /@full/ }),
  projects: [
    {
      name: 'phone',
      testMatch: areasOn('phone'),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: areasOn('desktop'),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  // Serves the built product with a temporary data folder. E2E_PROCESSES=2 runs two processes, =nginx two behind
  // nginx. Requests may name the address they come from.
  webServer: {
    command: 'node support/serve.mjs',
    env: {
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...(!isNginx && { TRUST_PROXY: '127.0.0.1,::1' }),
    },
    url: `${origin}/readyz`,
    ignoreHTTPSErrors: isNginx,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
