import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { Agreed } from './consents.tsx'

/** What the learner has chosen and ticked so far. */
export type Wish = Agreed & { plan: Plan }

/** What the last step needs. */
export type LastStepProps = {
  course: EnrollableCourse
  wish: Wish
  onWish: (wish: Wish) => void
  onBack: () => void
}
