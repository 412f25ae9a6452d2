import pg from 'pg'
import { startWriterApp } from './child-app.ts'
import { findPostmaster } from '../../db/embedded/orphan.ts'
import { startEmbeddedPostgres } from '../../db/embedded/start-embedded-postgres.ts'

type DrillResult = { acknowledged: number; lost: number; slowestStartMs: number }

/**
 * Kills a writing app repeatedly, every second time its PostgreSQL too, each time after a random number of
 * acknowledged rows; then checks that every row exists.
 */
export async function killRounds({
  dataDir,
  rounds,
  onRound = () => undefined,
}: {
  dataDir: string
  rounds: number
  onRound?: (round: number, rows: number) => void
}): Promise<DrillResult> {
  const acknowledged: string[] = []
  let slowestStartMs = 0
  for (let round = 1; round <= rounds; round++) {
    const begun = performance.now()
    const app = startWriterApp([dataDir])
    await app.printed(1)
    slowestStartMs = Math.max(slowestStartMs, performance.now() - begun)
    await app.printed(1 + Math.ceil(Math.random() * 500))
    const postmaster = await findPostmaster(`${dataDir}/postgres`)
    if (postmaster === undefined)
      throw new Error('No PostgreSQL to be found; is the data folder open to its user?')
    app.kill('SIGKILL')
    if (round % 2 === 0) process.kill(postmaster, 'SIGKILL')
    await app.ended()
    acknowledged.push(...app.acknowledged())
    onRound(round, acknowledged.length)
  }
  const kept = await keptRows(dataDir)
  const lost = acknowledged.filter((id) => !kept.has(id)).length
  return { acknowledged: acknowledged.length, lost, slowestStartMs: Math.round(slowestStartMs) }
}

async function keptRows(dataDir: string): Promise<Set<string>> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const { rows } = await client.query<{ id: string }>('SELECT id FROM kept')
  await client.end()
  await postgres.stop()
  return new Set(rows.map(({ id }) => id))
}
