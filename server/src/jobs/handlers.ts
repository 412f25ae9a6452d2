import type { MailPort } from '../adapters/mail/mail.ts'
import type { Db } from '../db/connect.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import type { Handlers } from './job-list.ts'

/** Who does which job. */
export const jobHandlers = (services: { db: Db; mail: MailPort; clock: () => Date }): Handlers => ({
  'send-mail': (mail) => services.mail.send(mail),
  'delete-expired-sessions': () => deleteExpiredSessions(services.db, services.clock()),
})
