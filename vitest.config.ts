import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { icons } from './web/icons.ts'

/** Web tests that replace a module (`vi.mock`) reload our modules; all others share the modules of their worker. */
const replacingModules = readdirSync('web/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `web/app/${file}`)
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))

/** `npm run proofs`: races, leaks and bad files, which take minutes. */
const isProof = process.env['PROOFS'] === 'full'
const proofs = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
  .map((file) => `server/src/${file}`)
  .filter((file) => file.endsWith('.proof.ts') || (file.endsWith('.test.ts') && importsProofs(file)))

function importsProofs(file: string): boolean {
  return readFileSync(file, 'utf8').includes("testing/proofs.ts'")
}

/** What the built site may not contain. `npm test` runs them after the build, and all others beside it. */
const ofBuild = 'server/src/**/bundle-leak.test.ts'

const web = { environment: './web/testing/shared-window.ts', setupFiles: ['web/testing/setup.ts'] }

// Separate projects, so that only the server tests wait for a database.
export default defineConfig({
  plugins: [icons()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{domain,contract}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/*.test.ts',
            'server/src/rooms.test.ts',
          ],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'built', include: [ofBuild], isolate: false } },
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
          include: isProof ? proofs : ['server/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
          exclude: ['server/src/rooms.test.ts', ofBuild],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['server/src/testing/refuse-parallel-statements.ts'],
          // Each file has its own app and database. Reloading the server code for each file would take longer than the tests.
          isolate: isProof,
        },
      },
    ],
    maxWorkers: 2,
    // Rendering and queries leave much garbage that is young: with more room, a tenth less time is spent on it
    execArgv: ['--max-semi-space-size=64'],
    // Generous, so that tests do not fail on a busy machine
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
