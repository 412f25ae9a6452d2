import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'

export type EnrollmentAction = 'refund' | 'cancel'

export const canRefund = ({ paid }: EnrollmentForAdmin): boolean => paid > 0
export const canCancel = ({ status }: EnrollmentForAdmin): boolean => status !== 'cancelled'
