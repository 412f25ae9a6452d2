import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { hourlyCounts } from '../db/tables/core/hourly-counts.ts'
import { AppError } from '../errors/app-error.ts'

const hourMilliseconds = 3_600_000

/**
 * Counts one more use and returns whether the last 60 minutes allow it. Counters are per clock hour; the previous
 * hour counts by its share of the 60 minutes. One statement increments, so two at once count twice.
 */
export async function withinHourlyLimit(
  db: Db,
  { key, limit, now }: { key: string; limit: number; now: Date },
): Promise<boolean> {
  const hour = new Date(Math.floor(now.getTime() / hourMilliseconds) * hourMilliseconds)
  const [row] = await db
    .insert(hourlyCounts)
    .values({ key, hour, count: 1 })
    .onConflictDoUpdate({
      target: [hourlyCounts.key, hourlyCounts.hour],
      set: { count: sql`${hourlyCounts.count} + 1` },
    })
    .returning({ count: hourlyCounts.count })
  const [before] = await db
    .select({ count: hourlyCounts.count })
    .from(hourlyCounts)
    .where(and(eq(hourlyCounts.key, key), eq(hourlyCounts.hour, new Date(hour.getTime() - hourMilliseconds))))
  const stillCounting = 1 - (now.getTime() - hour.getTime()) / hourMilliseconds
  const used = (row?.count ?? 0) + (before?.count ?? 0) * stillCounting
  return used <= limit
}

/** Throws instead of returning false. */
export async function countHourly(db: Db, use: Parameters<typeof withinHourlyLimit>[1]): Promise<void> {
  if (!(await withinHourlyLimit(db, use))) throw new AppError('HOURLY_LIMIT')
}

const hoursOfDay = 24

/** Counts more uses and returns their number in the last 24 hours, in whole hours of the clock. */
export async function countInDay(
  db: Db,
  { key, count, now }: { key: string; count: number; now: Date },
): Promise<number> {
  const hour = new Date(Math.floor(now.getTime() / hourMilliseconds) * hourMilliseconds)
  await db
    .insert(hourlyCounts)
    .values({ key, hour, count })
    .onConflictDoUpdate({
      target: [hourlyCounts.key, hourlyCounts.hour],
      set: { count: sql`${hourlyCounts.count} + ${count}` },
    })
  const [day] = await db
    .select({ count: sql<number>`sum(${hourlyCounts.count})::int` })
    .from(hourlyCounts)
    .where(
      and(
        eq(hourlyCounts.key, key),
        gt(hourlyCounts.hour, new Date(hour.getTime() - hoursOfDay * hourMilliseconds)),
      ),
    )
  return day?.count ?? count
}

/** The network of an address: a home has a whole IPv6 /64, so its second half is dropped. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}
