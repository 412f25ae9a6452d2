import type { PublicTeacher } from '@sohbet/contract/site/rendering'
import { schoolDay } from '@sohbet/domain/calendar'
import { slugOf } from '@sohbet/domain/slug'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { users } from '../db/tables/people/users.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'

type CachedTeachers = CachedValue<readonly PublicTeacher[]>

async function readPublicTeachers(db: Db): Promise<PublicTeacher[]> {
  const rows = await db
    .select({
      id: coaches.id,
      name: users.username,
      summary: coaches.personalSummary,
      summaryEn: coaches.summaryEn,
      photo: coaches.profilePhoto,
      isNative: coaches.isNative,
      origin: coaches.origin,
      teaches: coaches.teaches,
      speaks: coaches.speaks,
      hello: coaches.hello,
      updatedAt: coaches.updatedAt,
    })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(and(eq(coaches.isPublic, true), eq(coaches.isActive, true)))
    .orderBy(asc(turkish(users.username)), asc(coaches.id))
  return rows.map((row) => ({
    slug: slugOf(row),
    name: row.name,
    summary: { tr: row.summary, en: row.summaryEn },
    photo: row.photo,
    isNative: row.isNative,
    origin: row.origin,
    teaches: row.teaches,
    speaks: row.speaks,
    hello: row.hello,
    changedOn: schoolDay(row.updatedAt),
  }))
}

export const cacheTeachers = (db: Db): CachedTeachers =>
  cacheValue<readonly PublicTeacher[]>({
    initial: [],
    read: () => readPublicTeachers(db),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The public teachers could not be read',
  })
