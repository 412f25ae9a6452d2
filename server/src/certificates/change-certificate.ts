import type { Certificate } from '@sohbet/contract/learning/certificates'
import { and, eq, isNull } from 'drizzle-orm'
import { certificates } from '../db/tables/learning/certificates.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { record } from '../security-log/record.ts'
import { requireCertificate, toCertificate } from './certificate.reads.ts'

export async function showCertificateName(
  { db, actor }: SignedInContext,
  { id, showsName }: { id: string; showsName: boolean },
): Promise<Certificate> {
  const [saved] = await db
    .update(certificates)
    .set({ showsName })
    .where(and(eq(certificates.id, id), eq(certificates.userId, actor.userId)))
    .returning()
  if (!saved) throw new AppError('CERTIFICATE_NOT_FOUND')
  return toCertificate(saved)
}

/** For good: a trigger keeps the time and the reason. */
export const revokeCertificate = (
  ctx: SignedInContext,
  { id, reason, mayReissue }: { id: string; reason: string; mayReissue: boolean },
): Promise<Certificate> =>
  ctx.db.transaction(async (db) => {
    const [saved] = await db
      .update(certificates)
      .set({ revokedAt: ctx.now, revokedByUserId: ctx.actor.userId, revokeReason: reason, mayReissue })
      .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
      .returning()
    if (!saved) {
      await requireCertificate(db, id)
      throw new AppError('CERTIFICATE_REVOKED')
    }
    await record(db, ctx, {
      event: 'certificate_revoked',
      userId: saved.userId,
      byUserId: ctx.actor.userId,
      details: `${saved.number}: ${reason}`,
    })
    return toCertificate(saved)
  })
