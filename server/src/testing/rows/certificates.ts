import { addDays } from '@sohbet/domain/calendar'
import { numberLength, certificateNumber } from '@sohbet/domain/certificate/certificate'
import { randomInt } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import type { courses } from '../../db/tables/catalogue/courses.ts'
import { certificates } from '../../db/tables/learning/certificates.ts'
import { liveSessionAttendance } from '../../db/tables/learning/live-sessions.ts'
import { moduleProgress } from '../../db/tables/learning/module-progress.ts'
import { aCourse, aCourseType, aModule } from './catalogue.ts'
import { anEnrollment } from './selling.ts'

/** Seven Mondays; over at the tests' clock. */
const endedDates = { startDate: '2026-01-05', endDate: '2026-02-22' }
const joinedEarly = new Date('2025-12-20T09:00:00Z')

type Ended = {
  userId: string
  /** Completed modules of five, and attended sessions of seven. */
  done?: number
  attended?: number
  course?: Partial<typeof courses.$inferInsert>
}

/** A learner's seat in a course that has ended; without numbers the learner completed it. */
export async function anEndedCourse(db: Db, { userId, done = 5, attended = 7, course: fields = {} }: Ended) {
  const type = await aCourseType(db, { fromLevel: 'A1', toLevel: 'A2' })
  const course = await aCourse(db, { typeId: type.id, ...endedDates, ...fields })
  const completedAt = new Date(`${addDays(course.startDate, 27)}T09:00:00Z`)
  for (const order of [1, 2, 3, 4, 5]) {
    const { id: moduleId } = await aModule(db, { courseTypeId: type.id, order })
    if (order <= done)
      await db.insert(moduleProgress).values({ userId, moduleId, completedAt, updatedAt: completedAt })
  }
  const { id: enrollmentId } = await anEnrollment(db, {
    userId,
    courseId: course.id,
    activatedAt: joinedEarly,
  })
  const attend = async (monday: number) => {
    const slot = { courseId: course.id, day: addDays(course.startDate, 7 * monday), minute: 21 * 60 }
    await db.insert(liveSessionAttendance).values({ userId, ...slot, joinedAt: completedAt })
  }
  for (let monday = 0; monday < attended; monday += 1) await attend(monday)
  return { type, course, enrollmentId, attend }
}

export async function aCertificate(
  db: Db,
  { userId, ...fields }: Partial<typeof certificates.$inferInsert> & { userId: string },
) {
  const enrollmentId = fields.enrollmentId ?? (await anEndedCourse(db, { userId })).enrollmentId
  const [made] = await db
    .insert(certificates)
    .values({
      number: certificateNumber(Array.from({ length: numberLength }, () => randomInt(31))),
      kind: 'completion',
      userId,
      holderName: 'Ayşe Yılmaz',
      courseName: 'Akşam grubu',
      fromLevel: 'A1',
      toLevel: 'A2',
      minutes: 450,
      ...endedDates,
      schoolName: 'Sohbet',
      showsName: true,
      issuedAt: new Date('2026-03-01T09:00:00Z'),
      ...fields,
      enrollmentId,
    })
    .returning()
  if (!made) throw new Error('an inserted certificate was not returned')
  return made
}
