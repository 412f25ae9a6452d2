import { z } from 'zod'
import { endpoint, only } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { page, tableQuery } from '../paging.ts'

export const securityEvents = [
  'login',
  'login_failed',
  'lockout',
  'unlock',
  'unauthorized_attempt',
  'token_reuse',
  'password_reset',
  'password_change',
  'role_change',
  'suspension',
  'verification',
  'retake',
  'invitation',
  'erasure',
  'enrollment_by_hand',
  'enrollment_moved',
  'course_cancelled',
  'enrollment_cancelled',
  'refund',
  'credits_changed',
  'waiting_list_changed',
  'payment_booked',
  'payment_taken_back',
  'people_imported',
  'lesson_changed',
  'coach_replaced',
  'certificate_revoked',
  'recording_opened',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

export const securityLogColumns = {
  sortable: ['createdAt', 'event'],
  searchable: ['email', 'ipAddress', 'details'],
} as const

const securityLogEntry = z.object({
  id,
  createdAt: moment,
  event: z.enum(securityEvents),
  /** The affected account; null when there is none, or after it was erased. */
  email: z.string().nullable(),
  /** The admin who acted; null when it was the owner or an unknown caller. */
  byEmail: z.string().nullable(),
  ipAddress: z.string(),
  userAgent: z.string(),
  details: z.string(),
})

export const listSecurityLog = endpoint({
  method: 'GET',
  path: '/security-log',
  summary: 'List log-ins, lock-outs, unauthorized attempts and changes of rights, newest first',
  access: only('admin'),
  query: tableQuery(securityLogColumns).extend({ event: z.enum(securityEvents).optional() }),
  reply: page(securityLogEntry),
})
