/** `npm run check -- mail [ADDRESS]`: sends a test mail through SMTP_URL, also before the first start. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { sendTestMail } from '../adapters/mail/send-test-mail.ts'
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
  process.stdout.write(`${await sendTestMail(smtp, to)}\n`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
