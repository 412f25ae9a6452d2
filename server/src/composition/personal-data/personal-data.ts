import { getImage } from '@sohbet/contract/core/images'
import { requestPath } from '@sohbet/contract/request'
import { eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mapLimit } from '../../async/map-limit.ts'
import type { Db } from '../../db/connect.ts'
import { changeLog } from '../../db/tables/core/change-log.ts'
import { coaches } from '../../db/tables/people/coaches.ts'
import { levelTestAnswers, levelTestAttempts } from '../../db/tables/learning/level-test-attempts.ts'
import { levelTestQuestions } from '../../db/tables/catalogue/level-tests.ts'
import { registrations } from '../../db/tables/people/registrations.ts'
import { securityLog } from '../../db/tables/core/security-log.ts'
import { sessions } from '../../db/tables/people/sessions.ts'
import { users } from '../../db/tables/people/users.ts'
import { learningData } from './learning-data.ts'
import { movingData } from './moving-data.ts'
import { notificationData } from './notification-data.ts'
import type { PersonalDataReader } from './personal-data-reader.ts'
import { messageData } from './message-data.ts'
import { partnerData } from './partner-data.ts'
import { paperData } from './paper-data.ts'
import { reviewData } from './review-data.ts'
import { speakingData } from './speaking-data.ts'
import { sellingData } from './selling-data.ts'
import { lessonData } from './lesson-data.ts'
import { liveSessionData } from './live-session-data.ts'
import { ownColumns } from '../../auth/session/own-account.ts'

/** Leaves out the address of an admin who acted on the account. */
const ofOwn = (column: PgColumn, userId: string) =>
  sql<string>`case when coalesce(${securityLog.byUserId}, ${userId}) = ${userId} then ${column} else '' end`

/**
 * The export of a person's data, table by table. A table that refers to users and is neither here nor in
 * `withoutPersonalData` fails a test. Digests and hashes are left out, because they are useless to their owner.
 */
export const personalData: Record<string, PersonalDataReader> = {
  users: async (db, userId) => {
    const [account] = await db
      .select({ ...ownColumns, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId))
    return (
      account && { ...account, photo: requestPath(getImage, { params: { type: 'user_photos', id: userId } }) }
    )
  },
  registrations: (db, userId) =>
    db
      .select({
        username: registrations.username,
        language: registrations.language,
        wantsCampaignMails: registrations.wantsCampaignMails,
        createdAt: registrations.createdAt,
      })
      .from(registrations)
      .where(eq(registrations.userId, userId)),
  sessions: (db, userId) =>
    db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.rotatedAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.revokedAt,
        ipAddress: sessions.address,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
  security_log: (db, userId) =>
    db
      .select({
        createdAt: securityLog.createdAt,
        event: securityLog.event,
        ipAddress: ofOwn(securityLog.address, userId),
        userAgent: ofOwn(securityLog.userAgent, userId),
        details: securityLog.details,
      })
      .from(securityLog)
      .where(or(eq(securityLog.userId, userId), eq(securityLog.byUserId, userId))),
  change_log: (db, userId) =>
    db
      .select({
        createdAt: changeLog.createdAt,
        area: changeLog.area,
        kind: changeLog.kind,
        subject: changeLog.subject,
        field: changeLog.field,
      })
      .from(changeLog)
      .where(eq(changeLog.byUserId, userId)),
  coaches: (db, userId) =>
    db
      .select({
        personalSummary: coaches.personalSummary,
        summaryEn: coaches.summaryEn,
        origin: coaches.origin,
        teaches: coaches.teaches,
        speaks: coaches.speaks,
        profilePhoto: coaches.profilePhoto,
        isActive: coaches.isActive,
        isNative: coaches.isNative,
        isZoomOnly: coaches.isZoomOnly,
        isPublic: coaches.isPublic,
        hello: coaches.hello,
        createdAt: coaches.createdAt,
      })
      .from(coaches)
      .where(eq(coaches.userId, userId)),
  level_test_attempts: (db, userId) =>
    db
      .select({
        id: levelTestAttempts.id,
        startedAt: levelTestAttempts.startedAt,
        completedAt: levelTestAttempts.completedAt,
        points: levelTestAttempts.points,
        maxPoints: levelTestAttempts.maxPoints,
        score: levelTestAttempts.score,
        level: levelTestAttempts.level,
      })
      .from(levelTestAttempts)
      .where(eq(levelTestAttempts.userId, userId)),
  level_test_answers: (db, userId) =>
    db
      .select({
        attemptId: levelTestAnswers.attemptId,
        question: levelTestQuestions.text,
        selectedOptionId: levelTestAnswers.selectedOptionId,
        answeredAt: levelTestAnswers.answeredAt,
        seconds: levelTestAnswers.seconds,
        isCorrect: levelTestAnswers.isCorrect,
        points: levelTestAnswers.points,
      })
      .from(levelTestAnswers)
      .innerJoin(levelTestAttempts, eq(levelTestAttempts.id, levelTestAnswers.attemptId))
      .innerJoin(levelTestQuestions, eq(levelTestQuestions.id, levelTestAnswers.questionId))
      .where(eq(levelTestAttempts.userId, userId)),
  ...learningData,
  ...reviewData,
  ...speakingData,
  ...sellingData,
  ...paperData,
  ...partnerData,
  ...movingData,
  ...liveSessionData,
  ...lessonData,
  ...notificationData,
  ...messageData,
}

/** Tables that refer to users without exportable content: the log names the admin of a refund, texts their editors. */
export const withoutPersonalData = [
  'password_resets',
  'refunds',
  'live_events',
  'pay_months',
  'mail_texts',
  'site_drafts',
  'site_versions',
]

/** One export must not use all connections of a process. */
const readsAtOnce = 4

export async function readPersonalData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts = await mapLimit(
    readsAtOnce,
    Object.entries(personalData),
    async ([table, read]) => [table, await read(db, userId)] as const,
  )
  return Object.fromEntries(parts)
}
