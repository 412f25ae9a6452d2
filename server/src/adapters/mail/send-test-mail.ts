import { z } from 'zod'
import { ConfigError } from '../../config.ts'
import { smtpMail, type SmtpOptions } from './smtp.ts'

const text =
  'Bu e-posta ulaştıysa okulun e-postaları gönderiliyor.\nIf this mail has arrived, the school’s mail works.'

const coded = z.object({ code: z.string() })
/** What to look at, by the code of the mail library. */
const advice: Readonly<Record<string, string>> = {
  EAUTH: 'Check user and password in SMTP_URL; percent-encode special signs.',
  EDNS: 'Check the host in SMTP_URL.',
  EENVELOPE: 'The server refused the sender or the recipient: check MAIL_FROM and the address.',
  ETLS: 'Check whether the port wants smtps:// (465) or smtp:// (587).',
}
const adviceFor = (error: unknown): string =>
  advice[coded.safeParse(error).data?.code ?? ''] ??
  'Check host and port in SMTP_URL, and whether this machine may connect to them.'

/** Sends a test mail and returns what to look for; throws the reason and what to check. */
export async function sendTestMail(smtp: SmtpOptions, to: string): Promise<string> {
  const mail = smtpMail(smtp)
  try {
    await mail.send({
      to,
      subject: 'Test e-postası · Test mail',
      text,
      html: `<p>${text.replace('\n', '<br>')}</p>`,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The mail server did not take the mail: ${reason}\n${adviceFor(error)}`)
  } finally {
    mail.close()
  }
  return `${new URL(smtp.url).host} took the mail. Look for it in the inbox and in the spam folder of ${to}.`
}
