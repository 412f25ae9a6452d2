import type { MailName } from '@sohbet/contract/site/mail-texts'
import type { Brand } from '@sohbet/domain/brand/brand'
import type { Language } from '@sohbet/domain/language'
import { mailTextFaults, type MailText, type MailTextFault } from '@sohbet/domain/mail-text/mail-text'
import type { SignedInContext } from '../context/context.ts'
import { writeMail } from '../emails/layout.ts'
import type { Letter } from '../emails/letter.ts'
import { fromSchool } from '../emails/from-school.ts'
import { sampleLetters } from '../emails/sample-letters.ts'
import { languagesOf, rulesOf } from '../emails/texts/mails.ts'
import { AppError } from '../errors/app-error.ts'
import { enqueue } from '../jobs/enqueue.ts'

type Sender = { publicUrl: string; brand: Brand }
type Place = { mail: MailName; language: Language }
type Edited = Place & { text: MailText }

/** The mail with the values of its sample. */
export function sampleLetter({ mail, language, publicUrl, brand }: Place & Sender): Letter {
  const letter = sampleLetters[mail]({ language, username: 'Ayşe', publicUrl })
  return { ...letter, values: { ...letter.values, school: brand.name } }
}

const refusals = {
  unknown: 'MAIL_TEXT_UNKNOWN',
  misplaced: 'MAIL_TEXT_MISPLACED',
  missing: 'MAIL_TEXT_MISSING',
  bracketed: 'MAIL_TEXT_BRACKETED',
  ownLink: 'MAIL_TEXT_OWN_LINK',
  noButton: 'MAIL_TEXT_NO_BUTTON',
} as const satisfies Record<MailTextFault['because'], string>

/** Refuses a text that breaks the rules of its mail, and a language that the mail is never sent in. */
export function refuseFaults({ mail, language, text }: Edited): void {
  if (!languagesOf(mail).includes(language)) throw new AppError('NOT_FOUND')
  const [fault] = mailTextFaults(text, rulesOf(mail))
  if (fault) throw new AppError(refusals[fault.because], { about: fault.about })
}

function writeSample({ publicUrl, brand, text, ...place }: Edited & Sender) {
  refuseFaults({ ...place, text })
  return writeMail(sampleLetter({ ...place, publicUrl, brand }), text, brand)
}

export function previewMail(
  { publicUrl, cachedSchool, cachedBrand, actor }: SignedInContext,
  edited: Edited,
) {
  const brand = cachedBrand.current()
  const letter = writeSample({ ...edited, publicUrl, brand })
  const { subject, html } = fromSchool(
    { to: actor.account.email, ...letter },
    { school: cachedSchool.current(), brand, publicUrl },
  )
  return { subject, html }
}

/** Sends a sample to the caller's own address. */
export async function sendTestMail({ db, publicUrl, cachedBrand, actor }: SignedInContext, edited: Edited) {
  const to = actor.account.email
  const { subject, text, html } = writeSample({ ...edited, publicUrl, brand: cachedBrand.current() })
  await enqueue(db, 'send-mail', { to, kind: 'test', subject: `Test: ${subject}`.slice(0, 300), text, html })
  return { to }
}
