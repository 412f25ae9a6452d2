import type { PaymentProviders } from '../../adapters/payments/providers.ts'
import type { Db } from '../../db/connect.ts'
import type { Log } from '../../db/embedded/log.ts'
import type { payments } from '../../db/tables/selling/payments.ts'
import type { SeatContext } from '../../enrollments/seats/seat-context.ts'

export type PaymentRow = typeof payments.$inferSelect
export type SettleContext = SeatContext & {
  db: Db
  providers: PaymentProviders
  schoolEmail: string
  log: Log
}
