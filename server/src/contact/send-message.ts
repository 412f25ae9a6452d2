import type { sendApplication as application, sendContactMessage } from '@sohbet/contract/core/contact'
import type { Parsed } from '@sohbet/contract/endpoint'
import { messages } from '@sohbet/contract/messaging/messages'
import type { Db } from '../db/connect.ts'
import { contactMail } from '../emails/school/contact-mail.ts'
import { contactThanksMail } from '../emails/messages/contact-thanks-mail.ts'
import type { Context } from '../context/context.ts'
import { countHourly, networkOf, withinHourlyLimit } from '../http/hourly-limit.ts'
import { refuseSwitchedOff } from '../settings/refuse-switched-off.ts'
import { queueMail } from '../jobs/queue-mail.ts'
import { addMessage, insertThread } from '../messages/thread.repository.ts'

const messagesPerHour = 10
/** Over all senders; further messages only appear in the inbox. */
const mailsPerHour = 100
/** A form filled in with another person's address must not fill their mailbox. */
const thanksPerAddress = 1

type Message = Parsed<typeof sendContactMessage>['body']

const labels = {
  en: { channel: 'Channel', audience: 'Audience' },
  tr: { channel: 'Kanal', audience: 'Takipçiler' },
} as const

/** An application of a creator is a contact message that the inbox marks. */
export const sendApplication = (
  ctx: Context,
  { channel, audience, message, ...form }: Parsed<typeof application>['body'],
): Promise<{ message: string }> => {
  const words = labels[form.language ?? ctx.language]
  const lines = [`${words.channel}: ${channel}`, `${words.audience}: ${audience}`]
  const text = [lines.join('\n'), message].filter((part) => part !== '').join('\n\n')
  return sendMessage(ctx, { ...form, message: text }, { isApplication: true })
}

/** Stores a visitor's message in the school's inbox, mails it to the school and thanks the visitor, all or nothing. */
export async function sendMessage(
  ctx: Context,
  { name, email, message, website, language: chosen }: Message,
  { isApplication = false } = {},
): Promise<{ message: string }> {
  refuseSwitchedOff(ctx, 'contactForm')
  const { now, secrets, client, schoolEmail, publicUrl } = ctx
  const language = chosen ?? ctx.language
  const answer = { message: messages.contacted[language] }
  if (website) {
    // A bot must not learn that it was detected; the log helps if it was a person
    ctx.log.info('A contact message with a filled honeypot was dropped')
    return answer
  }
  await ctx.db.transaction(async (db) => {
    const key = `contact ${secrets.digest(networkOf(client.address))}`
    await countHourly(db, { key, limit: messagesPerHour, now })
    const thread = await insertThread(db, {
      kind: 'contact',
      visitorName: name,
      visitorEmail: email,
      language,
      isApplication,
      createdAt: now,
    })
    await addMessage(db, thread, {
      side: 'person',
      authorId: null,
      clientId: null,
      text: message,
      attachmentIds: [],
      now,
    })
    const isMailed = await withinHourlyLimit(db, { key: 'contact mails', limit: mailsPerHour, now })
    const link = `${publicUrl}/admin/messages/${thread.id}`
    if (isMailed)
      await queueMail(db, schoolEmail, contactMail({ name, email, message, language, link, isApplication }))
    if (isMailed && (await mayThank(db, ctx, email)))
      await queueMail(db, email, contactThanksMail({ language, schoolEmail }))
  })
  return answer
}

const mayThank = (db: Db, { secrets, now }: Context, email: string) =>
  withinHourlyLimit(db, { key: `contact thanks ${secrets.digest(email)}`, limit: thanksPerAddress, now })
