import type { EnrollableCourse } from '@sohbet/contract/selling/enrollments'
import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { Agreed } from './consents.tsx'

/** What the learner has chosen and ticked so far. */
export type EnrollmentChoice = Agreed & { plan: Plan }

/** What the last step needs. */
export type LastStepProps = {
  course: EnrollableCourse
  choice: EnrollmentChoice
  onChoice: (choice: EnrollmentChoice) => void
  onBack: () => void
}
