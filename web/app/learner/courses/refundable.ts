import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { fromMinor, toMinor } from '@sohbet/domain/course/price'

/** What a cancellation would refund: payments minus completed and pending refunds. */
export const refundableOf = ({
  movements,
  refundPending,
}: Pick<OwnEnrollment, 'movements' | 'refundPending'>) =>
  fromMinor(
    Math.max(
      0,
      movements.reduce(
        (sum, { kind, amount }) => sum + (kind === 'payment' ? 1 : -1) * Math.abs(toMinor(amount)),
        -toMinor(refundPending),
      ),
    ),
  )
