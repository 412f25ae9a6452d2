import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

// npm run crawl: follows every link and menu entry, as every role, in both languages. It takes minutes, so npm
// test leaves it out.
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../results/crawl',
  testMatch: '*.crawl.ts',
  retries: 0,
  timeout: 30 * 60_000,
  // Without it Playwright would retry an impossible click until the end of the test
  use: { ...journeys.use, actionTimeout: 30_000 },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [journeys.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: `${import.meta.dirname}/..` })),
})
