import type { CourseFormValues } from '@sohbet/contract/catalogue/course-fields'
import type { Db } from '../../db/connect.ts'
import { coachDrafts } from '../../db/tables/people/coach-drafts.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { courseTypes } from '../../db/tables/catalogue/course-types.ts'
import { courses, courseZoomTimes } from '../../db/tables/catalogue/courses.ts'
import { modules } from '../../db/tables/catalogue/modules.ts'
import { quizQuestions, quizzes } from '../../db/tables/catalogue/quizzes.ts'
import { aUserOf } from './builders.ts'

let made = 0
const next = () => (made += 1)

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('an inserted row was not returned')
  return row
}

export const aCourseType = async (db: Db, fields: Partial<typeof courseTypes.$inferInsert> = {}) =>
  only(
    await db
      .insert(courseTypes)
      .values({ name: `Course type ${next()}`, description: 'From the first hello', ...fields })
      .returning(),
  )

export async function aModule(db: Db, fields: Partial<typeof modules.$inferInsert> = {}) {
  const courseTypeId = fields.courseTypeId ?? (await aCourseType(db)).id
  return only(
    await db
      .insert(modules)
      .values({
        order: 1,
        name: `Module ${next()}`,
        description: 'Saying hello',
        videoTitle: 'Hello',
        videoDescription: 'Two people meet',
        videoSource: '76979871',
        docs: [{ title: 'Notes', description: 'What we said', source: 'https://example.test/notes.pdf' }],
        ...fields,
        courseTypeId,
      })
      .returning(),
  )
}

export async function aQuiz(db: Db, fields: Partial<typeof quizzes.$inferInsert> = {}) {
  const moduleId = fields.moduleId ?? (await aModule(db)).id
  return only(
    await db
      .insert(quizzes)
      .values({ ...fields, moduleId })
      .returning(),
  )
}

export async function aQuizQuestion(db: Db, fields: Partial<typeof quizQuestions.$inferInsert> = {}) {
  const quizId = fields.quizId ?? (await aQuiz(db)).id
  return only(
    await db
      .insert(quizQuestions)
      .values({
        position: 0,
        content: 'How ___ you?',
        sourceType: 'text',
        questionType: 'fill_blank',
        correctAnswer: 'are',
        ...fields,
        quizId,
      })
      .returning(),
  )
}

export async function aCoach(db: Db, fields: Partial<typeof coaches.$inferInsert> = {}) {
  const userId = fields.userId === undefined ? (await aUserOf(db, 'coach')).id : fields.userId
  return only(
    await db
      .insert(coaches)
      .values({ personalSummary: 'Ten years of London', ...fields, userId })
      .returning(),
  )
}

/** Waits for an admin. */
export const aCoachDraft = async (db: Db, coachId: string) =>
  only(
    await db
      .insert(coachDrafts)
      .values({
        coachId,
        personalSummary: 'Kars’tan Londra’ya',
        summaryEn: 'From Kars to London',
        origin: 'Kars',
        speaks: ['tr', 'en'],
        changedAt: new Date(),
      })
      .returning(),
  )

/** Upcoming at the tests' clock, with one session a week. */
export async function aCourse(db: Db, fields: Partial<typeof courses.$inferInsert> = {}) {
  const typeId = fields.typeId ?? (await aCourseType(db)).id
  const primaryCoachId = fields.primaryCoachId ?? (await aCoach(db)).id
  const course = only(
    await db
      .insert(courses)
      .values({
        name: `Course ${next()}`,
        description: 'Evenings',
        startDate: '2026-04-06',
        endDate: '2026-10-05',
        priceMinor: 45_000,
        currency: 'USD',
        maxEnrollments: 25,
        moduleDuration: 7,
        zoomLink: 'https://zoom.example.test/j/123',
        ...fields,
        typeId,
        primaryCoachId,
      })
      .returning(),
  )
  await db
    .insert(courseZoomTimes)
    .values({ courseId: course.id, dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 })
  return course
}

/** The form values that would create this course. */
export const courseFieldsOf = (course: typeof courses.$inferSelect): CourseFormValues => ({
  name: course.name,
  description: course.description,
  descriptionEn: course.descriptionEn,
  typeId: course.typeId,
  startDate: course.startDate,
  endDate: course.endDate,
  primaryCoachId: course.primaryCoachId,
  secondaryCoachId: course.secondaryCoachId,
  price: course.priceMinor / 100,
  currency: course.currency,
  maxEnrollments: course.maxEnrollments,
  moduleDuration: course.moduleDuration,
  prerequisites: {
    levelTestScore: course.levelTestScore,
    requiredCourseTypeId: course.requiredCourseTypeId,
  },
  zoomLink: course.zoomLink,
  zoomTimes: [{ dayOfWeek: 'monday', hour: 21, minute: 0, duration: 60 }],
})
