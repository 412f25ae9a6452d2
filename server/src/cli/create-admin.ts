/**
 * `npm run create-admin -- EMAIL`: creates an admin, or promotes an account, and mails or prints a link to set
 * the password.
 */
import { email as emailField } from '@sohbet/contract/fields'
import { pino } from 'pino'
import { createOneTimeSecrets } from '../auth/one-time-secrets.ts'
import { ConfigError, loadConfig } from '../config.ts'
import { openDatabase } from '../composition/database.ts'
import { createAdmin } from '../users/create-admin.ts'

async function main() {
  const given = emailField.safeParse(process.argv[2])
  if (!given.success) throw new ConfigError('Usage: npm run create-admin -- EMAIL')
  const { publicUrl, sessionSecret, databaseUrl, dataDir } = loadConfig(process.env)
  const database = await openDatabase({ databaseUrl, dataDir, log: pino({ level: 'warn' }), join: true })
  try {
    const context = { now: new Date(), publicUrl, secrets: createOneTimeSecrets(sessionSecret) }
    const link = await createAdmin(database.db, context, given.data)
    process.stdout.write(`${given.data} is an admin. Set the password within 7 days at\n${link}\n`)
  } finally {
    await database.close()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
