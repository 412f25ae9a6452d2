import { allowed, type Verdict } from '../verdict.ts'

/** Learners and courses of one message to many, and such messages of one coach in 24 hours: each learner counts. */
export const groupMessageLimits = { recipients: 300, courses: 40, perDay: 1500 } as const

/** `inDay` includes the message itself. */
export function mayWriteToMany({
  recipients,
  inDay,
}: {
  recipients: number
  inDay: number
}): Verdict<'GROUP_MESSAGE_TOO_MANY' | 'GROUP_MESSAGE_DAY_FULL'> {
  if (recipients > groupMessageLimits.recipients) return { allowed: false, because: 'GROUP_MESSAGE_TOO_MANY' }
  if (inDay > groupMessageLimits.perDay) return { allowed: false, because: 'GROUP_MESSAGE_DAY_FULL' }
  return allowed
}
