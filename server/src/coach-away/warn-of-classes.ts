import { warnHours } from '@sohbet/domain/away/away'
import { minutesAfter } from '@sohbet/domain/moment'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { coachAways } from '../db/tables/lessons/aways.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'
import { notify } from '../notifications/notify.ts'
import { readConcerned } from './plan/plan.reads.ts'

/**
 * Warns the coach and the admins, once each, of sessions and lessons that begin soon, while the coach is away and no
 * other coach has taken them.
 */
export async function warnOfClasses({ db, now }: { db: Db; now: Date }): Promise<void> {
  const soon = minutesAfter(now, warnHours * 60)
  const near = await db
    .select({ id: coachAways.id })
    .from(coachAways)
    .where(and(lt(coachAways.startsAt, soon), gt(coachAways.endsAt, now)))
    .orderBy(asc(coachAways.id))
  for (const { id } of near) await db.transaction((tx) => warnOf(tx, id, { now, soon }))
}

async function warnOf(db: Db, id: string, { now, soon }: { now: Date; soon: Date }): Promise<void> {
  const [away] = await db.select().from(coachAways).where(eq(coachAways.id, id)).for('update')
  if (!away || away.endsAt <= now) return
  const { coachId, startsAt, warned } = away
  const endsAt = away.endsAt < soon ? away.endsAt : soon
  const rows = (await readConcerned(db, { coachId, startsAt, endsAt, now })).filter(
    (row) => row.role !== 'second' && !warned.includes(row.id),
  )
  if (rows.length === 0) return
  await db
    .update(coachAways)
    .set({ warned: [...warned, ...rows.map((row) => row.id)] })
    .where(eq(coachAways.id, id))
  const [coach] = await db
    .select({ userId: coaches.userId, name: users.username })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.id, coachId))
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  const items = rows.map(({ course, lesson, asked, ...row }) => ({
    course,
    lesson,
    startsAt: row.startsAt.toISOString(),
    asked,
  }))
  const warning = (reader: 'coach' | 'school', userIds: readonly (string | null)[]) => ({
    userIds,
    notice: { kind: 'class_without_coach', coachId, coach: coach?.name ?? '', reader, items } as const,
    about: `${id} ${now.toISOString()}`,
    personId: coach?.userId ?? null,
  })
  const toAdmins = warning(
    'school',
    admins.map((admin) => admin.id),
  )
  await notify(db, now, toAdmins, warning('coach', [coach?.userId ?? null]))
}
