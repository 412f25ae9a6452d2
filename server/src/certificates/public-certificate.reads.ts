import type { PublicCertificate } from '@sohbet/contract/site/rendering'
import { schoolDay } from '@sohbet/domain/calendar'
import { hoursOf } from '@sohbet/domain/live-session/participation'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { certificates } from '../db/tables/learning/certificates.ts'

/** What anyone with the number may read: the name only as far as the holder allows, and no reason of a revocation. */
export async function findPublicCertificate(db: Db, number: string): Promise<PublicCertificate | undefined> {
  const [found] = await db.select().from(certificates).where(eq(certificates.number, number))
  if (!found) return undefined
  const { holderName, showsName, revokedAt } = found
  return {
    number: found.number,
    kind: found.kind,
    holderName: showsName && revokedAt === null ? holderName : null,
    courseName: found.courseName,
    fromLevel: found.fromLevel,
    toLevel: found.toLevel,
    hours: hoursOf(found.minutes),
    startDate: found.startDate,
    endDate: found.endDate,
    issuedOn: schoolDay(found.issuedAt),
    schoolName: found.schoolName,
    revokedOn: revokedAt === null ? null : schoolDay(revokedAt),
  }
}
