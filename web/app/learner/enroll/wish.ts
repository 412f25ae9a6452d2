import type { EnrollableCourse } from '@sohbet/contract/enrollments'
import type { Plan } from '@sohbet/domain/enrollment/plan'

/** What the learner has chosen and ticked so far. */
export type Wish = { plan: Plan; preInformation: boolean; distanceSales: boolean }

/** What the last step needs. */
export type LastStepProps = {
  course: EnrollableCourse
  wish: Wish
  onWish: (wish: Wish) => void
  onBack: () => void
}
