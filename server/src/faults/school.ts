import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createTokens } from '../auth/session/tokens.ts'
import { connect, type Db } from '../db/connect.ts'
import { findPostmaster } from '../db/embedded/orphan.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { migrate } from '../composition/database.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { sessions } from '../db/tables/people/sessions.ts'
import { users } from '../db/tables/people/users.ts'
import { startChild } from '../testing/apps/child-app.ts'
import { program } from '../testing/apps/programs.ts'
import { quiet } from '../testing/quiet.ts'

const secret = 'a secret that only these drills know, 32+ characters'

export type School = Awaited<ReturnType<typeof startSchool>>
export type App = {
  url: () => string
  pid: () => number
  kill: (signal: NodeJS.Signals) => boolean
  restart: () => Promise<number>
  ended: () => Promise<{ code: number | null; signal: string | null }>
}

let clients = 0
/** A separate client address each time, because the limits of one address would refuse a drill. */
export const anAddress = (): string => {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}

/** A durable PostgreSQL, and apps on it as separate processes. */
export async function startSchool({
  apps: count = 2,
  folder: given,
  env = {},
}: { apps?: number; folder?: string; env?: Record<string, string> } = {}) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'sohbet-faults-')))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  const { connection } = postgres
  await migrate(connection)
  const { db, pool } = connect(connection, { log: quiet, max: 5, applicationName: 'drill' })
  await db.insert(schoolOpening).values({ openedAt: new Date() }).onConflictDoNothing()
  const { host, user, database, port } = connection
  const surroundings = {
    ...process.env,
    // Without demo data, because a drill creates its own rows and the start is quicker
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'drill@example.test',
    HOST: '127.0.0.1',
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    SESSION_SECRET: secret,
    DATA_DIR: folder,
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...env,
  }
  const apps: App[] = []
  for (let made = 0; made < count; made++) apps.push(await startApp(surroundings))
  const tokens = createTokens(secret)
  const cluster = join(folder, 'postgres')
  return {
    folder,
    apps,
    db,
    /** Valid now: tokens last ten minutes, drills longer. */
    headers: (sessionId: string) => ({
      authorization: `Bearer ${tokens.access(sessionId, new Date())}`,
      'x-forwarded-for': anAddress(),
    }),
    learners: (howMany: number) => makeLearners(db, howMany),
    /** Stops PostgreSQL; returns when the next one started and how long until every app was ready. */
    async restartDatabase(signal: NodeJS.Signals): Promise<{ startedAt: string; milliseconds: number }> {
      const before = await untilStarted(db) // our own connection may belong to the killed one
      const pid = await findPostmaster(cluster)
      if (pid === undefined) throw new Error('There is no PostgreSQL to end')
      const begun = performance.now()
      process.kill(pid, signal)
      const startedAt = await untilStarted(db, before)
      await Promise.all(apps.map((app) => untilReady(app.url())))
      return { startedAt, milliseconds: performance.now() - begun }
    },
    async stop() {
      for (const app of apps) app.kill('SIGTERM')
      await Promise.all(apps.map((app) => app.ended()))
      await pool.end()
      await postgres.stop()
      if (!given) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startApp(env: Record<string, string | undefined>): Promise<App> {
  // Production prints nothing at its start, so the port is chosen here
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const url = `http://127.0.0.1:${port}`
  let child = startChild(program('main'), { env: { ...env, PORT: port } })
  await untilReady(url, 240_000) // includes the time for demo data
  return {
    url: () => url,
    pid: () => child.pid,
    kill: (signal) => child.kill(signal),
    ended: () => child.ended(),
    /** Milliseconds until it is ready. */
    async restart() {
      await child.ended()
      const begun = performance.now()
      child = startChild(program('main'), { env: { ...env, PORT: port } })
      await untilReady(url)
      return performance.now() - begun
    },
  }
}

/** Start time of the answering PostgreSQL; undefined while none answers. */
const startOf = (db: Db): Promise<string | undefined> =>
  db.execute<{ at: string }>(sql`select pg_postmaster_start_time()::text as at`).then(
    ({ rows }) => rows[0]?.at,
    () => undefined,
  )

/** Processes of a killed server may answer for a moment: only a later start time proves a new server. */
async function untilStarted(db: Db, otherThan?: string, withinMs = 120_000): Promise<string> {
  const end = performance.now() + withinMs
  while (performance.now() < end) {
    const at = await startOf(db)
    if (at !== undefined && at !== otherThan) return at
    await delay(5)
  }
  throw new Error(`No other PostgreSQL has started within ${withinMs} ms`)
}

/** Milliseconds until an app is ready. */
export async function untilReady(url: string, withinMs = 120_000): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < withinMs) {
    const headers = { 'x-forwarded-for': anAddress() }
    const answer = await fetch(`${url}/readyz`, { headers }).catch(() => undefined)
    await answer?.text().catch(() => '')
    if (answer?.status === 200) return performance.now() - begun
    await delay(20)
  }
  throw new Error(`${url} is not ready after ${withinMs} ms`)
}

/** Signed-in learners who may enrol. */
async function makeLearners(db: Db, howMany: number) {
  const now = new Date()
  const rows = Array.from({ length: howMany }, () => ({
    id: randomUUID(),
    username: 'A learner',
    email: `${randomUUID()}@drill.test`,
    passwordHash: '',
    isVerified: true,
    level: 'B1' as const,
    levelScore: 1700,
  }))
  await db.insert(users).values(rows)
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const client = { address: '127.0.0.1', userAgent: 'drill' }
  return db
    .insert(sessions)
    .values(rows.map(({ id }) => ({ userId: id, ...client, createdAt: now, rotatedAt: now, expiresAt })))
    .returning({ sessionId: sessions.id, userId: sessions.userId })
}
