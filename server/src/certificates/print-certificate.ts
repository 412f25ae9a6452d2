import { printCertificate as contract } from '@sohbet/contract/learning/certificates'
import { certificatePath } from '@sohbet/domain/certificate/certificate'
import type { Language } from '@sohbet/domain/language'
import { refuseUnlessOwn } from '../http/access/access.ts'
import { AppError } from '../errors/app-error.ts'
import type { SignedInContext } from '../context/context.ts'
import { readLetterhead } from '../settings/brand/brand-files.ts'
import { requireCertificate } from './certificate.reads.ts'
import { words } from './certificate-words.ts'
import { drawCertificate } from './draw-certificate.ts'

export async function printCertificate(
  ctx: SignedInContext,
  { id, language }: { id: string; language: Language },
): Promise<File> {
  const certificate = await requireCertificate(ctx.db, id)
  refuseUnlessOwn(ctx.actor, certificate.userId ?? '', contract.access)
  const { holderName, revokedAt } = certificate
  if (revokedAt !== null) throw new AppError('CERTIFICATE_REVOKED')
  if (holderName === null) throw new AppError('CERTIFICATE_WITHOUT_NAME')
  const paper = await drawCertificate(
    { ...certificate, holderName },
    {
      language,
      head: await readLetterhead(ctx.files, ctx.cachedBrand.current()),
      checkUrl: `${ctx.publicUrl}${certificatePath(certificate.number, language)}`,
    },
  )
  const name = `${words[language].file[certificate.kind]}-${certificate.number}.pdf`
  return new File([new Uint8Array(paper)], name, { type: 'application/pdf' })
}
