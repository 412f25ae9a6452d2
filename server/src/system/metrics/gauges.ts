import type pg from 'pg'
import type { Files } from '../../adapters/files/files.ts'
import type { Db } from '../../db/connect.ts'
import type { LiveHub } from '../../live/hub.ts'
import { readGauges, type Gauges } from './gauges.reads.ts'
import type { Metrics } from './metrics.ts'

type Sources = { db: Db; pool: pg.Pool; live: Pick<LiveHub, 'size'>; files: Files; clock: () => Date }

const states = ['waiting', 'retrying', 'running', 'failed'] as const

/** Makes the gauges of a school. The returned function sets them; without a database only those of the process. */
export function createGauges(metrics: Pick<Metrics, 'gauge'>, { db, files, clock, ...process }: Sources) {
  const setProcess = gaugesOfProcess(metrics, process)
  const setSchool = gaugesOfSchool(metrics)
  const setMoney = gaugesOfMoney(metrics)
  const isUp = metrics.gauge('sohbet_database_up', 'Whether the database replies')
  const free = metrics.gauge('sohbet_files_free_bytes', 'Space left in the folder of files')
  return async function set(): Promise<void> {
    setProcess()
    const bytes = await files.freeBytes?.().catch(() => undefined)
    if (bytes !== undefined) free.set(bytes)
    const read = await readGauges(db).catch(() => undefined)
    isUp.set(read ? 1 : 0)
    setSchool(read, clock())
    setMoney(read)
  }
}

function gaugesOfProcess({ gauge }: Pick<Metrics, 'gauge'>, { pool, live }: Pick<Sources, 'pool' | 'live'>) {
  const connections = gauge('sohbet_database_connections', 'Database connections of this process', 'state')
  const streams = gauge('sohbet_event_streams', 'Open event streams of this process')
  return () => {
    streams.set(live.size())
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'awaited' }, pool.waitingCount)
  }
}

function gaugesOfSchool({ gauge }: Pick<Metrics, 'gauge'>) {
  const jobs = gauge('sohbet_jobs', 'Jobs by kind and state', 'job', 'state')
  const queued = gauge('sohbet_mails_queued', 'Mails that wait, with those that failed and are tried again')
  const oldest = gauge('sohbet_oldest_mail_seconds', 'For how long a mail that could go out has waited')
  const up = gauge('sohbet_service_up', 'Whether a service worked at its last check', 'service')
  const checked = gauge('sohbet_service_checked_seconds', 'Time since the last check of a service', 'service')
  const backup = gauge('sohbet_backup_age_seconds', 'Age of the newest backup')
  const failed = gauge('sohbet_backup_failed', 'Whether the last backup or verification failed')
  const bytes = gauge('sohbet_database_bytes', 'Size of the database')
  const single = [queued, oldest, backup, failed, bytes]
  return (read: Gauges | undefined, now: Date) => {
    const age = (from: Date) => (now.getTime() - from.getTime()) / 1000
    // Without a database the old values would look current
    for (const one of single) one.remove()
    for (const one of [jobs, up, checked]) one.reset()
    if (!read) return
    for (const { name, ...counts } of read.queues)
      for (const state of states) jobs.set({ job: name, state }, counts[state])
    const mails = read.queues.find(({ name }) => name === 'send-mail')
    queued.set((mails?.waiting ?? 0) + (mails?.retrying ?? 0))
    oldest.set(read.flow.waitingSince ? Math.max(0, age(read.flow.waitingSince)) : 0)
    for (const { name, fault, checkedAt } of read.services) {
      up.set({ service: name }, fault ? 0 : 1)
      checked.set({ service: name }, age(checkedAt))
    }
    if (read.backup.newest) backup.set(age(read.backup.newest.madeAt))
    failed.set(read.backup.failure || read.backup.verifyFailure ? 1 : 0)
    bytes.set(read.bytes)
  }
}

function gaugesOfMoney({ gauge }: Pick<Metrics, 'gauge'>) {
  const open = gauge('sohbet_payments_open', 'Payments that wait for their learner', 'provider')
  const refunds = gauge('sohbet_refunds_ordered', 'Refunds that are ordered and not carried out')
  const movements = gauge('sohbet_money_movements_day', 'Lines of the ledger of the last 24 hours', 'kind')
  return (read: Gauges | undefined) => {
    refunds.remove()
    for (const one of [open, movements]) one.reset()
    if (!read) return
    for (const { label, count } of read.openPayments) open.set({ provider: label }, count)
    refunds.set(read.refunds)
    for (const { label, count } of read.movements) movements.set({ kind: label }, count)
  }
}
