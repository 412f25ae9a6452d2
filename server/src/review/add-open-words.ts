import { isModuleOpen, reachedPlace } from '@sohbet/domain/course/access'
import type { Day } from '@sohbet/domain/calendar'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { addWordCards } from '../cards/add-cards.ts'
import type { Db } from '../db/connect.ts'
import { queryRows } from '../db/query-rows.ts'
import { learnerHabits } from '../db/tables/review/review.ts'
import { seats, seatsIn, wasOpened } from '../progress/module-access.ts'

const typeRow = z.object({
  seats,
  modules: z.array(z.object({ id: z.string(), wasOpened: z.boolean() })),
})

/** The modules that are open to a learner. */
async function openModules(db: Db, { userId, now }: { userId: string; now: Date }): Promise<string[]> {
  const types = await queryRows(
    db,
    typeRow,
    sql`select ${seatsIn(sql`type.id`, userId)} as seats,
        (select coalesce(json_agg(json_build_object('id', module.id,
            'wasOpened', ${wasOpened(sql`module.id`, userId)}) order by module."order"), '[]')
          from published_modules as module where module.course_type_id = type.id) as modules
      from course_types as type
      where type.id in (select course.type_id from enrollments as seat join courses as course on course.id = seat.course_id
        where seat.user_id = ${userId} and seat.status = 'active')
      order by type.id`,
  )
  return types.flatMap(({ seats: own, modules }) => {
    const reached = reachedPlace(own, modules.length, now)
    return modules
      .filter((module, place) => isModuleOpen(place, { reached, wasOpened: module.wasOpened }))
      .map(({ id }) => id)
  })
}

/** Adds the words of all modules that are open to the learner, and notes that they are added for this day. */
export async function addOpenWords(
  db: Db,
  { userId, now, day }: { userId: string; now: Date; day: Day },
): Promise<void> {
  await addWordCards(db, { userId, now, moduleIds: await openModules(db, { userId, now }) })
  const noted = { cardsAddedOn: day, updatedAt: now }
  await db
    .insert(learnerHabits)
    .values({ userId, ...noted })
    .onConflictDoUpdate({ target: learnerHabits.userId, set: noted })
}
