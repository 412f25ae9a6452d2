import { messageLimits } from '@sohbet/domain/message/thread'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../field-messages.ts'
import { id, oneLine, requiredText } from '../fields.ts'

const forTheSchool = { access: only('admin') }
const named = z.object({ id })

export const setThreadDone = endpoint({
  method: 'PUT',
  path: '/messages/threads/:id/done',
  summary: 'Close or reopen a conversation of the school',
  ...forTheSchool,
  params: named,
  body: z.object({ isDone: z.boolean() }),
  reply: z.object({ isDone: z.boolean() }),
})

const colleague = z.object({ id, name: z.string() })
export type Colleague = z.infer<typeof colleague>

export const setThreadAssignee = endpoint({
  method: 'PUT',
  path: '/messages/threads/:id/assignee',
  summary: 'Assign a conversation to an admin, or unassign it',
  ...forTheSchool,
  params: named,
  /** `expected` is the assignee on the caller's screen. When it is no longer current, the call changes nothing. */
  body: z.object({ userId: id.nullable(), expected: id.nullable().optional() }),
  reply: z.object({ assignee: colleague.nullable() }),
})

export const listColleagues = endpoint({
  method: 'GET',
  path: '/messages/colleagues',
  summary: 'List the admins, to whom conversations can be assigned',
  ...forTheSchool,
  reply: z.array(colleague),
})

export const savedReplyFields = z.object({
  title: requiredText(messageLimits.title, say('Title is required')).pipe(oneLine(messageLimits.title)),
  text: requiredText(messageLimits.text, say('Message is required')),
})

export const savedReply = z.object({ id, title: z.string(), text: z.string() })
export type SavedReply = z.infer<typeof savedReply>

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/messages/saved-replies',
  summary: 'List the saved answers of the school',
  ...forTheSchool,
  reply: z.array(savedReply),
})

export const createSavedReply = endpoint({
  method: 'POST',
  path: '/messages/saved-replies',
  summary: 'Create a saved answer',
  ...forTheSchool,
  status: 201,
  body: savedReplyFields,
  reply: savedReply,
})

export const updateSavedReply = endpoint({
  method: 'PUT',
  path: '/messages/saved-replies/:id',
  summary: 'Change a saved answer',
  ...forTheSchool,
  params: named,
  body: savedReplyFields,
  reply: savedReply,
})

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/messages/saved-replies/:id',
  summary: 'Delete a saved answer',
  ...forTheSchool,
  params: named,
  reply: z.object({ id }),
})
