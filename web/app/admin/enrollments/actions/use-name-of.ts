import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useTranslation } from '../../../texts/use-translation.ts'

/** The learner's name; a placeholder after the account was erased. */
export function useNameOf(enrollment: Pick<EnrollmentForAdmin, 'user'>): string {
  const { t } = useTranslation('enrollments')
  return enrollment.user?.username ?? t('erased')
}
