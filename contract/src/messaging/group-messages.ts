import { groupMessageLimits } from '@sohbet/domain/message/group-message'
import { messageLimits } from '@sohbet/domain/message/thread'
import { z } from 'zod'
import { endpoint, only, own } from '../endpoint.ts'
import { say } from '../say.ts'
import { id, requiredText } from '../fields.ts'

const groupRecipient = z.object({
  id,
  name: z.string(),
  /** Own courses of the coach; empty for a learner of lessons. */
  courseIds: z.array(id),
  /** The account is closed at the moment, so no message can be sent to it. */
  isAway: z.boolean(),
})
export type GroupRecipient = z.infer<typeof groupRecipient>

const groupRecipients = z.object({
  courses: z.array(
    z.object({
      id,
      name: z.string(),
      /** False once the course is over or cancelled. */
      mayAnnounce: z.boolean(),
    }),
  ),
  learners: z.array(groupRecipient),
})
export type GroupRecipients = z.infer<typeof groupRecipients>

export const listGroupRecipients = endpoint({
  method: 'GET',
  path: '/messages/group/recipients',
  summary: 'List your learners of courses and lessons, to write to several at once',
  access: only('coach'),
  reply: groupRecipients,
})

/** Chosen learners, and all learners of own courses. */
const groupAddress = z
  .object({
    courseIds: z.array(id).max(groupMessageLimits.courses),
    userIds: z.array(id).max(groupMessageLimits.recipients),
  })
  .refine(({ courseIds, userIds }) => courseIds.length + userIds.length > 0, say('Please choose a recipient'))
export type GroupAddress = z.infer<typeof groupAddress>

const groupText = requiredText(messageLimits.text, say('Message is required'))

/**
 * Every learner gets the message in the own conversation with the coach. `key` is chosen by the client: a repeated
 * request after a lost reply sends nothing twice. A chosen learner who cannot be written to refuses the whole call; of a
 * course such learners are left out.
 */
export const sendGroupMessage = endpoint({
  method: 'POST',
  path: '/messages/group',
  summary: 'Send a message to several of your learners, each in the own conversation',
  access: own('the learners', { who: ['coach'] }),
  limitPerMinute: 20,
  status: 201,
  body: z.object({ key: id, to: groupAddress, text: groupText }),
  reply: z.object({
    sent: z.number().int(),
    /** The conversation, if there was one recipient. */
    threadId: id.nullable(),
  }),
})
