import type { Opening } from '@sohbet/contract/core/opening'
import type { Signature } from '@sohbet/contract/signed'
import type { Language } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import type { SignedInContext } from '../context/context.ts'
import { schoolOpening } from '../db/tables/core/school-opening.ts'
import { writeText } from '../emails/layout.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { readOpening } from './opening.reads.ts'

const words: Record<Language, MailText> = {
  en: {
    subject: 'Your mail works',
    body: 'Hello,\n\nThis mail has arrived, so codes and receipts will arrive too. Open this link to tick it off:\n\n{link}',
    button: 'It has arrived',
    notes: 'Look also at where it arrived: in the spam folder your learners would not find it.',
  },
  tr: {
    subject: 'E-postaların çalışıyor',
    body: 'Merhaba,\n\nBu e-posta ulaştı; kodlar ve makbuzlar da ulaşacak. Bu adımı tamamlamak için bağlantıyı aç:\n\n{link}',
    button: 'Bana ulaştı',
    notes: 'Nereye düştüğüne de bak: istenmeyen klasöründeyse öğrencilerin onu bulamaz.',
  },
}

/** Names the admin, so that only the one who got the mail can use its link. */
const signedPath = (userId: string) => `/mail-check/${userId}`

/** Sends the caller a mail with a link to their own home. */
export async function sendMailCheck(ctx: SignedInContext): Promise<{ to: string }> {
  const { db, links, now, publicUrl, actor, language, cachedBrand } = ctx
  const to = actor.account.email
  const [, proof = ''] = links.signForHours(signedPath(actor.userId), now).split('?')
  const letter = { language, values: { link: `${publicUrl}/admin?${proof}` } }
  const content = writeText(letter, words[language], cachedBrand.current())
  await enqueue(db, 'send-mail', { to, kind: 'test', ...content })
  return { to }
}

export async function confirmMailCheck(ctx: SignedInContext, proof: Signature): Promise<Opening> {
  ctx.links.refuseUnlessSigned(signedPath(ctx.actor.userId), proof, ctx.now)
  const checked = { mailCheckedAt: ctx.now }
  await ctx.db
    .insert(schoolOpening)
    .values(checked)
    .onConflictDoUpdate({ target: schoolOpening.isOnly, set: checked })
  return readOpening(ctx)
}
