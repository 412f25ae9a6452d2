import { sql } from 'drizzle-orm'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Db } from '../db/connect.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Log } from '../db/embedded/log.ts'

type BossDb = PgBoss.Db

/** The queue as our own code uses it: nothing runs by itself, every statement goes where `db` says. */
export const quietBoss = (db: BossDb): PgBoss =>
  new PgBoss({ db, migrate: false, supervise: false, schedule: false })

/** Every failure is told of here: to who looks for the next job, the library says that there is none. */
export const onPool = (pool: pg.Pool, log: Log): BossDb => ({
  async executeSql(text, values) {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      const { rows } = await client.query<Record<string, unknown>>(text, values)
      client.release()
      return { rows }
    } catch (err) {
      // Some of the queue's statements open a transaction of their own: a connection left in one is of no use to others.
      client?.release(true)
      // Several times a second, and every call tells it
      if (!isDatabaseAway(err)) log.warn({ err }, 'A statement of the job queue failed')
      throw err
    }
  },
})

/** Statements of the queue in our own transaction: what they write is there if and only if it commits. */
export const onDb = (db: Db): BossDb => ({
  async executeSql(text, values: unknown[] = []) {
    const pieces = text
      .split(/\$(\d+)/)
      .map((piece, position) =>
        position % 2 === 0 ? sql.raw(piece) : sql.param(values[Number(piece) - 1] ?? null),
      )
    const { rows } = await db.execute(sql.join(pieces))
    return { rows }
  },
})
