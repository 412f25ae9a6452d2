import { z } from 'zod'

/** One line: what stands in a header must not be able to begin another. */
const line = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u)

export const mail = z.object({
  to: z.email(),
  /** What kind of letter it is and which record it is about: all that a log may say of it. */
  kind: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
  about: z.uuid().optional(),
  /** Who gets the answer, when it is not the school. */
  replyTo: z.email().optional(),
  subject: line,
  text: z.string(),
  html: z.string(),
})
export type Mail = z.infer<typeof mail>

/** What an e-mail says, whoever gets it. */
export type MailContent = Omit<Mail, 'to'>

/** Resolves once the mail is accepted for delivery; a mail that is no mail is refused. */
export type MailPort = { send: (mail: Mail) => Promise<void>; close?: () => void }
