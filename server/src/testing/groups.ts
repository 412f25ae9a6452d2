import type { Db } from '../db/connect.ts'
import { insertGroups } from '../telegram-groups/create-groups.ts'
import { readGroups } from '../telegram-groups/telegram-group.reads.ts'
import { aCourse } from './catalogue.ts'
import { anEnrollment, aTestedLearner, sellingClock } from './selling.ts'

/** Upcoming and closed to enrolments, with so many learners whose scores fall from the first to the last. */
export async function aFullCourse(db: Db, learnerCount: number, fields: Parameters<typeof aCourse>[1] = {}) {
  const course = await aCourse(db, {
    maxEnrollments: learnerCount + 5,
    isClosedToEnrolments: true,
    ...fields,
  })
  const learners = []
  for (let rank = 0; rank < learnerCount; rank++) {
    const learner = await aTestedLearner(db, { levelScore: 3900 - rank * 10 })
    await anEnrollment(db, { userId: learner.id, courseId: course.id })
    learners.push(learner)
  }
  return { course, learners }
}

/** The same with its groups, filled in the order of the learners to these sizes. */
export async function aGroupedCourse(
  db: Db,
  sizes: readonly number[],
  fields: Parameters<typeof aCourse>[1] = {},
) {
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const { course, learners } = await aFullCourse(db, count, fields)
  let from = 0
  await insertGroups(db, {
    courseId: course.id,
    groupNames: sizes.map((_, place) => `Group ${place + 1}`),
    groups: sizes.map((size) => learners.slice(from, (from += size))),
    now: sellingClock,
  })
  return { course, learners, groups: await readGroups(db, course.id) }
}
