import { z } from 'zod'
import type { Check } from '../finding.ts'

/** One line: a header value must not start another header. */
const line = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u)

/** All attachments of a mail together. Mail servers often accept 10 MB, and base64 adds a third. */
const attachedBytes = 5 * 1024 * 1024

const attachment = z.object({
  /** Only signs that need no quotes in a header. */
  name: z
    .string()
    .max(100)
    .regex(/^[\w-]+\.pdf$/),
  type: z.literal('application/pdf'),
  content: z.instanceof(Buffer),
})
export type Attachment = z.infer<typeof attachment>

export const mail = z.object({
  to: z.email(),
  /** The kind of mail and the record it is about; a log may contain nothing else of it. */
  kind: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional(),
  about: z.uuid().optional(),
  /** The sender's name; without it the one of MAIL_FROM. */
  fromName: line.optional(),
  /** Where replies go, when not to the school. */
  replyTo: z.email().optional(),
  /** Ends mails of this kind when a mail program posts to it. */
  unsubscribeUrl: z
    .url()
    .regex(/^[!-;=?-~]+$/)
    .max(500)
    .optional(),
  subject: line,
  text: z.string(),
  html: z.string(),
  attachments: z
    .array(attachment)
    .max(10)
    .refine((list) => list.reduce((sum, { content }) => sum + content.length, 0) <= attachedBytes)
    .optional(),
})
export type Mail = z.infer<typeof mail>

/** The content of an e-mail without its recipient. */
export type MailContent = Omit<Mail, 'to' | 'attachments'>

/** Resolves when the mail is accepted for delivery; refuses an invalid mail. */
export type MailPort = {
  send: (mail: Mail) => Promise<void>
  /** Absent when no other server is needed. */
  check?: Check
  close?: () => void
}
