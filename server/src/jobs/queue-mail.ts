import type { MailContent } from '../adapters/mail/mail.ts'
import type { Db } from '../db/connect.ts'
import { enqueue } from './enqueue.ts'

/** Queues a mail; it is sent only if the transaction commits. */
export const queueMail = (db: Db, to: string, content: MailContent): Promise<void> =>
  enqueue(db, 'send-mail', { to, ...content })
