import { schoolDay } from '@sohbet/domain/calendar'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { readLessonRules } from '../settings/lesson-rules.reads.ts'
import { notify } from '../notifications/notify.ts'

const lot = z.object({
  userId: z.string(),
  credits: z.number(),
  extraGroups: z.number(),
  expiresOn: z.string(),
})

/**
 * Reminds learners twice of what expires, some days before and again shortly before, with one notice for all lots that are due. A lot is
 * marked with the reminder, so each is sent once, and again when the lot expires later.
 */
export const remindOfExpiry = ({ db: outer, now }: { db: Db; now: Date }): Promise<void> =>
  outer.transaction(async (db) => {
    const { firstReminderDays: first, lastReminderDays: last } = await readLessonRules(db)
    const today = sql`${schoolDay(now)}::date`
    const days = sql`case when expires_on - ${today} <= ${last}::int then ${last}::int else ${first}::int end`
    const due = await queryRows(
      db,
      lot,
      sql`update credit_lots set reminded_days = ${days}, reminded_of = expires_on
        where (credits > 0 or extra_groups > 0) and expires_on between ${today} and ${today} + ${first}::int
          and (reminded_of is distinct from expires_on or reminded_days > ${days})
        returning user_id as "userId", credits, extra_groups as "extraGroups", expires_on::text as "expiresOn"`,
    )
    const learners = [...new Set(due.map(({ userId }) => userId))]
    const byLearner = learners.map((userId) => [userId, due.filter((one) => one.userId === userId)] as const)
    const sum = (lots: readonly z.output<typeof lot>[], what: 'credits' | 'extraGroups') =>
      lots.reduce((all, one) => all + one[what], 0)
    await notify(
      db,
      now,
      ...byLearner.map(([userId, lots]) => ({
        userIds: [userId],
        notice: {
          kind: 'credits_expiring' as const,
          credits: sum(lots, 'credits'),
          extraGroups: sum(lots, 'extraGroups'),
          expiresOn: lots.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? schoolDay(now),
        },
        about: now.toISOString(),
      })),
    )
  })
