import { defineConfig } from 'vitest/config'

// npm run test:faults: kills, full disks and slow clients, one file at a time. Not part of npm test.
// The full-disk tests need root; FAULTS_WITHOUT_DISK=1 skips them.
export default defineConfig({
  test: {
    include: ['server/src/faults/**/*.faults.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
  },
})
