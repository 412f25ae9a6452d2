import { saveRating } from '@sohbet/contract/learning/ratings'
import { getReview } from '@sohbet/contract/learning/review'
import { getReviewReminder, setReviewReminder } from '@sohbet/contract/learning/review-reminder'
import type { Bind } from '../context/context.ts'
import { refuseIfErased } from '../db/refuse-if-erased.ts'
import { rateCard } from './rate-card.ts'
import { readReminder, saveReminder } from './reminder.ts'
import { readReview } from './review.reads.ts'

export function reviewRoutes(bind: Bind) {
  bind(getReview, (ctx) => refuseIfErased(() => readReview(ctx)))
  bind(getReviewReminder, readReminder)
  bind(setReviewReminder, (ctx, { body }) => refuseIfErased(() => saveReminder(ctx, body)))
  bind(saveRating, (ctx, { body }) => refuseIfErased(() => rateCard(ctx, body)))
}
