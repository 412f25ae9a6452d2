import type { Plan } from '@sohbet/domain/enrollment/plan'
import type { OfferedCourse } from '../enrollment/enrollment.queries.ts'
import { nothingAgreed, type Agreed } from './steps/consents.tsx'

/** The learner's choices and consents so far. */
type EnrollmentChoice = Agreed & { plan: Plan }

/** Consents belong to the price in the documents, so another plan needs new ones. */
export const withoutConsents = (plan: Plan): EnrollmentChoice => ({
  plan,
  ...nothingAgreed,
})

/** Props of the last step. */
export type LastStepProps = {
  course: OfferedCourse
  choice: EnrollmentChoice
  onChoice: (choice: EnrollmentChoice) => void
  onBack: () => void
}
