import { saveRating } from '@sohbet/contract/learning/ratings'
import * as contract from '@sohbet/contract/learning/review'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { rateCard } from './rate-card.ts'
import { readReminder, saveReminder } from './reminder.ts'
import { readReview } from './review.reads.ts'

export function reviewRoutes(bind: Bind) {
  bind(contract.getReview, (ctx) => refuseIfErased(() => readReview(ctx)))
  bind(contract.getReviewReminder, readReminder)
  bind(contract.setReviewReminder, (ctx, { body }) => refuseIfErased(() => saveReminder(ctx, body)))
  bind(saveRating, (ctx, { body }) => refuseIfErased(() => rateCard(ctx, body)))
}
