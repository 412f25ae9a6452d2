import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'

export type EnrollmentAction = 'refund' | 'cancel'

export const canRefund = ({ paid, isDisputed, disputed }: EnrollmentForAdmin): boolean =>
  paid > 0 && !(isDisputed && disputed > 0)
export const canCancel = ({ status }: EnrollmentForAdmin): boolean => status !== 'cancelled'
