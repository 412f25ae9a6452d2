import { z } from 'zod'
import { CannotStart } from '../embedded/cannot-start.ts'

const versionRows = z.tuple([z.object({ number: z.coerce.number(), name: z.string() })])

type Client = { query: (sql: string) => Promise<{ rows: unknown[] }> }

/** Returns the server's version. */
export async function refuseOldServer(client: Client): Promise<string> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  )
  const [{ number, name }] = versionRows.parse(rows)
  if (number < 180_000)
    throw new CannotStart(
      `Sohbet needs PostgreSQL 18 or newer, and this server is ${name}: get 18 from https://www.postgresql.org/download/, or leave DATABASE_URL empty and Sohbet runs its own`,
    )
  return name
}
