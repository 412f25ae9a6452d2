import { errorReply } from '@sohbet/contract/error-reply'
import * as contract from '@sohbet/contract/learning/certificates'
import { listNotifications } from '@sohbet/contract/notifications/notifications'
import { getSchoolSettings, updateSchoolSettings } from '@sohbet/contract/core/school'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { modules } from '../db/tables/catalogue/modules.ts'
import { certificates, courseResults } from '../db/tables/learning/certificates.ts'
import { securityLog } from '../db/tables/core/security-log.ts'
import { liveSessionAttendance } from '../db/tables/learning/live-sessions.ts'
import { moduleProgress } from '../db/tables/learning/module-progress.ts'
import { users } from '../db/tables/people/users.ts'
import { codeOf, startTestApp, type TestApp } from '../testing/apps/test-app.ts'
import { wordsOfPdf } from '../testing/files/read-pdf.ts'
import { aUserOf, type TestUser } from '../testing/rows/builders.ts'
import { aCertificate, anEndedCourse } from '../testing/rows/certificates.ts'
import { decideCourses } from './decide-courses.ts'

const now = new Date('2026-03-02T09:00:00Z')
/** The day after the last one on which a course may become completed. */
const late = new Date('2026-03-25T09:00:00Z')

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = now
  learner = await aUserOf(server.db, 'learner')
})

const settings = async () =>
  getSchoolSettings.reply.parse((await server.call(getSchoolSettings, {}, { as: admin })).body)
const decide = async () => decideCourses({ db: server.db, now: server.clock.now, rules: await settings() })
const own = async (as = learner) =>
  contract.getOwnCertificates.reply.parse((await server.call(contract.getOwnCertificates, {}, { as })).body)
const issue = (enrollmentId: string, as = learner, name = ' Ayşe Yılmaz ') =>
  server.call(contract.issueCertificate, { body: { enrollmentId, name, showsName: true } }, { as })
const issued = async (enrollmentId: string) =>
  contract.issueCertificate.reply.parse((await issue(enrollmentId)).body)
const resultOf = async (enrollmentId: string) =>
  (await server.db.select().from(courseResults).where(eq(courseResults.enrollmentId, enrollmentId)))[0]
const completedNotices = async () => {
  const { body } = await server.call(listNotifications, { query: {} }, { as: learner })
  return listNotifications.reply.parse(body).data.filter(({ notice }) => notice.kind === 'course_completed')
}

describe('the result of a course', () => {
  test('is completed once the thresholds are reached, and its learner hears of it once', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id, done: 4, attended: 5 })
    await decide()
    await Promise.all([decide(), decide()])
    expect(await resultOf(enrollmentId)).toMatchObject({
      outcome: 'completed',
      completedModules: 4,
      moduleCount: 5,
      joinedSessions: 5,
      heldSessions: 7,
      minutes: 300,
      completionModules: 80,
      completionParticipation: 70,
    })
    expect(await completedNotices()).toHaveLength(1)
  })

  test('stays open for 30 days, so that a coach can still correct attendance, then it is fixed', async () => {
    const { enrollmentId, attend } = await anEndedCourse(server.db, { userId: learner.id, attended: 4 })
    await decide()
    expect(await resultOf(enrollmentId)).toBeUndefined()
    expect((await own()).courses).toMatchObject([
      { outcome: null, checkedUntil: '2026-03-24', joinedSessions: 4 },
    ])
    server.clock.now = late
    await decide()
    expect(await resultOf(enrollmentId)).toMatchObject({ outcome: 'attended' })
    await attend(4)
    await decide()
    expect((await own()).courses).toMatchObject([{ outcome: 'attended', joinedSessions: 4, hours: 4 }])
    expect(await completedNotices()).toEqual([])
  })

  test('counts modules that were completed by the end of these days, even when the job runs late', async () => {
    const { enrollmentId, type } = await anEndedCourse(server.db, { userId: learner.id, done: 3 })
    const complete = async (order: number, completedAt: Date) => {
      const isPlace = and(eq(modules.courseTypeId, type.id), eq(modules.order, order))
      const [module] = await server.db.select({ id: modules.id }).from(modules).where(isPlace)
      const progress = { userId: learner.id, moduleId: module?.id ?? '', completedAt, updatedAt: completedAt }
      await server.db.insert(moduleProgress).values(progress)
    }
    server.clock.now = late
    const midnight = new Date('2026-03-24T21:00:00Z')
    await complete(4, midnight)
    expect((await own()).courses).toMatchObject([{ completedModules: 3 }])
    await complete(5, new Date(midnight.getTime() - 1))
    await decide()
    expect(await resultOf(enrollmentId)).toMatchObject({ outcome: 'completed', completedModules: 4 })
  })

  test('is kept when attendance is corrected after the course was completed', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id })
    await decide()
    await server.db.delete(liveSessionAttendance).where(eq(liveSessionAttendance.userId, learner.id))
    await decide()
    expect(await resultOf(enrollmentId)).toMatchObject({ outcome: 'completed', joinedSessions: 7 })
  })

  test('is missed without a session; such a course has no certificate', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id, attended: 0 })
    server.clock.now = late
    await decide()
    expect(await resultOf(enrollmentId)).toMatchObject({ outcome: 'missed' })
    expect(codeOf((await issue(enrollmentId)).body)).toBe('NO_CERTIFICATE')
  })

  test('does not exist before the end and for a cancelled course', async () => {
    const running = await anEndedCourse(server.db, { userId: learner.id, course: { endDate: '2026-03-02' } })
    const cancelled = await anEndedCourse(server.db, {
      userId: learner.id,
      course: { cancelledAt: now, cancelReason: 'Too few learners' },
    })
    await decide()
    expect([await resultOf(running.enrollmentId), await resultOf(cancelled.enrollmentId)]).toEqual([
      undefined,
      undefined,
    ])
    expect((await own()).courses).toEqual([])
    expect(codeOf((await issue(running.enrollmentId)).body)).toBe('NO_CERTIFICATE')
  })

  test('follows the thresholds in the settings', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id, done: 4 })
    const before = await settings()
    const save = async (completionModules: number) =>
      server.call(updateSchoolSettings, { body: { ...(await settings()), completionModules } }, { as: admin })
    expect((await save(90)).status).toBe(200)
    await decide()
    expect(await resultOf(enrollmentId)).toBeUndefined()
    expect(errorReply.parse((await save(101)).body).fields).toEqual({
      completionModules: 'Must be between 0 and 100',
    })
    await save(before.completionModules)
    await decide()
    expect(await resultOf(enrollmentId)).toMatchObject({ outcome: 'completed' })
  })

  test('of a course that ended long ago is stored without a notification', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, {
      userId: learner.id,
      course: { startDate: '2025-01-06', endDate: '2025-02-23' },
      attended: 7,
    })
    await decide()
    expect(await resultOf(enrollmentId)).toMatchObject({ outcome: 'completed' })
    expect(await completedNotices()).toEqual([])
  })
})

describe('a certificate', () => {
  test('says what the school knows, with the confirmed name, once', async () => {
    const { enrollmentId, course } = await anEndedCourse(server.db, { userId: learner.id })
    await decide()
    expect((await own()).courses).toMatchObject([{ offered: 'completion' }])
    const made = await issued(enrollmentId)
    expect(made).toMatchObject({
      kind: 'completion',
      holderName: 'Ayşe Yılmaz',
      courseName: course.name,
      fromLevel: 'A1',
      toLevel: 'A2',
      hours: 7,
      startDate: course.startDate,
      endDate: course.endDate,
    })
    expect(made.number).toMatch(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}$/)
    expect(codeOf((await issue(enrollmentId)).body)).toBe('CERTIFICATE_ISSUED')
    expect(await own()).toMatchObject({ courses: [{ offered: null }], certificates: [{ id: made.id }] })
  })

  test('is issued once when two devices ask at the same time', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id })
    await decide()
    const replies = await Promise.all([issue(enrollmentId), issue(enrollmentId)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  test('of attendance needs one session; completion may follow it', async () => {
    const { enrollmentId, attend } = await anEndedCourse(server.db, { userId: learner.id, attended: 1 })
    expect(await issued(enrollmentId)).toMatchObject({ kind: 'attendance', hours: 1 })
    for (const monday of [1, 2, 3, 4]) await attend(monday)
    await decide()
    expect(await issued(enrollmentId)).toMatchObject({ kind: 'completion', hours: 5 })
    expect((await own()).certificates.map(({ kind }) => kind)).toEqual(['completion', 'attendance'])
  })

  test('belongs to its learner: another one can neither issue, change nor download it', async () => {
    const other = await aUserOf(server.db, 'learner')
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id })
    expect((await issue(enrollmentId, other)).status).toBe(404)
    const { id } = await issued(enrollmentId)
    const body = { showsName: false }
    const hide = (as: TestUser) => server.call(contract.showCertificateName, { params: { id }, body }, { as })
    expect((await hide(other)).status).toBe(404)
    expect((await hide(learner)).body).toMatchObject({ showsName: false })
    const print = { params: { id }, query: { language: 'en' as const } }
    expect((await server.call(contract.printCertificate, print, { as: other })).status).toBe(404)
  })

  test('needs a name of one line', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id })
    for (const name of ['  ', 'Ayşe\nYılmaz', 'x'.repeat(81)])
      expect((await issue(enrollmentId, learner, name)).status).toBe(400)
  })

  test('is a PDF in both languages, for its learner and admins', async () => {
    const { id, number } = await aCertificate(server.db, { userId: learner.id })
    const print = async (language: 'tr' | 'en', as: TestUser) => {
      const input = { params: { id }, query: { language } }
      const { headers, body } = await server.call(contract.printCertificate, input, { as })
      expect(headers['content-type']).toBe('application/pdf')
      return wordsOfPdf(z.instanceof(Buffer).parse(body))
    }
    const turkish = await print('tr', learner)
    for (const said of ['Başarısertifikası', 'AyşeYılmaz', 'Akşamgrubu', 'A1–A2', '7,5saat', number])
      expect(turkish).toContain(said)
    expect(await print('en', admin)).toContain('Certificateofcompletion')
  })

  test('is revoked by an admin with a reason, once, and the log says so', async () => {
    const { id, number } = await aCertificate(server.db, { userId: learner.id })
    const revoke = (reason: string) =>
      server.call(contract.revokeCertificate, { params: { id }, body: { reason } }, { as: admin })
    expect((await revoke(' ')).status).toBe(400)
    expect((await revoke('Wrong course')).body).toMatchObject({ revokeReason: 'Wrong course' })
    expect(codeOf((await revoke('Again')).body)).toBe('CERTIFICATE_REVOKED')
    expect(
      await server.db.select().from(securityLog).where(eq(securityLog.event, 'certificate_revoked')),
    ).toMatchObject([{ userId: learner.id, byUserId: admin.id, details: `${number}: Wrong course` }])
    const print = { params: { id }, query: { language: 'en' as const } }
    expect(codeOf((await server.call(contract.printCertificate, print, { as: learner })).body)).toBe(
      'CERTIFICATE_REVOKED',
    )
  })

  test('that was revoked is issued again only when the admin allows it, with another number', async () => {
    const { enrollmentId } = await anEndedCourse(server.db, { userId: learner.id })
    await decide()
    const revoke = (id: string, mayReissue: boolean) =>
      server.call(
        contract.revokeCertificate,
        { params: { id }, body: { reason: 'Wrong name', mayReissue } },
        { as: admin },
      )
    const first = await issued(enrollmentId)
    await revoke(first.id, true)
    expect((await own()).courses).toMatchObject([{ offered: 'completion' }])
    const second = await issued(enrollmentId)
    expect(second.number).not.toBe(first.number)
    await revoke(second.id, false)
    expect((await own()).courses).toMatchObject([{ offered: null }])
    expect(codeOf((await issue(enrollmentId)).body)).toBe('CERTIFICATE_ISSUED')
  })

  test('is found by admins by name, number and course', async () => {
    const made = await aCertificate(server.db, { userId: learner.id, holderName: 'Işıl Gürsoy' })
    const find = async (searchText: string) =>
      contract.listCertificates.reply.parse(
        (await server.call(contract.listCertificates, { query: { searchText } }, { as: admin })).body,
      )
    expect((await find('isil gur')).data).toMatchObject([{ id: made.id, email: learner.email }])
    expect((await find(made.number.slice(3))).totalCount).toBe(1)
    expect((await find('nobody')).totalCount).toBe(0)
  })
})

describe('the database', () => {
  const change = (id: string, values: Partial<typeof certificates.$inferInsert>) =>
    server.db.update(certificates).set(values).where(eq(certificates.id, id))

  test('keeps what a certificate and a result say', async () => {
    const { id, enrollmentId } = await aCertificate(server.db, { userId: learner.id })
    await decide()
    for (const values of [{ holderName: 'Fatma' }, { minutes: 9000 }, { number: '2222-2222-2222' }])
      await expect(change(id, values)).rejects.toMatchObject({ cause: { code: '23001' } })
    await expect(server.db.delete(certificates).where(eq(certificates.id, id))).rejects.toMatchObject({
      cause: { code: '23001' },
    })
    await change(id, { revokedAt: now, revokeReason: 'Wrong course' })
    await expect(change(id, { revokedAt: null, revokeReason: '' })).rejects.toMatchObject({
      cause: { code: '23001' },
    })
    const result = server.db.update(courseResults).set({ outcome: 'missed' })
    await expect(result.where(eq(courseResults.enrollmentId, enrollmentId))).rejects.toMatchObject({
      cause: { code: '23001' },
    })
  })

  test('takes the name with an erased account; the number stays', async () => {
    const { id, number } = await aCertificate(server.db, { userId: learner.id })
    await server.db.delete(users).where(eq(users.id, learner.id))
    const [left] = await server.db.select().from(certificates).where(eq(certificates.id, id))
    expect(left).toMatchObject({ number, userId: null, holderName: null, showsName: false })
    const print = { params: { id }, query: { language: 'en' as const } }
    expect(codeOf((await server.call(contract.printCertificate, print, { as: admin })).body)).toBe(
      'CERTIFICATE_WITHOUT_NAME',
    )
  })
})
