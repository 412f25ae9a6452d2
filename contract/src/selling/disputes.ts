import { currencies } from '@sohbet/domain/course/price'
import { disputedMoney, disputeStatuses } from '@sohbet/domain/enrollment/dispute'
import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'

const one = { params: z.object({ id }) }

const disputesOfEnrollment = z.object({
  /** Oldest first. */
  disputes: z.array(
    z.object({
      id,
      amount: z.number(),
      currency: z.enum(currencies),
      status: z.enum(disputeStatuses),
      money: z.enum(disputedMoney),
      /** An admin recorded it, so an admin records the decision too. */
      isByHand: z.boolean(),
      openedAt: moment,
      closedAt: moment.nullable(),
    }),
  ),
  /** How much an admin can record as disputed; 0 where the provider tells of disputes itself. */
  recordable: z.number(),
})
export type Disputes = z.infer<typeof disputesOfEnrollment>

export const listDisputes = endpoint({
  method: 'GET',
  path: '/enrollments/:id/disputes',
  summary: 'List the disputes about the payments of an enrolment',
  access: only('admin'),
  ...one,
  reply: disputesOfEnrollment,
})

export const disputeRecord = z.object({ amount: z.number().positive().multipleOf(0.01) })

export const recordDispute = endpoint({
  method: 'POST',
  path: '/enrollments/:id/disputes',
  summary: 'Record a dispute that the payment provider does not report by itself',
  access: only('admin'),
  ...one,
  status: 201,
  body: disputeRecord,
  reply: disputesOfEnrollment,
})

export const closeDispute = endpoint({
  method: 'POST',
  path: '/disputes/:id/close',
  summary: 'Record how a bank decided a dispute that was recorded by hand',
  access: only('admin'),
  ...one,
  body: z.object({ outcome: z.enum(['won', 'lost']) }),
  reply: disputesOfEnrollment,
})
