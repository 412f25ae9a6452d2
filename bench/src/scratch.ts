import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './processes.ts'

type Options = {
  port: number
  env?: Record<string, string>
  /** Options of Node. */
  flags?: string[]
  onLine?: (line: string) => void
}

/** Starts the built app with a temporary data folder, which stop() deletes. */
export async function startScratchSchool({ port, env = {}, flags = [], onLine }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-bench-'))
  await chmod(folder, 0o755) // under root, PostgreSQL runs as another user
  const url = `http://localhost:${port}`
  const app = await startProcess(
    [...flags, 'server/dist/main.js'],
    { DATA_DIR: folder, RATE_LIMIT: 'off', PORT: String(port), ...env },
    `${url}/readyz`,
    onLine,
  )
  return {
    url,
    folder,
    async stop() {
      await app.stop()
      // The PostgreSQL of a large school may still be writing its last checkpoint
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
    },
  }
}
