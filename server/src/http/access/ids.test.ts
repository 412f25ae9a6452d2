import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import type { Values } from '@sohbet/contract/request'
import { signature } from '@sohbet/contract/signed'
import { roles, type Role } from '@sohbet/domain/account/role'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesAt, placesIn, putAt } from '../../attack/value-paths.ts'
import type { Db } from '../../db/connect.ts'
import { aUserOf, type TestUser } from '../../testing/rows/builders.ts'
import { aCoach, aCourse, aQuizQuestion } from '../../testing/rows/catalogue.ts'
import { aLesson, aLessonRequest } from '../../testing/rows/lessons.ts'
import { aCourseWithSessions, aSessionRequest } from '../../testing/rows/live-sessions.ts'
import { aMember } from '../../testing/rows/groups.ts'
import { anOpenModule, aQuizAttempt, aQuizOfFour } from '../../testing/rows/learning.ts'
import { aLevelTest } from '../../testing/rows/level-tests.ts'
import { anAttachment } from '../../testing/rows/messages.ts'
import { anEndedCourse } from '../../testing/rows/certificates.ts'
import { aReviewCard } from '../../testing/rows/review.ts'
import { anEnrollment } from '../../testing/rows/selling.ts'
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts'
import { watchWrites } from '../../testing/databases/watch-writes.ts'
import { samples } from '../../testing/access/samples.ts'

let server: TestApp
let writesOf: Awaited<ReturnType<typeof watchWrites>>
beforeAll(async () => {
  server = await startTestApp()
  writesOf = await watchWrites(server.db)
})
afterAll(() => server.stop())

type Change = (values: Values) => Values

/** Makes a new user's valid call with a change; returns its reply and writes. */
async function changedCall({ name, endpoint }: Call, role: Role, change: Change) {
  const as = await aUserOf(server.db, role)
  const values = change((await samples[name]?.({ db: server.db, owner: as })) ?? {})
  const headers = await server.headersOf(as)
  let status = 0
  const writes = await writesOf(async () => {
    status = (await server.send(endpoint, values, headers)).status
  })
  return { status, writes }
}

type Call = { name: string; endpoint: Endpoint }
const callers = ({ access }: Endpoint): readonly Role[] =>
  access.who === 'anyone' ? ['learner'] : access.who

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** The id of another, missing record of the same kind; undefined when the value is no id. */
function another(value: unknown): string | undefined {
  const text = String(value)
  if (uuid.test(text)) return text.replace(uuid, randomUUID())
  if (/@/.test(text)) return 'nobody@example.test'
  if (/^\d+$/.test(text)) return '1999999999'
  if (/^[0-9a-f]{32}$/.test(text)) return 'f'.repeat(32)
  return text.startsWith('cs_local_') ? `cs_local_${'0'.repeat(24)}` : undefined
}

/** Leaving a list without being on it succeeds, and a month is no record. */
const unlooked = new Set(['enrollments.leaveWaitingList', 'pay.closeMonth'])

describe('a missing record', () => {
  const named = [...endpoints].flatMap(([name, endpoint]) =>
    endpoint.params && endpoint.query !== signature && !unlooked.has(name) ? [{ name, endpoint }] : [],
  )
  test.each(named)('$name', async (call) => {
    const found: string[] = []
    let tried = 0
    for (const role of callers(call.endpoint)) {
      for (const key of namesAt(call.endpoint.params, [])) {
        let isTried = false
        const { status, writes } = await changedCall(call, role, (values) => {
          const params: Record<string, unknown> = Object(values.params)
          const missing = another(params[key])
          isTried = missing !== undefined
          return { ...values, params: { ...params, [key]: missing ?? params[key] } }
        })
        tried += Number(isTried)
        if (isTried && (status !== 404 || writes.length > 0))
          found.push(`${role}, ${key}: ${status} ${writes.join()}`)
      }
    }
    expect([found, tried > 0]).toEqual([[], !opaque.has(call.name)])
  })
})

/** Named by a secret, a content hash, a payment provider, a picture of the brand or a page of the public site or a mail. */
const opaque = new Set([
  'brand.getBrandFile',
  'brand.removeBrandPicture',
  'calendar.readCalendarFeed',
  'campaignMails.openUnsubscribe',
  'campaignMails.unsubscribe',
  'levelTests.getLevelTestAudio',
  'mailTexts.getMailText',
  'mailTexts.previewMailText',
  'mailTexts.resetMailText',
  'mailTexts.saveMailText',
  'mailTexts.sendTestMail',
  'mediaLibrary.deleteMedia',
  'payments.receiveWebhook',
  'payments.returnFromProvider',
  'site.getSiteFile',
  'site.discardSiteDraft',
  'site.getSiteFile',
  'site.getSitePage',
  'site.listSiteVersions',
  'site.previewSitePage',
  'site.publishSitePage',
  'site.saveSiteDraft',
])

const someId = '00000000-0000-4000-8000-000000000000'
/**
 * Ids chosen by the caller, a picture's id, which is ignored because an upload sets it, and seats that are only
 * compared with the caller's own. An id of no word of the module makes a new word. A row of a time away is reported when its coach cannot be asked; the others apply.
 */
const notLookedUp = new Set([
  'announcements.announceToCourses key',
  'announcements.createAnnouncement id',
  'coachAway.beAway key',
  'coachAway.beAway rows.0.coachId',
  'groupMessages.sendGroupMessage key',
  'levelTestAttempts.submitAttempt id',
  'moduleWords.saveWords words.0.id',
  'quizzes.createQuizQuestion imageUrl',
  'quizzes.updateQuizQuestion imageUrl',
  'ratings.saveRating id',
  'threads.sendMessage clientId',
  'threads.startThread clientId',
  'users.eraseUser refunds.0.id',
])
/** A missing course has no conflicts, and an answer to an unknown question returns the current position. */
const answered = new Set([
  'courses.findCoachConflicts courseId',
  'courses.findCoachConflicts coachIds.0',
  'levelTestAttempts.saveAnswer questionId',
  'levelTestAttempts.showQuestion questionId',
])

/** Every id field in the bodies of calls with a known caller. */
const inBodies = [...endpoints].flatMap(([name, endpoint]) =>
  endpoint.access.who === 'anyone' || endpoint.upload
    ? []
    : placesIn(endpoint.body, undefined)
        .filter(({ path, example }) => example === someId && !notLookedUp.has(`${name} ${path.join('.')}`))
        .map(({ path }) => ({ name, endpoint, path, place: `${name} ${path.join('.')}` })),
)

const put =
  (endpoint: Endpoint, path: readonly (string | number)[], value: string): Change =>
  (values) => ({ ...values, body: putAt(values.body, { path, schema: endpoint.body }, value) })

/** Undefined when nothing changes and, with few exceptions, the call is refused. */
async function faultOf(
  call: Call & { place: string },
  role: Role,
  change: Change,
): Promise<string | undefined> {
  const { status, writes } = await changedCall(call, role, change)
  const isRefused = status >= 400 && status < 500
  return isRefused === !answered.has(call.place) && writes.length === 0
    ? undefined
    : `${role}: ${status} ${writes.join()}`
}

test.each(inBodies)('$place: a missing record', async (one) => {
  for (const role of callers(one.endpoint))
    expect(await faultOf(one, role, put(one.endpoint, one.path, randomUUID()))).toBeUndefined()
})

/** Records of others that learners and coaches might name instead of their own. */
const others: Record<string, (db: Db, other: TestUser) => Promise<string | undefined>> = {
  'campaigns.checkDiscountCode courseId': async (db) => (await aCourse(db, { isActive: false })).id,
  'coachGroups.sayMemberPresence groupId': async (db, { id: userId }) =>
    (await aMember(db, { userId })).groupId,
  // An admin may name any active coach
  'coachAway.beAway coachId': async (db) => (await aCoach(db, { isActive: false })).id,
  'certificates.issueCertificate enrollmentId': async (db, { id: userId }) =>
    (await anEndedCourse(db, { userId })).enrollmentId,
  'enrollments.createEnrollment courseId': async (db) => (await aCourse(db, { isActive: false })).id,
  'enrollments.joinWaitingList courseId': async (db) => (await aCourse(db, { isActive: false })).id,
  'announcements.announceToCourses courseIds.0': async (db) => (await aCourse(db)).id,
  'groupMessages.sendGroupMessage to.courseIds.0': async (db) => (await aCourse(db)).id,
  'groupMessages.sendGroupMessage to.userIds.0': async (db, { id: userId }) => {
    await anEnrollment(db, { userId })
    return userId
  },
  'moving.chooseAfterCancellation courseId': async (db) => (await aCourse(db, { isActive: false })).id,
  'lessons.bookLesson coachId': async (db) => (await aCoach(db)).id,
  'lessonRequests.answerLessonRequests ids.0': async (db) => {
    const { id: lessonId } = await aLesson(db, { userId: (await aUserOf(db, 'learner')).id })
    return aLessonRequest(db, { lessonId, toCoachId: (await aCoach(db)).id })
  },
  'lessonRequests.askCoach coachId': async (db) => (await aCoach(db)).id,
  'levelTestAttempts.saveAnswer questionId': async (db) => (await aLevelTest(db)).questions[0]?.id,
  'levelTestAttempts.showQuestion questionId': async (db) => (await aLevelTest(db)).questions[0]?.id,
  'levelTestAttempts.submitAttempt testId': async (db) => (await aLevelTest(db, { isActive: false })).id,
  'payments.createCheckoutSession enrollmentId': async (db, { id: userId }) =>
    (await anEnrollment(db, { userId, status: 'pending' })).id,
  'quizAttempts.submitAnswer userQuizId': async (db, { id: userId }) => {
    const { quiz } = await aQuizOfFour(db, (await anOpenModule(db, userId)).module.id)
    return (await aQuizAttempt(db, { userId, quizId: quiz.id })).id
  },
  'quizAttempts.submitAnswer questionId': async (db) => (await aQuizQuestion(db)).id,
  'ratings.saveRating cardId': async (db, { id: userId }) => (await aReviewCard(db, { userId })).id,
  // An admin may name any coach who gives lessons
  'sharedLessons.openGroupClass coachId': async (db) => (await aCoach(db)).id,
  'substitutes.answerSessionRequests ids.0': async (db) =>
    (
      await aSessionRequest(db, {
        courseId: (await aCourseWithSessions(db)).course.id,
        toCoachId: (await aCoach(db)).id,
      })
    ).id,
  // A coach may ask any coach who is free
  'substitutes.askSubstitute coachId': async (db) => (await aCoach(db, { isActive: false })).id,
  'threads.sendMessage attachmentIds.0': async (db, { id: userId }) =>
    (await anAttachment(db, { userId })).id,
  'threads.startThread attachmentIds.0': async (db, { id: userId }) =>
    (await anAttachment(db, { userId })).id,
}

const forLearners = inBodies.filter(({ endpoint }) => callers(endpoint).some((role) => role !== 'admin'))

test('every id that learners and coaches send is tested with another user’s', () => {
  expect(forLearners.map(({ place }) => place).toSorted()).toEqual(Object.keys(others).toSorted())
})

const strangers = forLearners.flatMap((one) => roles.map((ownerRole) => ({ ...one, ownerRole })))
test.each(strangers)('$place: of another $ownerRole', async (one) => {
  for (const role of callers(one.endpoint)) {
    const id = await others[one.place]?.(server.db, await aUserOf(server.db, one.ownerRole))
    expect(await faultOf(one, role, put(one.endpoint, one.path, id ?? ''))).toBeUndefined()
  }
})

test.each(['learner', 'coach'] as const)(
  'a %s cannot write to users without a shared course',
  async (role) => {
    const name = 'threads.startThread'
    const endpoint = endpoints.get(name)
    if (!endpoint) throw new Error('no such call')
    for (const ownerRole of ['learner', 'coach'] as const) {
      const { id } = await aUserOf(server.db, ownerRole)
      expect(
        await faultOf({ name, endpoint, place: `${name} to` }, role, put(endpoint, ['to'], id)),
      ).toBeUndefined()
    }
  },
)
