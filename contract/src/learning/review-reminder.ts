import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'

const reminder = z.object({
  /** The hour of the learner's day at which they are reminded of due cards; null for no reminder. */
  hour: z.number().int().min(0).max(23).nullable(),
})
export type ReviewReminder = z.infer<typeof reminder>

export const getReviewReminder = endpoint({
  method: 'GET',
  path: '/review/reminder',
  summary: 'Get the hour at which the learner is reminded of due cards',
  access: only('learner'),
  reply: reminder,
})

export const setReviewReminder = endpoint({
  method: 'PUT',
  path: '/review/reminder',
  summary: 'Choose the hour at which the learner is reminded of due cards, or no reminder',
  access: only('learner'),
  body: reminder,
  reply: reminder,
})
