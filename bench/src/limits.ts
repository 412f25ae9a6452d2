import { randomBytes } from 'node:crypto'
import { hashPassword, passwordMatches } from '@sohbet/server/auth/password/password'
import { openDatabase } from '@sohbet/server/composition/database'
import fastify from 'fastify'

/**
 * Reference calls, measured in the same run as the calls of the app: `bare` is Fastify alone, `page` is Fastify
 * with as many bytes as our compressed page (the load generator reads them as text, which costs more than sending
 * them), `select` is one prepared statement by primary key, `hash` is one password check.
 */
export type Limit = 'bare' | 'page' | 'select' | 'hash'

const { DATA_DIR = 'data', PORT, PAGE_BYTES } = process.env
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const { pool } = await openDatabase({ dataDir: DATA_DIR, log: quiet, join: true })
const { rows } = await pool.query<{ id: string }>('select id from users limit 1')
const values = [rows[0]?.id]
const passwordHash = await hashPassword('a password')

const page = randomBytes(Number(PAGE_BYTES))

const app = fastify()
app.get('/bare', async () => ({ status: 'ok' }))
app.get('/page', async () => page)
app.get('/select', async () => {
  const answer = await pool.query({
    name: 'limit',
    text: 'select id, username, email, role, is_verified from users where id = $1',
    values,
  })
  return answer.rows[0]
})
app.get('/hash', async () => ({ matches: await passwordMatches(passwordHash, 'a password') }))
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
