import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'
import { useTranslation } from 'react-i18next'

/** Whose enrolment it is; of an erased account no name is left. */
export function useNameOf(enrollment: Pick<EnrollmentForAdmin, 'user'>): string {
  const { t } = useTranslation('enrollments')
  return enrollment.user?.username ?? t('erased')
}
