import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { icons } from './web/icons.ts'

/** A test that replaces a module needs our modules loaded anew; all others share what their worker has loaded. */
const replacingModules = readdirSync('web/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `web/app/${file}`)
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))

const web = { environment: './web/testing/shared-window.ts', setupFiles: ['web/testing/setup.ts'] }

// Projects of their own, so that only the server's tests wait for a database.
export default defineConfig({
  plugins: [icons()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,contract}/src/**/*.test.ts', 'scripts/**/*.test.ts', 'web/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...web,
          name: 'web',
          include: ['web/app/**/*.test.{ts,tsx}'],
          exclude: replacingModules,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...web,
          name: 'web-alone',
          include: replacingModules,
          setupFiles: ['web/testing/reset-modules.ts', ...web.setupFiles],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Every file has its own app and database: to load the server anew for each would take longer than the tests
          isolate: process.env['PROOFS'] === 'full',
        },
      },
    ],
    maxWorkers: 2,
    // How long a test takes says how busy the machine is, not whether the code is right
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
