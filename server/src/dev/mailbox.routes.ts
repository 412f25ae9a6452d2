import * as contract from '@sohbet/contract/core/dev'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import type { Bind, Services } from '../context/context.ts'
import { mailboxPage, mailboxPolicy } from './mailbox-page.ts'
import { findAttachment, readMails } from './mailbox.reads.ts'

const attachmentPath = z.object({ id: z.uuid(), position: z.coerce.number().int().min(0) })

export function devRoutes(bind: Bind) {
  bind(contract.readMailbox, ({ db, hasLocalMailbox }, { query: { to } }) => {
    if (!hasLocalMailbox) throw new AppError('NOT_FOUND')
    return readMails(db, to)
  })
}

/** Serves /dev/mailbox for people. It does not exist when a mail server is configured. */
export function serveMailboxPage(
  app: FastifyInstance,
  { db, hasLocalMailbox }: Pick<Services, 'db' | 'hasLocalMailbox'>,
) {
  if (!hasLocalMailbox) return
  app.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    const wanted = contract.readMailbox.query?.safeParse(request.query)
    const to = wanted?.success ? wanted.data.to : undefined
    return reply
      .headers({ 'content-security-policy': mailboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(mailboxPage({ to, mails: await readMails(db, to) }))
  })
  app.get('/dev/mailbox/:id/:position', { schema: { hide: true } }, async (request, reply) => {
    const wanted = attachmentPath.safeParse(request.params)
    const file = wanted.success ? await findAttachment(db, wanted.data) : undefined
    if (!file) throw new AppError('NOT_FOUND')
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${file.name}"`,
      })
      .type(file.type)
      .send(file.content)
  })
}
