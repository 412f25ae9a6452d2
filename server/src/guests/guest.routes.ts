import * as contract from '@sohbet/contract/live-sessions/guest-seats'
import type { Bind } from '../context/context.ts'
import { bookGuestSeat } from './book-guest-seat.ts'
import { cancelGuestSeat } from './cancel-guest-seat.ts'
import { readGuestSeats } from './guest-seats.reads.ts'

export function guestRoutes(bind: Bind) {
  bind(contract.listGuestSeats, (ctx) => readGuestSeats(ctx))
  bind(contract.bookGuestSeat, (ctx, { body }) => bookGuestSeat(ctx, body))
  bind(contract.cancelGuestSeat, (ctx, { params, body }) => cancelGuestSeat(ctx, { ...params, ...body }))
}
