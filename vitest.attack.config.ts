import { defineConfig } from 'vitest/config'

// npm run test:attack: what an attacker would try, on every call of the contract. Minutes, so not part of npm test.
export default defineConfig({
  test: {
    include: ['server/src/attack/**/*.attack.ts', 'web/app/**/*.attack.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
