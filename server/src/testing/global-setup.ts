import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bundleServer } from '../../../scripts/bundle-server.mjs'
import { startEmbeddedPostgres, type EmbeddedConnection } from '../db/embedded/start-embedded-postgres.ts'
import { migrate } from '../composition/database.ts'
import { bundledPrograms, programs } from './apps/programs.ts'

export const template = 'sohbet_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run. */
    testServer: EmbeddedConnection
    /** When this run began, in milliseconds. */
    begunAt: number
  }
}

const complain = (details: object, message: string) =>
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-test-'))
  // mkdtemp makes it private, and as root PostgreSQL runs as somebody else.
  await chmod(folder, 0o755)
  // Beside the build, as it looks for other folders from there
  const outdir = join(import.meta.dirname, `../../dist-test-${process.pid}`)
  // What does not build as a whole can be tested in part: the programs then start from their sources
  const isBundled = await bundleServer({ entryPoints: programs, outdir }).then(
    () => true,
    () => false,
  )
  if (isBundled) process.env[bundledPrograms] = outdir
  const log = { info: () => undefined, warn: () => undefined, error: complain }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log })

  const admin = new pg.Client(postgres.connection)
  await admin.connect()
  await admin.query(`CREATE DATABASE ${template}`)
  await admin.end()
  await migrate({ ...postgres.connection, database: template })

  project.provide('testServer', postgres.connection)
  project.provide('begunAt', Date.now())
  return async () => {
    await postgres.stop()
    for (const made of [folder, outdir]) await rm(made, { recursive: true, force: true })
  }
}
