import * as contract from '@sohbet/contract/site/mail-texts'
import type { Bind } from '../context/context.ts'
import { readMailForEditing, readMailTexts } from './mail-text.reads.ts'
import { previewMail, sendTestMail } from './sample-mail.ts'
import { resetMailText, saveMailText } from './save-mail-text.ts'

export function mailTextRoutes(bind: Bind) {
  bind(contract.listMailTexts, ({ db }) => readMailTexts(db))
  bind(contract.getMailText, (ctx, { params }) => readMailForEditing(ctx.db, params.mail, ctx))
  bind(contract.saveMailText, (ctx, { params, body: { revision, ...text } }) =>
    saveMailText(ctx, { ...params, revision, text }),
  )
  bind(contract.resetMailText, (ctx, { params, body }) => resetMailText(ctx, { ...params, ...body }))
  bind(contract.previewMailText, (ctx, { params, body }) => previewMail(ctx, { ...params, text: body }))
  bind(contract.sendTestMail, (ctx, { params, body }) => sendTestMail(ctx, { ...params, text: body }))
}
