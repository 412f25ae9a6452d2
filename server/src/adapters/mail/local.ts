import type { Db } from '../../db/connect.ts'
import { devMails } from '../../db/tables/core/dev-mails.ts'
import { mail, type MailPort } from './mail.ts'

/** The local mailbox: mail stays in the database, and /dev/mailbox shows it. */
export const localMail = (db: Db, clock: () => Date): MailPort => ({
  async send(given) {
    const { to, replyTo, subject, text, html, attachments = [] } = mail.parse(given)
    const attached = attachments.map(({ content, ...file }) => ({
      ...file,
      content: content.toString('base64'),
    }))
    await db
      .insert(devMails)
      .values({ to, replyTo, subject, text, html, attachments: attached, sentAt: clock() })
  },
})
