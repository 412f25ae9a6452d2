import { defineConfig } from 'vitest/config'

// Three projects, so that only the server's tests wait for a database.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/app/**/*.test.{ts,tsx}', 'web/*.test.ts'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Every file has its own app and database: to load the server anew for each would take longer than the tests
          isolate: false,
        },
      },
    ],
    maxWorkers: 2,
    testTimeout: 10_000,
    hookTimeout: 30_000,
  },
})
