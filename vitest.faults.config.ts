import { defineConfig } from 'vitest/config'

// npm run test:faults: kills, full disks and slow clients, one file after the other. Not part of npm test. Full disks need
// root; who is not root leaves them out by FAULTS_WITHOUT_DISK=1.
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
