/** `npm run check -- mail [ADDRESS]`: sends a test mail through SMTP_URL, also before the first start. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { smtpMail } from '../adapters/mail/smtp.ts'
import { ConfigError, loadConfig } from '../config.ts'

const usage = 'Usage: npm run check -- mail [ADDRESS]'

async function main() {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [subject, given] = positionals
  if (subject !== 'mail') throw new ConfigError(usage)
  const { smtp, schoolEmail } = loadConfig(process.env)
  if (!smtp) throw new ConfigError('SMTP_URL is not set: mail stays in the local mailbox, /dev/mailbox')
  const to = given ?? schoolEmail
  if (!z.email().safeParse(to).success) throw new ConfigError(usage)
  const { host } = new URL(smtp.url)
  process.stdout.write(`Sending a test mail from ${smtp.from} to ${to} through ${host}\n`)
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
  process.stdout.write(`${host} took the mail. Look for it in the inbox and in the spam folder of ${to}.\n`)
}

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

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
