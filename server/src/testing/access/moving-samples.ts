import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { users } from '../../db/tables/people/users.ts'
import { aCourse } from '../rows/catalogue.ts'
import { aCancelledCourse, anEnrollment, aTestedLearner } from '../rows/selling.ts'
import type { Sample, World } from './sample.ts'

async function movable(db: Db) {
  const { id, courseId } = await anEnrollment(db, { userId: (await aTestedLearner(db)).id })
  const [from] = await db.select().from(courses).where(eq(courses.id, courseId))
  const to = await aCourse(db, { typeId: from?.typeId ?? '' })
  return { params: { id }, body: { courseId: to.id } }
}

/** An open choice of the owner; a random id when the owner does not exist. */
async function choosing({ db, owner }: World) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  return exists ? (await aCancelledCourse(db, { userId: owner.id })).enrollmentId : randomUUID()
}

export const movingSamples: Record<string, Sample> = {
  'moving.listMoveTargets': async ({ db }) => ({ params: (await movable(db)).params }),
  'moving.moveEnrollment': ({ db }) => movable(db),
  'moving.cancelCourse': async ({ db }) => ({
    params: { id: (await aCourse(db)).id },
    body: { reason: 'Too few learners' },
  }),
  'moving.getCourseCancellation': async ({ db }) => ({ params: { id: (await aCourse(db)).id } }),
  'moving.getCancellationChoice': async (world) => ({ params: { id: await choosing(world) } }),
  'moving.chooseAfterCancellation': async (world) => ({ params: { id: await choosing(world) }, body: {} }),
}
