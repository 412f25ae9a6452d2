import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { user } from './users.ts'

/** What the frame of every signed-in page shows: your account, and the counts of the bell and the message icon. */
export const getShell = endpoint({
  method: 'GET',
  path: '/shell',
  summary: 'Get your account and count your unread notifications and messages',
  access: signedIn,
  reply: z.object({
    user,
    unread: z.object({ notifications: z.number().int(), messages: z.number().int() }),
  }),
})
