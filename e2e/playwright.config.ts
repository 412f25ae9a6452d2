import { defineConfig } from '@playwright/test'

const port = 3801

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that needs its second try is counted and named as flaky
  retries: 1,
  timeout: 90_000,
  // A busy machine is slow, not wrong
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // Contrast is measured on what stands still
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // What people see on both is looked at on both; longer journeys go by one, learners' ways by phone.
    {
      name: 'phone',
      testMatch: [
        'public',
        'shell',
        'users',
        'session',
        'auth',
        'level-test',
        'selling',
        'player',
        'dashboard',
        'catalogue-dashboard',
      ].map((name) => `${name}.spec.ts`),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testMatch: [
        'public',
        'shell',
        'users',
        'account',
        'school',
        'level-tests-admin',
        'catalogue-courses',
        'catalogue-modules',
        'catalogue-quiz',
        'catalogue-dashboard',
        'selling-admin',
        'groups',
        'player',
        'dashboard',
      ].map((name) => `${name}.spec.ts`),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  // The built product on a data folder of its own, thrown away afterwards.
  webServer: {
    command: 'node --import tsx serve.ts',
    env: { PORT: String(port), RATE_LIMIT: 'off', LOG_LEVEL: 'warn' },
    url: `http://localhost:${port}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
