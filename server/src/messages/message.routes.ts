import * as groupCalls from '@sohbet/contract/messaging/group-messages'
import * as inboxCalls from '@sohbet/contract/messaging/inbox'
import * as replyCalls from '@sohbet/contract/messaging/saved-replies'
import * as contract from '@sohbet/contract/messaging/threads'
import type { Bind } from '../context/context.ts'
import { readAttachment } from './attachment-files.ts'
import { readGroupRecipients } from './group/group-recipients.reads.ts'
import { sendGroupMessage } from './group/send-group-message.ts'
import * as inbox from './inbox.ts'
import { markRead } from './mark-read.ts'
import { readRecipients } from './recipients.reads.ts'
import { reportMessage } from './report-message.ts'
import * as replies from './saved-replies.ts'
import { sendMessage } from './send-message.ts'
import { startThread } from './start-thread.ts'
import { readThreadPage, readThreads } from './thread.reads.ts'
import { uploadAttachment } from './upload-attachment.ts'

export function messageRoutes(bind: Bind) {
  bind(contract.listThreads, (ctx, { query }) => readThreads(ctx, query))
  bind(contract.getThread, (ctx, { params, query }) => readThreadPage(ctx, { ...params, ...query }))
  bind(contract.startThread, (ctx, { body }) => startThread(ctx, body))
  bind(contract.sendMessage, (ctx, { params, body }) => sendMessage(ctx, { ...params, ...body }))
  bind(contract.markRead, (ctx, { params, body }) => markRead(ctx, { ...params, ...body }))
  bind(contract.listRecipients, (ctx, { query }) => readRecipients(ctx, query))
  bind(contract.uploadAttachment, (ctx, { body }) => uploadAttachment(ctx, body))
  bind(contract.getAttachment, readAttachment)
  bind(contract.reportMessage, (ctx, { params, body }) => reportMessage(ctx, { ...params, ...body }))

  bind(groupCalls.listGroupRecipients, (ctx) => readGroupRecipients(ctx))
  bind(groupCalls.sendGroupMessage, (ctx, { body }) => sendGroupMessage(ctx, body))

  bind(inboxCalls.setThreadDone, (ctx, { params, body }) => inbox.setThreadDone(ctx, { ...params, ...body }))
  bind(inboxCalls.setThreadAssignee, (ctx, { params, body }) =>
    inbox.setThreadAssignee(ctx, { ...params, ...body }),
  )
  bind(inboxCalls.listColleagues, ({ db }) => inbox.readColleagues(db))

  bind(replyCalls.listSavedReplies, (ctx) => replies.readSavedReplies(ctx))
  bind(replyCalls.createSavedReply, (ctx, { body }) => replies.createSavedReply(ctx, body))
  bind(replyCalls.updateSavedReply, (ctx, { params, body }) =>
    replies.updateSavedReply(ctx, { ...params, ...body }),
  )
  bind(replyCalls.deleteSavedReply, (ctx, { params }) => replies.deleteSavedReply(ctx, params.id))
}
