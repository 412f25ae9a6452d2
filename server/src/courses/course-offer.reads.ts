import type { Reply } from '@sohbet/contract/endpoint'
import type { Course, getCourse } from '@sohbet/contract/catalogue/courses'
import { asc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { modules } from '../db/tables/catalogue/modules.ts'
import { coaches } from '../db/tables/people/coaches.ts'
import { users } from '../db/tables/people/users.ts'

type Offer = Required<Pick<Reply<typeof getCourse>, 'modules' | 'coaches'>>

/** What a learner wants to know of a course before enrolling: its modules and its coaches. */
export async function readCourseOffer(
  db: Db,
  { typeId, primaryCoachId, secondaryCoachId }: Course,
): Promise<Offer> {
  const given = [primaryCoachId, secondaryCoachId].filter((one) => one !== null)
  const [listed, people] = await Promise.all([
    db
      .select({ order: modules.order, name: modules.name })
      .from(modules)
      .where(eq(modules.courseTypeId, typeId))
      .orderBy(asc(modules.order)),
    db
      .select({
        userId: users.id,
        name: users.username,
        photo: coaches.profilePhoto,
        summary: coaches.personalSummary,
      })
      .from(coaches)
      // An erased coach has no account
      .innerJoin(users, eq(users.id, coaches.userId))
      .where(inArray(coaches.id, given))
      .orderBy(asc(ne(coaches.id, primaryCoachId))),
  ])
  return { modules: listed, coaches: people }
}
