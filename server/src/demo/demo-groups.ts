import { schoolDay } from '@sohbet/domain/calendar'
import { daysBefore } from '@sohbet/domain/moment'
import { distribute } from '@sohbet/domain/telegram-group/distribution'
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { insertGroups } from '../telegram-groups/create-groups.ts'
import { readLearners } from '../telegram-groups/telegram-group.reads.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { telegramGroupMembers, telegramGroups } from '../db/tables/learning/telegram-groups.ts'

/** The closed upcoming course that already has its groups; the others are for trying it out. */
const groupedStop = 'King’s Cross'

const letters = ['A', 'B', 'C', 'D']

/** Adds groups to every started course and to one upcoming course. */
export async function addGroups(db: Db, now: Date): Promise<void> {
  const today = schoolDay(now)
  const all = await db
    .select({ id: courses.id, name: courses.name, startDate: courses.startDate })
    .from(courses)
    .where(
      and(
        eq(courses.isActive, true),
        gt(courses.currentEnrollments, 0),
        or(lte(courses.startDate, today), eq(courses.isClosedToEnrolments, true)),
      ),
    )
    .orderBy(asc(courses.startDate), asc(courses.id))
  for (const { id: courseId, name, startDate } of all) {
    if (startDate > today && !name.includes(groupedStop)) continue
    const groups = distribute(await readLearners(db, courseId), 'similar')
    const stop = name.replace(/^\S+ | \(.*\)$/g, '')
    const groupNames = groups.map((_, place) =>
      groups.length === 1 ? `${stop} Talk` : `${stop} ${letters[place] ?? place + 1}`,
    )
    await insertGroups(db, { courseId, groupNames, groups, now })
  }
  // No invite links, because no real groups exist
  await db
    .update(telegramGroups)
    .set({ inviteLink: sql`'https://t.me/+sohbet-demo-' || right(${telegramGroups.id}::text, 6)` })
  await addPresence(db, now)
}

/** Most members have opened the link; some say that they are in the group, and some cannot get in. */
async function addPresence(db: Db, now: Date): Promise<void> {
  const { place } = telegramGroupMembers
  const dayBefore = daysBefore(now, 1)
  await db
    .update(telegramGroupMembers)
    .set({ openedAt: dayBefore })
    .where(sql`${place} % 5 <> 0`)
  await db
    .update(telegramGroupMembers)
    .set({
      isInGroup: sql`${place} % 4 = 1`,
      saidBy: sql`case when ${place} % 8 = 1 then 'staff' else 'learner' end`,
      saidAt: now,
    })
    .where(sql`${place} % 4 = 1 or ${place} = 7`)
}
