import type { Db } from '../../db/connect.ts'
import { devMails } from '../../db/tables/core/dev-mails.ts'
import { mail, type MailPort } from './mail.ts'

/** The local mailbox: mail stays in the database, and /dev/mailbox shows it. */
export const localMail = (db: Db, clock: () => Date): MailPort => ({
  async send(given) {
    const { to, replyTo, subject, text, html } = mail.parse(given)
    await db.insert(devMails).values({ to, replyTo, subject, text, html, sentAt: clock() })
  },
})
