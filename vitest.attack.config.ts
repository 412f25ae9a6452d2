import { defineConfig } from 'vitest/config'

// npm run test:attack: what an attacker would try, on every call of the contract. Minutes, so not part of npm test.
export default defineConfig({
  test: {
    include: [
      'server/src/attack/**/*.attack.ts',
      'web/app/**/*.attack.ts',
      // Also part of npm test: who may do what, and what may be uploaded
      'server/src/http/access/*.test.ts',
      'server/src/images/bad-uploads.test.ts',
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
