import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempFolder } from '../files/temp-folder.ts'
import { startProcess } from './start-process.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** Only the scripts, as in a fresh clone without packages; a fake npm records its calls. */
export async function freshClone() {
  const folder = tempFolder()
  for (const part of ['scripts', 'package.json', 'server/src/db/embedded', 'server/src/config']) {
    await cp(join(root, part), join(folder, part), { recursive: true })
  }
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }))
  await writeFile(join(folder, 'npm.cjs'), `require('node:fs').writeFileSync('npm-ran', '')`)
  const env = { npm_execpath: join(folder, 'npm.cjs'), DATA_DIR: '', DATABASE_URL: '', NODE_ENV: '' }
  return {
    folder,
    npmRan: () => existsSync(join(folder, 'npm-ran')),
    run: (args: string[], more: Record<string, string> = {}) =>
      startProcess(process.execPath, args, { cwd: folder, env: { ...env, ...more } }),
  }
}
