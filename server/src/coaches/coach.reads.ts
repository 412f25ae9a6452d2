import type { Coach, CoachAccount } from '@sohbet/contract/people/coaches'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'

/** An invitation sets no password; only its link does. */
const isInvited = sql<boolean>`${users.id} is not null and ${users.passwordHash} is null`

async function selectCoaches(db: Db, where?: SQL): Promise<Coach[]> {
  const rows = await db
    .select({
      id: coaches.id,
      userId: coaches.userId,
      profilePhoto: coaches.profilePhoto,
      personalSummary: coaches.personalSummary,
      isActive: coaches.isActive,
      isNative: coaches.isNative,
      isZoomOnly: coaches.isZoomOnly,
      isPublic: coaches.isPublic,
      summaryEn: coaches.summaryEn,
      origin: coaches.origin,
      teaches: coaches.teaches,
      speaks: coaches.speaks,
      revision: coaches.revision,
      username: users.username,
      email: users.email,
      isInvited,
    })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(where)
    // Erased accounts come last
    .orderBy(sql`${turkish(users.username)} nulls last`, asc(coaches.id))
  return rows.map(({ username, email, ...row }) => ({
    id: row.id,
    userId: row.userId,
    profilePhoto: row.profilePhoto,
    personalSummary: row.personalSummary,
    isActive: row.isActive,
    isNative: row.isNative,
    isZoomOnly: row.isZoomOnly,
    isPublic: row.isPublic,
    summaryEn: row.summaryEn,
    origin: row.origin,
    teaches: row.teaches,
    speaks: row.speaks,
    revision: row.revision,
    isInvited: row.isInvited,
    user: username !== null && email !== null ? { username, email } : null,
  }))
}

export const readCoaches = (db: Db, { isActive }: { isActive?: boolean | undefined }): Promise<Coach[]> =>
  selectCoaches(db, isActive === undefined ? undefined : eq(coaches.isActive, isActive))

export async function requireCoach(db: Db, userId: string): Promise<Coach> {
  const [coach] = await selectCoaches(db, eq(coaches.userId, userId))
  if (!coach) throw new AppError('COACH_NOT_FOUND')
  return coach
}

export const readCoachAccounts = (db: Db): Promise<CoachAccount[]> =>
  db
    .select({ userId: users.id, username: users.username, email: users.email, isInvited })
    .from(users)
    .leftJoin(coaches, eq(coaches.userId, users.id))
    .where(and(eq(users.role, 'coach'), isNull(coaches.id)))
    .orderBy(asc(turkish(users.username)), asc(users.id))
