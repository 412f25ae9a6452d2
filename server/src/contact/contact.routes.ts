import { listContactMessages, sendContactMessage, setContactAnswered } from '@sohbet/contract/contact'
import type { Bind } from '../http/bind.ts'
import { readContactMessages } from './contact.reads.ts'
import { sendMessage } from './send-message.ts'
import { setAnswered } from './set-answered.ts'

export function contactRoutes(bind: Bind) {
  bind(sendContactMessage, (ctx, { body }) => sendMessage(ctx, body))
  bind(listContactMessages, ({ db }, { query }) => readContactMessages(db, query))
  bind(setContactAnswered, (ctx, { params, body }) => setAnswered(ctx, { ...params, ...body }))
}
