import { randomInt } from 'node:crypto'
import type { Certificate, issueCertificate as contract } from '@sohbet/contract/learning/certificates'
import type { Parsed } from '@sohbet/contract/endpoint'
import { certificateNumber, numberLength } from '@sohbet/domain/certificate/certificate'
import { referenceSigns } from '@sohbet/domain/enrollment/transfer'
import { sql } from 'drizzle-orm'
import { isTaken } from '../db/constraint-errors.ts'
import { lockAccount } from '../db/lock-account.ts'
import { certificates } from '../db/tables/learning/certificates.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { certifiedOf, toCertificate } from './certificate.reads.ts'
import { readEndedWork } from './course-work.reads.ts'

const newNumber = () =>
  certificateNumber(Array.from({ length: numberLength }, () => randomInt(referenceSigns.length)))

/**
 * Fixes the confirmed name and what the school knows of the course. An enrolment has one
 * certificate of a kind, unless an admin revoked it and allowed a new one.
 */
export async function issueCertificate(
  ctx: SignedInContext,
  { enrollmentId, name, showsName }: Parsed<typeof contract>['body'],
): Promise<Certificate> {
  const { actor, now, cachedBrand } = ctx
  try {
    return await ctx.db.transaction(async (db) => {
      await lockAccount(db, actor.userId)
      const isWanted = sql`seat.id = ${enrollmentId}::uuid and seat.user_id = ${actor.userId}::uuid`
      const [seat] = await readEndedWork(db, { isWanted, now })
      if (!seat) {
        const { rows } = await db.execute(sql`select from enrollments as seat where ${isWanted}`)
        throw new AppError(rows.length === 0 ? 'ENROLLMENT_NOT_FOUND' : 'NO_CERTIFICATE')
      }
      const { kind, minutes } = certifiedOf(seat)
      if (kind === null) throw new AppError('NO_CERTIFICATE')
      const { plan, fromLevel, toLevel } = seat.course
      const [issued] = await db
        .insert(certificates)
        .values({
          number: newNumber(),
          enrollmentId,
          kind,
          userId: actor.userId,
          holderName: name,
          courseName: plan.name,
          fromLevel,
          toLevel,
          minutes,
          startDate: plan.startDate,
          endDate: plan.endDate,
          schoolName: cachedBrand.current().name,
          showsName,
          issuedAt: now,
        })
        .returning()
      if (!issued) throw new Error('an inserted certificate was not returned')
      return toCertificate(issued)
    })
  } catch (error) {
    if (isTaken(error, 'certificates_one_of_a_kind')) throw new AppError('CERTIFICATE_ISSUED')
    throw error
  }
}
