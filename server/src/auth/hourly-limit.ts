import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { hourlyCounts } from '../db/tables/hourly-counts.ts'

/** Counts one more and says whether it is still within the limit. One statement: two at once count twice. */
export async function withinHourlyLimit(
  db: Db,
  { key, limit, now }: { key: string; limit: number; now: Date },
): Promise<boolean> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
  const [row] = await db
    .insert(hourlyCounts)
    .values({ key, hour, count: 1 })
    .onConflictDoUpdate({
      target: [hourlyCounts.key, hourlyCounts.hour],
      set: { count: sql`${hourlyCounts.count} + 1` },
    })
    .returning({ count: hourlyCounts.count })
  return row !== undefined && row.count <= limit
}
