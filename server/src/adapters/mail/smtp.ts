import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { findingOf, type Check } from '../finding.ts'
import { mail, type MailPort } from './mail.ts'

export type SmtpOptions = { url: string; from: string }

export type SmtpMail = MailPort & { check: Check; close: () => void }

const answered = z.object({ responseCode: z.number() })
const refusedRecipient = z.object({ command: z.literal('RCPT TO') })

/** The server refused this recipient, so other mails may go out. */
export const isAboutRecipient = (error: unknown): boolean => refusedRecipient.safeParse(error).success

/** Mail through the server of SMTP_URL. */
export function smtpMail({ url, from }: SmtpOptions): SmtpMail {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      // All well below the time after which the queue gives the waiting job to another worker.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // Mails contain only our own texts, so nodemailer must not read files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'auto-submitted': 'auto-generated' } },
  )
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  return {
    async send(given) {
      const {
        to,
        fromName,
        replyTo,
        unsubscribeUrl,
        subject,
        text,
        html,
        attachments = [],
      } = mail.parse(given)
      await transport.sendMail({
        ...(fromName !== undefined && { from: { name: fromName, address } }),
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content,
        })),
        // RFC 8058: the mail program shows a button and posts to the address
        ...(unsubscribeUrl !== undefined && {
          headers: {
            'list-unsubscribe': `<${unsubscribeUrl}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          },
        }),
      })
    },
    // Logs in on a new connection. A server that answers with a code was reached
    check: () =>
      findingOf(
        () => transport.verify(),
        (error) => answered.safeParse(error).success,
      ),
    close: () => transport.close(),
  }
}
