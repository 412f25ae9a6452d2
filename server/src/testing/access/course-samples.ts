import { and, eq } from 'drizzle-orm'
import { users } from '../../db/tables/people/users.ts'
import { aUser } from '../rows/builders.ts'
import { aCoach, aCourse, courseFieldsOf } from '../rows/catalogue.ts'
import type { Sample } from './sample.ts'

const coach = { personalSummary: 'Ten years of London', isActive: true, isNative: true, isZoomOnly: false }

const aCourseId: Sample = async ({ db }) => ({ params: { id: (await aCourse(db)).id } })

const aCourseWithFields: Sample = async ({ db }) => {
  const course = await aCourse(db)
  return { params: { id: course.id }, body: courseFieldsOf(course) }
}

export const courseSamples: Record<string, Sample> = {
  'coaches.listCoaches': () => ({ query: {} }),
  'coaches.listCoachAccounts': () => ({}),
  'coaches.createCoach': async ({ db }) => ({ body: { ...coach, userId: (await aUser(db)).id } }),
  'coaches.updateCoach': async ({ db }) => ({
    params: { userId: (await aCoach(db)).userId },
    body: coach,
  }),
  'replacements.getLeftBehind': async ({ db }) => ({ params: { userId: (await aCoach(db)).userId } }),
  'replacements.replaceCoach': async ({ db }) => ({
    params: { userId: (await aCoach(db)).userId },
    body: { change: { kind: 'replace' }, courses: [], sessions: [], lessons: [] },
  }),
  'courseDashboard.getCourseDashboard': () => ({}),
  'departures.getDeparture': aCourseId,
  'courses.listCourses': () => ({ query: {} }),
  // A coach sees only their own courses
  'courses.getCourse': async ({ db, owner }) => {
    const isCoach = (await db.$count(users, and(eq(users.id, owner.id), eq(users.role, 'coach')))) > 0
    const primaryCoachId = isCoach ? (await aCoach(db, { userId: owner.id })).id : undefined
    return { params: { id: (await aCourse(db, primaryCoachId ? { primaryCoachId } : {})).id } }
  },
  'courses.createCourse': async ({ db }) => ({ body: courseFieldsOf(await aCourse(db)) }),
  'courses.updateCourse': aCourseWithFields,
  'courses.previewCourseChange': aCourseWithFields,
  'courses.toggleCourseActive': aCourseId,
  'courses.toggleCourseEnrollment': aCourseId,
  'courses.copyCourse': aCourseId,
  'courses.findCoachConflicts': async ({ db }) => {
    const { primaryCoachId, startDate, endDate } = await aCourse(db)
    return { body: { coachIds: [primaryCoachId], startDate, endDate, zoomTimes: [] } }
  },
}
