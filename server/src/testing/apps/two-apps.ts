import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { requestPath, type Values } from '@sohbet/contract/request'
import { sql } from 'drizzle-orm'
import { localWebhookSecret } from '../../adapters/payments/deliver-webhook.ts'
import { createTokens } from '../../auth/session/tokens.ts'
import type { Db } from '../../db/connect.ts'
import { sessions } from '../../db/tables/people/sessions.ts'
import { startChild } from './child-app.ts'
import { createTestDatabase } from '../databases/database.ts'
import { program } from './programs.ts'
import { startSecondApp } from './second-app.ts'
import { startTestApp, testWebhookSecret } from './test-app.ts'

export type Answer = { status: number; body: unknown; headers: Readonly<Record<string, unknown>> }

/** A school served by two apps on one database, alternating between them. */
export type TwoApps = {
  db: Db
  now: () => Date
  webhookSecret: string
  send: (
    turn: number,
    endpoint: Endpoint,
    values: Values,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** The headers of signed-in users. */
  signIn: (users: readonly { id: string }[]) => Promise<Record<string, string>[]>
  /** Runs jobs until the queue is empty. */
  workOff: () => Promise<void>
  stop: () => Promise<void>
}

const signInWith =
  (db: Db, { tokens, now }: { tokens: ReturnType<typeof createTokens>; now: () => Date }) =>
  async (users: readonly { id: string }[]) => {
    const at = now()
    const expiresAt = new Date(at.getTime() + 86_400_000)
    const client = { address: '127.0.0.1', userAgent: 'test' }
    const rows = await db
      .insert(sessions)
      .values(users.map(({ id }) => ({ userId: id, ...client, createdAt: at, rotatedAt: at, expiresAt })))
      .returning({ id: sessions.id })
    return rows.map(({ id }) => ({ authorization: `Bearer ${tokens.access(id, at)}` }))
  }

/** Both in this process, each with its own connections and memory. */
export async function startTwoApps(): Promise<TwoApps> {
  const one = await startTestApp()
  const other = await startSecondApp(one)
  const now = () => one.clock.now
  return {
    db: one.db,
    now,
    webhookSecret: testWebhookSecret,
    send: (turn, endpoint, values, headers) => (turn % 2 === 0 ? one : other).send(endpoint, values, headers),
    signIn: signInWith(one.db, { tokens: one.tokens, now }),
    workOff: one.workOff,
    async stop() {
      await other.stop()
      await one.stop()
    },
  }
}

/** Two real processes with their jobs, reached over HTTP. One can be killed. */
export async function startTwoProcesses(): Promise<
  TwoApps & { urls: string[]; kill: (turn: number) => Promise<void> }
> {
  const secret = 'a secret that only this drill knows, 32+ characters'
  const folder = await mkdtemp(join(tmpdir(), 'sohbet-drill-'))
  const database = await createTestDatabase()
  const { host, port, user, database: name } = database.connection
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SESSION_SECRET: secret,
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  const start = async () => {
    const child = startChild(program('main'), { env })
    await child.printed(2)
    const url = /http:\/\/\S+/.exec(child.lines.join('\n'))?.[0] ?? ''
    return { child, url: url.replace('localhost', '127.0.0.1') }
  }
  const apps = [await start(), await start()]
  const now = () => new Date()
  return {
    db: database.db,
    now,
    webhookSecret: localWebhookSecret(secret),
    send: (turn, endpoint, values, headers) => overHttp(apps[turn % 2]?.url ?? '', endpoint, values, headers),
    urls: apps.map(({ url }) => url),
    async kill(turn) {
      apps[turn]?.child.kill('SIGKILL')
      await apps[turn]?.child.ended()
    },
    signIn: signInWith(database.db, { tokens: createTokens(secret), now }),
    async workOff() {
      for (let queued = 1; queued > 0;) {
        const { rows } = await database.db.execute<{ queued: number }>(
          sql`select count(*)::int as queued from pgboss.job where state < 'completed'
            and name in ('send-mail', 'refund', 'local-webhook')`,
        )
        queued = rows[0]?.queued ?? 0
      }
    },
    async stop() {
      for (const { child } of apps) child.kill('SIGTERM')
      await Promise.all(apps.map(({ child }) => child.ended()))
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function overHttp(url: string, endpoint: Endpoint, values: Values, headers?: Record<string, string>) {
  const signed = endpoint.raw && Object(values.body)
  const body = signed
    ? String(signed.payload)
    : values.body === undefined
      ? undefined
      : JSON.stringify(values.body)
  const answer = await fetch(`${url}${requestPath(endpoint, values)}`, {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.raw && Object(signed.headers)),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) }
}
