import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

// npm run test:attack: looks for stored scripts on every screen. It takes minutes, so npm test leaves it out.
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../results/attack',
  testMatch: '*.attack.ts',
  workers: 1,
  retries: 0,
  timeout: 30 * 60_000,
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } } }],
  webServer: [],
})
