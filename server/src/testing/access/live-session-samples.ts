import { randomUUID } from 'node:crypto'
import { liveSessionIdOf } from '@sohbet/domain/live-session/plan'
import { and, eq } from 'drizzle-orm'
import { courses } from '../../db/tables/catalogue/courses.ts'
import { liveSessions } from '../../db/tables/learning/live-sessions.ts'
import { sessionMaterials } from '../../db/tables/learning/session-materials.ts'
import { schoolSettings } from '../../db/tables/core/school-settings.ts'
import { users } from '../../db/tables/people/users.ts'
import { aFilm } from '../files/films.ts'
import { aPdf } from '../files/documents.ts'
import { aUser, aUserOf } from '../rows/builders.ts'
import { aCoach } from '../rows/catalogue.ts'
import { aGuestSeat, giveTickets, twoCourses } from '../rows/guests.ts'
import { aCourseWithSessions, aSessionRequest, sessionsOn } from '../rows/live-sessions.ts'
import { anEnrollment } from '../rows/selling.ts'
import type { Sample, World } from './sample.ts'

/** A course in which the owner has a seat; a random id when the owner does not exist. */
async function ofLearner({ db, owner }: World) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  if (!exists) return { courseId: randomUUID(), ...sessionsOn(randomUUID(), '2026-03-02') }
  const { course, ...sessions } = await aCourseWithSessions(db)
  await anEnrollment(db, { userId: owner.id, courseId: course.id })
  return { courseId: course.id, ...sessions }
}

/**
 * A course with a learner, which the owner coaches when they are a coach; a random id when the owner does not
 * exist.
 */
async function ofStaff({ db, owner }: World) {
  const missing = randomUUID()
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  if (!exists) return { courseId: missing, userId: missing, ...sessionsOn(missing, '2026-03-02') }
  const isCoach = (await db.$count(users, and(eq(users.id, owner.id), eq(users.role, 'coach')))) > 0
  const fields = isCoach ? { primaryCoachId: (await aCoach(db, { userId: owner.id })).id } : {}
  const { course, ...sessions } = await aCourseWithSessions(db, fields)
  const { id: userId } = await aUser(db)
  await anEnrollment(db, { userId, courseId: course.id })
  return { courseId: course.id, userId, ...sessions }
}

const anotherCoach = async ({ db }: World) =>
  (await aCoach(db, { userId: (await aUserOf(db, 'coach')).id })).id

const evening = { day: '2026-03-02', minute: 21 * 60 }

/** An open request for the evening session; none for a course that does not exist. */
async function ask({ db }: World, asked: { courseId: string; toCoachId: string }): Promise<string> {
  if ((await db.$count(courses, eq(courses.id, asked.courseId))) === 0) return randomUUID()
  return (await aSessionRequest(db, asked)).id
}

async function substitute({ db }: World, { courseId, coachId }: { courseId: string; coachId: string }) {
  if ((await db.$count(courses, eq(courses.id, courseId))) === 0) return
  const changedAt = new Date('2026-03-01T09:00:00Z')
  await db.insert(liveSessions).values({ courseId, ...evening, substituteCoachId: coachId, changedAt })
}

const addExtra = (db: World['db'], courseId: string) =>
  db.insert(liveSessions).values({
    courseId,
    day: '2026-03-04',
    minute: 18 * 60,
    startsAt: new Date('2026-03-04T15:00:00Z'),
    duration: 45,
    isExtra: true,
    changedAt: new Date('2026-03-01T09:00:00Z'),
  })

/** A link of the noon session; none for a course that does not exist. */
async function aMaterial({ db }: World, courseId: string): Promise<string> {
  if ((await db.$count(courses, eq(courses.id, courseId))) === 0) return randomUUID()
  const createdAt = new Date('2026-03-01T09:00:00Z')
  const link = { title: 'A story', link: 'https://example.test/story', createdAt }
  const [row] = await db
    .insert(sessionMaterials)
    .values({ courseId, day: '2026-03-02', minute: 12 * 60 + 5, ...link })
    .returning()
  return row?.id ?? ''
}

const openToLearner: Sample = async (world) => ({ params: { id: (await ofLearner(world)).noon } })
const comingToLearner: Sample = async (world) => ({ params: { id: (await ofLearner(world)).evening } })

export const liveSessionSamples: Record<string, Sample> = {
  'guestSeats.listGuestSeats': () => ({}),
  'guestSeats.bookGuestSeat': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    if (!exists) return { body: { sessionId: sessionsOn(randomUUID(), '2026-03-02').noon } }
    const { host } = await twoCourses(db, owner.id)
    await giveTickets(db, owner.id, 1)
    return { body: { sessionId: sessionsOn(host.id, '2026-03-05').evening } }
  },
  'guestSeats.cancelGuestSeat': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    if (!exists) return { params: { id: randomUUID() }, body: {} }
    const { host } = await twoCourses(db, owner.id)
    const { id } = await aGuestSeat(db, { userId: owner.id, courseId: host.id })
    return { params: { id }, body: {} }
  },
  'liveSessions.listOwnLiveSessions': () => ({ query: { from: '2026-03-02', to: '2026-03-09' } }),
  'liveSessions.listLearnerCourseLiveSessions': async (world) => ({
    params: { id: (await ofLearner(world)).courseId },
  }),
  'liveSessions.getOwnLiveSession': openToLearner,
  'liveSessions.joinLiveSession': openToLearner,
  'liveSessions.announceAbsence': async (world) => ({
    ...(await comingToLearner(world)),
    body: { reason: 'On the road' },
  }),
  'liveSessions.withdrawAbsence': comingToLearner,
  'liveSessions.getLiveSessionCalendar': comingToLearner,
  'liveSessions.listCourseLiveSessions': async (world) => ({
    params: { id: (await ofStaff(world)).courseId },
  }),
  'liveSessions.listCoachLiveSessions': () => ({ query: { from: '2026-03-02', to: '2026-03-09' } }),
  'liveSessions.changeLiveSession': async (world) => ({
    params: { id: (await ofStaff(world)).evening },
    body: { notes: 'Bring a story' },
  }),
  'liveSessions.correctLiveSession': async (world) => {
    const { courseId } = await ofStaff(world)
    const { id } = await aCoach(world.db)
    return {
      params: { id: sessionsOn(courseId, '2026-02-23').noon },
      body: { coachIds: [id], duration: 90 },
    }
  },
  'extraSessions.addSession': async (world) => ({
    params: { id: (await ofStaff(world)).courseId },
    body: { startsAt: '2026-03-04T15:00:00Z', duration: 45 },
  }),
  'extraSessions.removeSession': async (world) => {
    const { courseId } = await ofStaff(world)
    if ((await world.db.$count(courses, eq(courses.id, courseId))) > 0) await addExtra(world.db, courseId)
    return { params: { id: liveSessionIdOf(courseId, { day: '2026-03-04', minute: 18 * 60 }) } }
  },
  'substitutes.listSubstitutes': async (world) => ({ params: { id: (await ofStaff(world)).evening } }),
  'substitutes.askSubstitute': async (world) => ({
    params: { id: (await ofStaff(world)).evening },
    body: { coachId: await anotherCoach(world) },
  }),
  'substitutes.withdrawSubstitute': async (world) => {
    const { courseId, evening } = await ofStaff(world)
    await ask(world, { courseId, toCoachId: await anotherCoach(world) })
    return { params: { id: evening } }
  },
  'substitutes.setSubstitute': async (world) => ({
    params: { id: (await ofStaff(world)).evening },
    body: { coachId: await anotherCoach(world) },
  }),
  'substitutes.removeSubstitute': async (world) => {
    const { courseId, evening } = await ofStaff(world)
    await substitute(world, { courseId, coachId: await anotherCoach(world) })
    return { params: { id: evening } }
  },
  'substitutes.listSessionRequests': () => ({}),
  'substitutes.answerSessionRequests': async (world) => {
    const { db, owner } = world
    const { course } = await aCourseWithSessions(db)
    const isCoach = (await db.$count(users, and(eq(users.id, owner.id), eq(users.role, 'coach')))) > 0
    const toCoachId = isCoach ? (await aCoach(db, { userId: owner.id })).id : await anotherCoach(world)
    const id = await ask(world, { courseId: course.id, toCoachId })
    return { body: { ids: [id], isAccepted: true } }
  },
  'attendance.listAttendance': async (world) => ({ params: { id: (await ofStaff(world)).noon } }),
  'attendance.markAttendance': async (world) => ({
    params: { id: (await ofStaff(world)).noon },
    body: { isAttended: true },
  }),
  'sessionPage.getSessionPage': async (world) => ({ params: { id: (await ofStaff(world)).noon } }),
  'sessionFiles.addMaterialLink': async (world) => ({
    params: { id: (await ofStaff(world)).noon },
    body: { title: 'A story', link: 'https://example.test/story' },
  }),
  'sessionFiles.addMaterialFile': async (world) => ({
    params: { id: (await ofStaff(world)).noon },
    body: { title: 'Notes', file: aPdf() },
  }),
  'sessionFiles.removeMaterial': async (world) => {
    const { courseId, noon } = await ofStaff(world)
    return { params: { id: noon, materialId: await aMaterial(world, courseId) } }
  },
  'sessionFiles.listCourseMaterials': async (world) => ({
    params: { id: (await ofLearner(world)).courseId },
  }),
  'sessionFiles.uploadReplay': async (world) => ({
    params: { id: sessionsOn((await ofStaff(world)).courseId, '2026-02-23').noon },
    body: { file: aFilm() },
  }),
  'sessionFiles.getReplayFile': () => ({
    params: { name: `${'0'.repeat(32)}.mp4` },
    query: { expires: 0, signature: 'x'.repeat(43) },
  }),
  'sessionFiles.getMaterialFile': () => ({
    params: { name: `${'0'.repeat(32)}.pdf` },
    query: { expires: 0, signature: 'x'.repeat(43) },
  }),
  'attendance.correctAttendance': async (world) => {
    const { noon, userId } = await ofStaff(world)
    return { params: { id: noon, userId }, body: { isAttended: true } }
  },
  'holidays.updateHolidays': async ({ db }) => {
    const [kept] = await db.select({ revision: schoolSettings.holidaysRevision }).from(schoolSettings)
    return { body: { holidays: [], revision: kept?.revision ?? 0 } }
  },
  'holidays.previewHolidays': () => ({ body: { holidays: [] } }),
  'calendar.getCalendarFeed': () => ({}),
  'calendar.renewCalendarFeed': () => ({}),
  'calendar.revokeCalendarFeed': () => ({}),
  'calendar.readCalendarFeed': () => ({ params: { token: 'none' } }),
  'learnerDashboard.getLearnerDashboard': () => ({}),
}
