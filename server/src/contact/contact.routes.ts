import { sendApplication, sendContactMessage } from '@sohbet/contract/core/contact'
import type { Bind } from '../context/context.ts'
import { sendApplication as apply, sendMessage } from './send-message.ts'

export function contactRoutes(bind: Bind) {
  bind(sendContactMessage, (ctx, { body }) => sendMessage(ctx, body))
  bind(sendApplication, (ctx, { body }) => apply(ctx, body))
}
