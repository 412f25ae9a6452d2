/**
 * An app that only writes, for drills: `node --import tsx writer-app.ts DATA_DIR FALLBACK_DIR`.
 * Prints `ready`, then `ack ID` for every committed row, and stops gracefully on SIGTERM and SIGINT.
 */
import pg from 'pg'
import { startEmbeddedPostgres } from '../../db/embedded/start-embedded-postgres.ts'

const [dataDir, fallbackDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('Please name the data folder')

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (details: object, message: string) =>
  process.stderr.write(`${message} ${JSON.stringify(details)}\n`)
const log = { info: () => undefined, warn: complain, error: complain }

const postgres = await startEmbeddedPostgres({ dataDir, log, ...(fallbackDir ? { fallbackDir } : {}) })
const pool = new pg.Pool({ ...postgres.connection, max: 8 })
pool.on('error', () => undefined)
await pool.query(
  'CREATE TABLE IF NOT EXISTS kept (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, word text)',
)
say('ready')

const stopping = new AbortController()
const writers = Array.from({ length: 8 }, async () => {
  while (!stopping.signal.aborted) {
    const { rows } = await pool.query<{ id: string }>(
      "INSERT INTO kept (word) VALUES ('sohbet') RETURNING id",
    )
    say(`ack ${rows[0]?.id}`)
  }
})

const stop = async () => {
  stopping.abort()
  await Promise.all(writers)
  await pool.end()
  await postgres.stop()
  say('stopped')
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
