import type { MailName } from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { inArray } from 'drizzle-orm'
import { readBrand } from '../db/brand/read-brand.ts'
import type { Db } from '../db/connect.ts'
import { mailTexts } from '../db/tables/core/mail-texts.ts'
import { writeMail } from '../emails/layout.ts'
import type { Letter } from '../emails/letter.ts'
import { textInUse, textSources } from '../emails/texts/mails.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import type { Papers } from './job-list.ts'

/** Queues a mail with today's words; it is sent only if the transaction commits. */
export async function queueMail(db: Db, to: string, letter: Letter, papers?: Papers): Promise<void> {
  const text = await readMailText(db, letter)
  await enqueue(db, 'send-mail', { to, ...writeMail(letter, text, await readBrand(db)), papers })
}

/** Queues many mails in one statement, and reads each text once. */
export async function queueMails(
  db: Db,
  list: readonly { to: string; letter: Letter }[],
  options?: Parameters<typeof enqueueAll>[3],
): Promise<void> {
  if (list.length === 0) return
  const brand = await readBrand(db)
  const texts = new Map<string, MailText>()
  for (const { letter } of list) {
    const key = `${letter.mail} ${letter.language}`
    if (!texts.has(key)) texts.set(key, await readMailText(db, letter))
  }
  const mails = list.map(({ to, letter }) => ({
    to,
    ...writeMail(letter, texts.get(`${letter.mail} ${letter.language}`), brand),
  }))
  await enqueueAll(db, 'send-mail', mails, options)
}

/** The school's text of a mail, or the one that the product brings. */
async function readMailText(
  db: Db,
  { mail, language }: { mail: MailName; language: Language },
): Promise<MailText> {
  const stored = await db
    .select({ mail: mailTexts.mail, language: mailTexts.language, text: mailTexts.text })
    .from(mailTexts)
    .where(inArray(mailTexts.mail, textSources(mail)))
  return textInUse(mail, language, stored)
}
