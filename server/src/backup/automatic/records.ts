import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { backups, type backupKinds } from '../../db/tables/core/backups.ts'
import type { Attempt } from './due.ts'

type Started = {
  kind: (typeof backupKinds)[number]
  name: string
  place: string
  isEncrypted: boolean
  startedAt: Date
}
type Made = { finishedAt: Date; bytes: number; rows: number; files: number }

export async function recordStart(db: Db, started: Started): Promise<string> {
  const [row] = await db.insert(backups).values(started).returning({ id: backups.id })
  if (!row) throw new Error('The backup was not recorded')
  return row.id
}

export async function recordEnd(
  db: Db,
  id: string,
  end: Made | { failedAt: Date; error: string },
): Promise<void> {
  await db.update(backups).set(end).where(eq(backups.id, id))
}

/** The backup before a migration, recorded after it: the table may be of that migration. */
export async function recordMade(db: Db, made: Started & Made): Promise<void> {
  await db.insert(backups).values(made)
}

/** Backups since the last scheduled moment. */
export const readAttempts = (db: Db, since: Date): Promise<Attempt[]> =>
  db
    .select({
      startedAt: backups.startedAt,
      finishedAt: backups.finishedAt,
      failedAt: backups.failedAt,
    })
    .from(backups)
    .where(gte(backups.startedAt, since))

const isOf = (place: string) => and(isNotNull(backups.finishedAt), eq(backups.place, place))

/** The complete backups of a place. */
export const readKnown = (db: Db, place: string) =>
  db
    .select({
      name: backups.name,
      verifiedAt: backups.verifiedAt,
      isBad: sql<boolean>`coalesce(${backups.verifyFailedAt} > coalesce(${backups.verifiedAt}, '-infinity'), false)`,
    })
    .from(backups)
    .where(isOf(place))

/** The newest complete backup of a place. */
export async function readNewest(
  db: Db,
  place: string,
): Promise<{ id: string; name: string; bytes: number } | undefined> {
  const [newest] = await db
    .select({ id: backups.id, name: backups.name, bytes: sql<number>`${backups.bytes}`.mapWith(Number) })
    .from(backups)
    .where(isOf(place))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return newest
}

/** When a backup was last verified, and when a verification last failed. */
export async function readLastVerification(db: Db) {
  const latest = (column: typeof backups.verifiedAt | typeof backups.verifyFailedAt) =>
    sql<Date | null>`max(${column})`.mapWith((text: string | Date) => new Date(text))
  const [last] = await db
    .select({ verifiedAt: latest(backups.verifiedAt), failedAt: latest(backups.verifyFailedAt) })
    .from(backups)
  return { verifiedAt: last?.verifiedAt ?? null, failedAt: last?.failedAt ?? null }
}

export async function recordVerification(
  db: Db,
  id: string,
  result:
    | { verifiedAt: Date; verifyFailedAt: null; verifyError: null }
    | { verifyFailedAt: Date; verifyError: string },
): Promise<void> {
  await db.update(backups).set(result).where(eq(backups.id, id))
}

/** Removes the records of deleted archives, and old ones without an archive. */
export async function forgetBackups(
  db: Db,
  { place, names, before }: { place: string; names: readonly string[]; before: Date },
): Promise<void> {
  const isDeleted = and(eq(backups.place, place), inArray(backups.name, [...names]))
  const hasNone = and(isNull(backups.finishedAt), lt(backups.startedAt, before))
  await db.delete(backups).where(or(isDeleted, hasNone))
}
