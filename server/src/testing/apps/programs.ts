import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Programs that tests start as separate processes. */
export const programs = {
  main: source('../../main.ts'),
  restore: source('../../cli/restore.ts'),
  backup: source('../../cli/backup.ts'),
  check: source('../../cli/check.ts'),
  'create-admin': source('../../cli/create-admin.ts'),
  'setup-server': source('../../cli/setup-server.ts'),
  'writer-app': source('./writer-app.ts'),
}

/** Folder where global-setup.ts bundles them as JavaScript; they start in a quarter of the time. */
export const bundledPrograms = 'SOHBET_TEST_PROGRAMS'

/** Node's arguments to run a program. */
export function program(name: keyof typeof programs): string[] {
  const bundled = process.env[bundledPrograms]
  if (bundled) return [join(bundled, `${name}.js`)]
  return ['--import', import.meta.resolve('tsx'), programs[name]]
}
