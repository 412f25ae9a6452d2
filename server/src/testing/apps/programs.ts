import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What tests start as processes of their own. */
export const programs = {
  main: source('../../main.ts'),
  restore: source('../../cli/restore.ts'),
  'writer-app': source('./writer-app.ts'),
}

/** Where global-setup.ts put them as plain JavaScript: so they start in a quarter of the time. */
export const bundledPrograms = 'SOHBET_TEST_PROGRAMS'

/** What Node is given to run one. */
export function program(name: keyof typeof programs): string[] {
  const bundled = process.env[bundledPrograms]
  if (bundled) return [join(bundled, `${name}.js`)]
  return ['--import', import.meta.resolve('tsx'), programs[name]]
}
