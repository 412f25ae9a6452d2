import { z } from 'zod'
import { anyone, endpoint } from '../endpoint.ts'
import { email, moment } from '../fields.ts'

export const readMailbox = endpoint({
  method: 'GET',
  path: '/dev/mailbox',
  summary: 'List the mails of the local mailbox, newest first; 404 when mails are sent by SMTP',
  access: anyone,
  query: z.object({ to: email.optional() }),
  reply: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      sentAt: moment,
      /** Only of mails that have some. */
      attachments: z.array(z.object({ name: z.string(), url: z.string() })).optional(),
    }),
  ),
})
