import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { availabilityFields } from '@sohbet/contract/lessons/availability'
import { noHours } from '@sohbet/domain/lesson/availability'
import { lessonRequests } from '../../db/tables/lessons/lesson-requests.ts'
import { lessons } from '../../db/tables/lessons/lessons.ts'
import { payMonths } from '../../db/tables/lessons/pay.ts'
import { users } from '../../db/tables/people/users.ts'
import { isCoach } from './coach-samples.ts'
import { aCoach } from '../rows/catalogue.ts'
import { aUser } from '../rows/builders.ts'
import {
  aGroupClass,
  aLesson,
  aLessonCoach,
  aLessonRequest,
  anInvitation,
  giveCredits,
} from '../rows/lessons.ts'
import { readLessonSettings } from '../../lessons/settings/lesson-settings.ts'
import { sellingClock } from '../rows/selling.ts'
import type { Sample, World } from './sample.ts'

const offer = availabilityFields.parse({
  meetingLink: 'https://meet.example.test/own-room',
  kinds: ['private'],
  week: noHours,
  days: {},
  maxPerDay: null,
})

/** A lesson in which the owner has a seat; a random id when the owner does not exist. */
async function ofLearner({ db, owner }: World, startsAt?: Date) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  if (!exists) return { id: randomUUID() }
  return aLesson(db, { userId: owner.id, ...(startsAt && { startsAt }) })
}

/** A coach's row for an owner who is a coach. */
const asCoach = async (world: World) =>
  (await isCoach(world)) ? aCoach(world.db, { userId: world.owner.id }) : undefined

/** A lesson that the owner teaches, when the owner is a coach; a random id when the owner does not exist. */
async function ofStaff(world: World, startsAt?: Date) {
  const { db, owner } = world
  const missing = randomUUID()
  if ((await db.$count(users, eq(users.id, owner.id))) === 0) return { id: missing, userId: missing }
  const { coachId } = await aLessonCoach(db, (await isCoach(world)) ? { userId: owner.id } : {})
  const { id: userId } = await aUser(db)
  const { id } = await aLesson(db, { userId, coachId, ...(startsAt && { startsAt }) })
  return { id, userId }
}

/** The statement of the owner, when the owner is a coach; a random id when the owner does not exist. */
const ofPay: Sample = async (world) => {
  const isMissing = (await world.db.$count(users, eq(users.id, world.owner.id))) === 0
  const coach = isMissing ? undefined : ((await asCoach(world)) ?? (await aCoach(world.db)))
  return { params: { coachId: coach?.id ?? randomUUID() }, query: { month: '2026-02' } }
}

const ownLesson: Sample = async (world) => ({ params: { id: (await ofLearner(world)).id } })

/** A duo without a partner that the owner booked. */
async function ownDuo({ db, owner }: World): Promise<string> {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  if (!exists) return randomUUID()
  return (await anInvitation(db, { userId: null, fromUserId: owner.id })).id
}

export const lessonSamples: Record<string, Sample> = {
  'lessons.listLessonTeachers': () => ({ query: { kind: 'private' } }),
  'lessons.listFreeTimes': () => ({
    query: { kind: 'private', from: '2026-03-04T00:00:00Z', to: '2026-03-05T00:00:00Z' },
  }),
  'lessons.listOwnLessons': () => ({}),
  'lessons.bookLesson': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    if (exists) await giveCredits(db, owner.id, 1)
    const { coachId } = await aLessonCoach(db)
    return { body: { kind: 'private', coachId, startsAt: '2026-03-05T16:00:00Z' } }
  },
  'lessons.getOwnLesson': ownLesson,
  'lessons.getLessonCalendar': ownLesson,
  'lessons.cancelLesson': async (world) => ({ ...(await ownLesson(world)), body: {} }),
  'lessons.moveLesson': async (world) => ({
    ...(await ownLesson(world)),
    body: { startsAt: '2026-03-06T16:00:00Z' },
  }),
  'lessonDoor.enterLesson': async (world) => {
    const startsAt = new Date('2026-03-02T09:05:00Z')
    const { id } = (await isCoach(world)) ? await ofStaff(world, startsAt) : await ofLearner(world, startsAt)
    return { params: { id } }
  },
  'lessons.rateLesson': async (world) => ({
    params: { id: (await ofLearner(world, new Date('2026-03-01T09:00:00Z'))).id },
    body: { rating: 5 },
  }),
  'lessons.getLessonRules': () => ({}),
  'sharedLessons.listOffers': () => ({}),
  'sharedLessons.listKnownLearners': () => ({}),
  'sharedLessons.joinLesson': async ({ db, owner }) => {
    const [user] = await db.select().from(users).where(eq(users.id, owner.id))
    if (user) {
      await giveCredits(db, owner.id, 1)
      await db.update(users).set({ level: 'B1', levelScore: 2200 }).where(eq(users.id, owner.id))
    }
    return { params: { id: (await aGroupClass(db)).id }, body: {} }
  },
  'sharedLessons.declineInvitation': async ({ db, owner }) => {
    const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
    if (!exists) return { params: { id: randomUUID() } }
    const { id: fromUserId } = await aUser(db)
    return { params: { id: (await anInvitation(db, { userId: owner.id, fromUserId })).id } }
  },
  'sharedLessons.findPartner': async (world) => ({
    params: { id: await ownDuo(world) },
    body: { by: 'course' },
  }),
  'sharedLessons.makePrivate': async (world) => ({ params: { id: await ownDuo(world) } }),
  'sharedLessons.openGroupClass': async (world) => {
    const isOwn = await isCoach(world)
    const { coachId } = await aLessonCoach(world.db, isOwn ? { userId: world.owner.id } : {})
    return {
      body: {
        ...(!isOwn && { coachId }),
        startsAt: '2026-03-05T16:00:00Z',
        topic: 'Travel stories',
        levelFrom: 'A1',
        levelTo: 'C1',
        seats: 6,
        leastSeats: 2,
      },
    }
  },
  'coachWeek.getCoachWeek': () => ({ query: { from: '2026-03-02', to: '2026-03-09' } }),
  'coachLessons.listCoachLessons': () => ({ query: { from: '2026-03-02', to: '2026-03-09' } }),
  'coachLessons.cancelLessonByStaff': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    body: { reason: 'I am ill' },
  }),
  'coachLessons.changeLessonLink': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    body: { meetingLink: 'https://meet.example.test/other-room' },
  }),
  'coachLessons.listFreeCoaches': async (world) => ({ params: { id: (await ofStaff(world)).id } }),
  'coachLessons.sayWhoCame': async (world) => ({
    params: await ofStaff(world, new Date('2026-03-02T08:50:00Z')),
    body: { isPresent: true },
  }),
  'coachLessons.giveFeedback': async (world) => ({
    params: await ofStaff(world, new Date('2026-03-02T08:50:00Z')),
    body: { wentWell: 'Long sentences', words: ['thrifty'], homework: 'Write five lines' },
  }),
  'pay.listStatements': () => ({ query: { month: '2026-02' } }),
  'pay.closeMonth': async ({ db }) => {
    await db.delete(payMonths)
    return { params: { month: '2026-01' } }
  },
  'pay.getOwnStatement': async (world) => {
    await asCoach(world)
    return { query: { month: '2026-02' } }
  },
  'pay.getStatement': ofPay,
  'pay.exportStatement': ofPay,
  'pay.printStatement': ofPay,
  'lessonSettings.getLessonSettings': () => ({}),
  'lessonSettings.changeLessonSettings': async ({ db }) => ({
    body: { ...(await readLessonSettings(db)), pauseMinutes: 15 },
  }),
  'lessonSettings.listCoachRates': () => ({}),
  'lessonSettings.changeCoachRates': async ({ db }) => {
    const { coachId: id } = await aLessonCoach(db)
    return {
      params: { id },
      body: { payPrivate: 300, payDuo: null, payGroup: '', paySession: 600, revision: 0 },
    }
  },
  'lessonRequests.listTimesForLesson': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    query: { from: '2026-03-06T00:00:00Z', to: '2026-03-07T00:00:00Z' },
  }),
  'lessonRequests.proposeTime': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    body: { startsAt: '2026-03-06T16:00:00Z' },
  }),
  'lessonRequests.askCoach': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    body: { coachId: (await aLessonCoach(world.db)).coachId },
  }),
  'lessonRequests.listLessonRequests': () => ({}),
  'lessonRequests.answerLessonRequests': async (world) => {
    const { db } = world
    const { id: lessonId } = await aLesson(db, { userId: (await aUser(db)).id })
    const toCoachId = ((await asCoach(world)) ?? (await aCoach(db))).id
    return { body: { ids: [await aLessonRequest(db, { lessonId, toCoachId })], isAccepted: false } }
  },
  'lessonRequests.listProposals': () => ({}),
  'lessonRequests.answerProposal': async (world) => {
    const { id } = await ofLearner(world)
    const startsAt = new Date('2026-03-06T16:00:00Z')
    if ((await world.db.$count(lessons, eq(lessons.id, id))) > 0)
      await world.db
        .insert(lessonRequests)
        .values({ lessonId: id, what: 'time', startsAt, createdAt: sellingClock })
    return { params: { id }, body: { isAccepted: false, proposed: startsAt.toISOString() } }
  },
  'lessonRequests.getPhrases': async (world) => {
    await asCoach(world)
    return {}
  },
  'lessonRequests.savePhrases': async (world) => {
    await asCoach(world)
    return { body: { phrases: ['You spoke in long sentences.'] } }
  },
  'lessonRequests.getOwnRating': () => ({}),
  'adminLessons.listLessons': () => ({ query: { state: 'ahead' } }),
  'adminLessons.exportLessons': () => ({}),
  'adminLessons.decideLesson': async (world) => {
    const { id } = await ofStaff(world, new Date('2026-02-27T09:00:00Z'))
    await world.db.update(lessons).set({ outcome: 'unclear' }).where(eq(lessons.id, id))
    return { params: { id }, body: { outcome: 'taught' } }
  },
  'adminLessons.listTimesForLearner': async ({ db }) => ({
    query: {
      kind: 'private',
      userId: (await aUser(db)).id,
      from: '2026-03-04T00:00:00Z',
      to: '2026-03-05T00:00:00Z',
    },
  }),
  'adminLessons.bookForLearner': async ({ db }) => {
    const { id: userId } = await aUser(db)
    await giveCredits(db, userId, 1)
    const { coachId } = await aLessonCoach(db)
    return { body: { userId, kind: 'private', coachId, startsAt: '2026-03-05T16:00:00Z' } }
  },
  'adminLessons.moveForLearner': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    body: { startsAt: '2026-03-06T16:00:00Z' },
  }),
  'adminLessons.handOverLesson': async (world) => ({
    params: { id: (await ofStaff(world)).id },
    body: { coachId: (await aLessonCoach(world.db)).coachId },
  }),
  'lessonFigures.listHoursOfWeek': () => ({ query: { from: '2026-03-02' } }),
  'lessonFigures.listUtilisation': () => ({ query: { month: '2026-03' } }),
  'lessonFigures.getOutstandingCredits': () => ({}),
  'lessonFigures.exportOutstandingCredits': () => ({}),
  'availability.getOwnAvailability': async (world) => {
    await asCoach(world)
    return {}
  },
  'availability.changeOwnAvailability': async (world) => {
    await asCoach(world)
    return { body: offer }
  },
  'availability.getAvailability': async ({ db }) => ({ params: { id: (await aCoach(db)).id } }),
  'availability.changeAvailability': async ({ db }) => ({
    params: { id: (await aCoach(db)).id },
    body: offer,
  }),
}
