import { sql } from 'drizzle-orm'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Db } from '../db/connect.ts'
import { isDatabaseUnreachable } from '../db/database-errors.ts'
import type { Log } from '../db/embedded/log.ts'

type BossDb = PgBoss.Db

/** The queue without background work: every statement goes through `db`. */
export const quietBoss = (db: BossDb): PgBoss =>
  new PgBoss({ db, migrate: false, supervise: false, schedule: false })

/** Logs every failure, because the library would report an empty queue. */
export const onPool = (pool: pg.Pool, log: Log): BossDb => ({
  async executeSql(text, values) {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      // In this form the client names the statement, so PostgreSQL parses it once. With generic plans, as in tests, it also plans it once
      const { rows } = await client.query<Record<string, unknown>>({ text }, values)
      client.release()
      return { rows }
    } catch (err) {
      // Some statements of the queue open a transaction, so a failed connection is discarded.
      client?.release(true)
      // Happens several times a second, and every call already logs it
      if (!isDatabaseUnreachable(err)) log.warn({ err }, 'A statement of the job queue failed')
      throw err
    }
  },
})

/** Runs the queue's statements in our transaction, so they commit or roll back with it. */
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
