import type {
  Certificate,
  EndedCourse,
  listCertificates,
  OwnCertificates,
} from '@sohbet/contract/learning/certificates'
import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import { certificateOf } from '@sohbet/domain/certificate/certificate'
import { checkedUntil } from '@sohbet/domain/course/outcome'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { containsFolded } from '../db/search.ts'
import { turkish } from '../db/tables/columns.ts'
import { certificates } from '../db/tables/learning/certificates.ts'
import { users } from '../db/tables/people/users.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readEndedWork, type SeatWork } from './course-work.reads.ts'

export type CertificateRow = typeof certificates.$inferSelect

export const toCertificate = (row: CertificateRow): Certificate => ({
  id: row.id,
  enrollmentId: row.enrollmentId,
  number: row.number,
  kind: row.kind,
  holderName: row.holderName,
  courseName: row.courseName,
  fromLevel: row.fromLevel,
  toLevel: row.toLevel,
  hours: hoursOf(row.minutes),
  startDate: row.startDate,
  endDate: row.endDate,
  showsName: row.showsName,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revokeReason: row.revokeReason,
  mayReissue: row.mayReissue,
})

export async function requireCertificate(db: Db, id: string): Promise<CertificateRow> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id))
  if (!row) throw new AppError('CERTIFICATE_NOT_FOUND')
  return row
}

/** What may be certified of an enrolment now: the stored result, or the work so far. */
export const certifiedOf = ({ result, work }: Pick<SeatWork, 'result' | 'work'>) => ({
  kind: certificateOf({
    hasEnded: true,
    outcome: result?.outcome ?? null,
    // A coach may correct attendance after the result was stored
    joined: result?.joined ?? work.joined,
  }),
  minutes: result?.minutes ?? work.minutes,
})

export async function readOwnCertificates(ctx: SignedInContext): Promise<OwnCertificates> {
  const { db, actor, now } = ctx
  const own = await db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, actor.userId))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id))
  const ended = await readEndedWork(db, { isWanted: sql`seat.user_id = ${actor.userId}::uuid`, now })
  const rules = ctx.cachedSchool.current()
  return {
    courses: ended.map((seat): EndedCourse => {
      const { course, enrollmentId, result } = seat
      const { kind, minutes } = certifiedOf(seat)
      const isIssued = own.some(
        (one) => one.enrollmentId === enrollmentId && one.kind === kind && !one.mayReissue,
      )
      const { completedModules, moduleCount, joined, held } = result ?? seat.work
      return {
        enrollmentId,
        courseId: course.plan.courseId,
        courseName: course.plan.name,
        startDate: course.plan.startDate,
        endDate: course.plan.endDate,
        outcome: result?.outcome ?? null,
        checkedUntil: checkedUntil(course.plan),
        completedModules,
        moduleCount,
        joinedSessions: joined,
        heldSessions: held,
        hours: hoursOf(minutes),
        completionModules: result?.completionModules ?? rules.completionModules,
        completionParticipation: result?.completionParticipation ?? rules.completionParticipation,
        offered: isIssued ? null : kind,
      }
    }),
    certificates: own.map(toCertificate),
  }
}

type Query = Parsed<typeof listCertificates>['query']

const searches = {
  holderName: (text: string) => containsFolded(certificates.holderName, text),
  number: (text: string) => containsFolded(certificates.number, text),
  courseName: (text: string) => containsFolded(certificates.courseName, text),
}
const sortColumns = {
  issuedAt: certificates.issuedAt,
  holderName: turkish(certificates.holderName),
  courseName: turkish(certificates.courseName),
}

function matches({ searchText, searchColumn }: Query): SQL | undefined {
  if (searchText === '') return undefined
  const wanted = searchColumn ? [searches[searchColumn]] : Object.values(searches)
  return and(or(...wanted.map((search) => search(searchText))))
}

export async function readCertificates(db: Db, query: Query): Promise<Reply<typeof listCertificates>> {
  const { pageIndex, pageSize, sortBy = { field: 'issuedAt', direction: 'desc' } as const } = query
  const direction = sortBy.direction === 'desc' ? desc : asc
  const where = matches(query)
  const rows = await db
    .select({ certificate: certificates, email: users.email })
    .from(certificates)
    .leftJoin(users, eq(users.id, certificates.userId))
    .where(where)
    .orderBy(direction(sortColumns[sortBy.field]), direction(certificates.id))
    .limit(pageSize)
    .offset(pageIndex * pageSize)
  return {
    data: rows.map(({ certificate, email }) => ({ ...toCertificate(certificate), email })),
    totalCount: await db.$count(certificates, where),
  }
}
