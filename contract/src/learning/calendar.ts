import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { moment } from '../fields.ts'

const learner = { access: only('learner'), path: '/calendar' } as const

/** Null when the learner has no feed. */
const feed = z.object({ feed: z.object({ url: z.string(), createdAt: moment }).nullable() })

export const getCalendarFeed = endpoint({
  method: 'GET',
  summary: 'The secret address of my calendar',
  ...learner,
  reply: feed,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  summary: 'A new secret address for my calendar; the one before shows nothing any more',
  ...learner,
  reply: feed,
})

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  summary: 'No calendar any more',
  ...learner,
  reply: feed,
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar/:token.ics',
  summary: 'The live sessions of whoever gave this secret address to their calendar',
  access: anyone,
  secret: true,
  limitPerMinute: 60,
  params: z.object({ token: z.string().max(200) }),
  binary: 'text/calendar',
  reply: z.file(),
})
