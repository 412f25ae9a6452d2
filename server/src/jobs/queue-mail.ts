import type { MailContent } from '../adapters/mail/mail.ts'
import type { Db } from '../db/connect.ts'
import { enqueue } from './enqueue.ts'

/** Sends a mail soon, if the transaction that asks for it commits. */
export const queueMail = (db: Db, to: string, content: MailContent): Promise<void> =>
  enqueue(db, 'send-mail', { to, ...content })
