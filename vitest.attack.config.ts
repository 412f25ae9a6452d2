import { defineConfig } from 'vitest/config'

// npm run test:attack: tries common attacks on every call of the contract. Takes minutes, so npm test leaves it out.
export default defineConfig({
  test: {
    include: [
      'server/src/attack/**/*.attack.ts',
      'web/app/**/*.attack.ts',
      // Access rules and uploads, which other commands run too
      'server/src/http/access/*.test.ts',
      'server/src/images/bad-uploads.proof.ts',
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
