import { z } from 'zod'
import { anyone, endpoint, only } from '../endpoint.ts'
import { moment } from '../fields.ts'

const own = { access: only('learner', 'coach'), path: '/calendar' } as const

/** Null when the user has no feed. */
const feed = z.object({ feed: z.object({ url: z.string(), createdAt: moment }).nullable() })

export const getCalendarFeed = endpoint({
  method: 'GET',
  summary: 'Get the secret URL of your calendar feed',
  ...own,
  reply: feed,
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  summary: 'Replace the secret URL of your calendar feed; the old one stops working',
  ...own,
  reply: feed,
})

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  summary: 'Delete your calendar feed',
  ...own,
  reply: feed,
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/calendar/:token.ics',
  summary: 'Calendar feed with the live sessions and lessons of the user that the secret URL belongs to',
  access: anyone,
  secret: true,
  limitPerMinute: 60,
  params: z.object({ token: z.string().max(200) }),
  binary: 'text/calendar',
  reply: z.file(),
})
