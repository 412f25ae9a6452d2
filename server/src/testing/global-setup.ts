import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bundleServer } from '../../../scripts/lib/bundle-server.mjs'
import { startEmbeddedPostgres, type EmbeddedConnection } from '../db/embedded/start-embedded-postgres.ts'
import { migrate } from '../composition/database.ts'
import { bundledPrograms, programs } from './apps/programs.ts'

export const template = 'sohbet_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run. */
    testServer: EmbeddedConnection
    /** A folder for files of tests, which is removed after the run. */
    scratch: string
    /** Start of this run, in milliseconds. */
    begunAt: number
  }
}

const complain = (details: object, message: string) =>
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)

/** The school of the tests has opened. */
async function openSchool(connection: EmbeddedConnection) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('INSERT INTO school_opening (opened_at) VALUES (now())')
  await client.end()
}

/** Starts one PostgreSQL for the whole run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-test-'))
  // mkdtemp makes it private, and under root PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  // Beside the build, because the programs look for other folders relative to it
  const outdir = join(import.meta.dirname, `../../dist-test-${process.pid}`)
  // When the bundle fails, the programs start from their sources, so that parts can still be tested
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
  await openSchool({ ...postgres.connection, database: template })

  project.provide('testServer', postgres.connection)
  const scratch = await mkdtemp(join(tmpdir(), 'sohbet-scratch-'))
  project.provide('scratch', scratch)
  project.provide('begunAt', Date.now())
  return async () => {
    await postgres.stop()
    for (const made of [folder, outdir, scratch]) await rm(made, { recursive: true, force: true })
  }
}
