import type { EnrollmentForAdmin } from '@sohbet/contract/selling/enrollments-admin'

export type EnrollmentAction = 'book' | 'refund' | 'cancel' | 'move'

/** Also a seat whose hold expired: its transfer may arrive late. */
export const canBook = ({ status, user, balance, amount, paid, cancelReason }: EnrollmentForAdmin): boolean =>
  status === 'cancelled'
    ? user !== null && cancelReason === 'expired' && amount > 0 && paid === 0
    : balance > 0
export const canRefund = ({ paid, isDisputed, disputed }: EnrollmentForAdmin): boolean =>
  paid > 0 && !(isDisputed && disputed > 0)
export const canCancel = ({ status }: EnrollmentForAdmin): boolean => status !== 'cancelled'
export const canMove = ({ status, user }: EnrollmentForAdmin): boolean => status === 'active' && user !== null
