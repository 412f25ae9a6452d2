import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { turkish } from '../db/tables/columns.ts'
import { users } from '../db/tables/people/users.ts'
import { cacheValue, type CachedValue } from '../http/pages/cached-value.ts'
import type { PublicTeacher } from '@sohbet/contract/site/rendering'

type CachedTeachers = CachedValue<readonly PublicTeacher[]>

const readPublicTeachers = (db: Db): Promise<PublicTeacher[]> =>
  db
    .select({
      name: users.username,
      summary: coaches.personalSummary,
      photo: coaches.profilePhoto,
      isNative: coaches.isNative,
    })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(and(eq(coaches.isPublic, true), eq(coaches.isActive, true)))
    .orderBy(asc(turkish(users.username)), asc(coaches.id))

export const cacheTeachers = (db: Db): CachedTeachers =>
  cacheValue<readonly PublicTeacher[]>({
    initial: [],
    read: () => readPublicTeachers(db),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    trouble: 'The public teachers could not be read',
  })
