import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../db/embedded/start-embedded-postgres.ts'
import { quiet } from '../quiet.ts'
import { tempFolder } from './temp-folder.ts'

let template: Promise<string> | undefined

/** A copied data folder with a ready database: creating one takes longer than most tests. */
export async function madeDataFolder(): Promise<string> {
  template ??= makeOnce()
  const folder = tempFolder()
  // Not fs.cp, which would lose the file owners
  await promisify(execFile)('cp', ['-a', join(await template, 'postgres'), folder])
  return folder
}

async function makeOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sohbet-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: quiet })
  await postgres.stop()
  return folder
}
