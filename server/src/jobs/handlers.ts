import type { MailPort } from '../adapters/mail/mail.ts'
import type { Db } from '../db/connect.ts'
import { cleanUp } from './clean-up.ts'
import type { Handlers } from './job-list.ts'

/** Who does which job. */
export const jobHandlers = (services: { db: Db; mail: MailPort; clock: () => Date }): Handlers => ({
  'send-mail': (mail) => services.mail.send(mail),
  'clean-up': () => cleanUp(services.db, services.clock()),
})
