import { messageLimits } from '@sohbet/domain/message/thread'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, oneLine, requiredText } from '../fields.ts'

/** Admins share the replies of the school; a coach has own ones. A reply of another owner answers 404. */
const ofTheWriter = { access: only('admin', 'coach') }
const named = z.object({ id })

export const savedReplyFields = z.object({
  title: requiredText(messageLimits.title, say('Title is required')).pipe(oneLine(messageLimits.title)),
  text: requiredText(messageLimits.text, say('Message is required')),
})

const savedReply = z.object({ id, title: z.string(), text: z.string() })
export type SavedReply = z.infer<typeof savedReply>

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/messages/saved-replies',
  summary: 'List the saved replies of the school, or your own as a coach',
  ...ofTheWriter,
  reply: z.array(savedReply),
})

export const createSavedReply = endpoint({
  method: 'POST',
  path: '/messages/saved-replies',
  summary: 'Create a saved reply',
  ...ofTheWriter,
  status: 201,
  body: savedReplyFields,
  reply: savedReply,
})

export const updateSavedReply = endpoint({
  method: 'PUT',
  path: '/messages/saved-replies/:id',
  summary: 'Change a saved reply',
  ...ofTheWriter,
  params: named,
  body: savedReplyFields,
  reply: savedReply,
})

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/messages/saved-replies/:id',
  summary: 'Delete a saved reply',
  ...ofTheWriter,
  params: named,
  reply: z.object({ id }),
})
