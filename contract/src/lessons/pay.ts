import { currencies } from '@sohbet/domain/course/price'
import { payKinds, payReasons } from '@sohbet/domain/lesson/pay'
import { z } from 'zod'
import { endpoint, only, own, staff } from '../endpoint.ts'
import { id, moment } from '../fields.ts'

/** A month of the school, such as 2026-03. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)

const sum = z.object({ currency: z.enum(currencies), amount: z.number() })

const line = z.object({
  id,
  kind: z.enum(payKinds),
  reason: z.enum(payReasons),
  /** When the lesson or session began. */
  startsAt: moment,
  /** Of a session; empty for a lesson. */
  course: z.string(),
  amount: z.number(),
  currency: z.enum(currencies),
  /** The month of the line that a correction changes. */
  correctsMonth: month.nullable(),
})
export type PayLine = z.infer<typeof line>

const statement = z.object({
  coachId: id,
  /** Empty after the account was erased. */
  name: z.string(),
  month,
  isClosed: z.boolean(),
  lines: z.array(line),
  sums: z.array(sum),
})
export type Statement = z.infer<typeof statement>

const listedStatement = z.object({
  coachId: id,
  name: z.string(),
  lessons: z.number().int(),
  sessions: z.number().int(),
  corrections: z.number().int(),
  sums: z.array(sum),
})
export type ListedStatement = z.infer<typeof listedStatement>

const months = z.object({
  month,
  isClosed: z.boolean(),
  /** The month has ended, and is not closed. */
  mayClose: z.boolean(),
  statements: z.array(listedStatement),
})

export const listStatements = endpoint({
  method: 'GET',
  path: '/pay/statements',
  summary: 'List what the coaches are paid for a month',
  access: only('admin'),
  query: z.object({ month }),
  reply: months,
})

export const closeMonth = endpoint({
  method: 'POST',
  path: '/pay/months/:month/close',
  summary: 'Close a month that has ended: its statements stay as they are, corrections fall into the next',
  access: only('admin'),
  params: z.object({ month }),
  reply: months,
})

const oneStatement = {
  access: own('the statement', staff),
  params: z.object({ coachId: id }),
  query: z.object({ month }),
} as const

export const getStatement = endpoint({
  method: 'GET',
  path: '/pay/statements/:coachId',
  summary: 'Get the statement of a coach for a month',
  ...oneStatement,
  reply: statement,
})

export const exportStatement = endpoint({
  method: 'GET',
  path: '/pay/statements/:coachId/csv',
  summary: 'Export the statement of a coach for a month as CSV',
  ...oneStatement,
  limitPerMinute: 20,
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})

export const printStatement = endpoint({
  method: 'GET',
  path: '/pay/statements/:coachId/pdf',
  summary: 'Download the statement of a coach for a month',
  ...oneStatement,
  limitPerMinute: 20,
  binary: 'application/pdf',
  reply: z.file(),
})

export const getOwnStatement = endpoint({
  method: 'GET',
  path: '/coach/pay',
  summary: 'Get your statement for a month',
  access: only('coach'),
  query: z.object({ month }),
  reply: statement,
})
