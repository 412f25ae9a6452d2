import type { sendContactMessage } from '@sohbet/contract/contact'
import type { Parsed } from '@sohbet/contract/endpoint'
import { messages } from '@sohbet/contract/messages'
import { withinHourlyLimit } from '../auth/hourly-limit.ts'
import { contactMessages } from '../db/tables/contact-messages.ts'
import { contactMail } from '../emails/contact-mail.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { queueMail } from '../jobs/queue-mail.ts'

const messagesPerHour = 10

/** Keeps a visitor's message and mails it to the school, both or neither. */
export async function sendMessage(
  ctx: Context,
  { name, email, message, website, language: chosen }: Parsed<typeof sendContactMessage>['body'],
): Promise<{ message: string }> {
  const { now, secrets, client, schoolEmail, publicUrl } = ctx
  const language = chosen ?? ctx.language
  const answer = { message: messages.contacted[language] }
  if (website) return answer // a machine, which must not learn that we know
  await ctx.db.transaction(async (db) => {
    const key = `contact ${secrets.digest(client.address)}`
    if (!(await withinHourlyLimit(db, { key, limit: messagesPerHour, now }))) {
      throw new AppError('TOO_MANY_REQUESTS')
    }
    await db.insert(contactMessages).values({ name, email, message, language, createdAt: now })
    await queueMail(db, schoolEmail, contactMail({ name, email, message, language, publicUrl }))
  })
  return answer
}
