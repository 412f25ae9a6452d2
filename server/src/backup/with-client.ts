import pg from 'pg'
import { clientConfig, type Connection } from '../db/connect.ts'

/** A connection of its own for backups and restores, without the limits of the app's pool. */
export async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...clientConfig(connection),
    application_name: 'sohbet backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
