import { askings, grades } from '@sohbet/domain/review/grade'
import { z } from 'zod'
import { endpoint, own } from '../endpoint.ts'
import { id, moment, storedMoment } from '../fields.ts'

export const newRating = z.object({
  id,
  cardId: id,
  grade: z.literal(grades),
  asking: z.enum(askings),
  /** By the client's clock: a rating may arrive much later. */
  ratedAt: storedMoment,
  seconds: z.number().int().min(0).max(3600),
})
export type NewRating = z.infer<typeof newRating>

export const saveRating = endpoint({
  method: 'POST',
  path: '/review/ratings',
  summary:
    'Rate a card: 1 forgotten, 2 hard, 3 good, 4 easy. The id is made by the client; sending it again changes nothing',
  access: own('the card', { who: ['learner'] }),
  body: newRating,
  reply: z.object({ cardId: id, due: moment }),
})
export type SavedRating = z.infer<typeof saveRating.reply>
