/**
 * `npm run create-admin -- EMAIL`: creates an admin, or promotes an account, and mails or prints a link to set
 * the password.
 */
import { email as emailField } from '@sohbet/contract/fields'
import { createOneTimeSecrets } from '../auth/one-time-secrets.ts'
import { ConfigError, loadConfig } from '../config.ts'
import { connect } from '../db/connect.ts'
import { createAdmin } from '../users/create-admin.ts'
import { findSchool } from './find-school.ts'

async function main() {
  const given = emailField.safeParse(process.argv[2])
  if (!given.success) throw new ConfigError('Usage: npm run create-admin -- EMAIL')
  const config = loadConfig(process.env)
  const { connection, log, appUrl, stop } = await findSchool(config)
  const database = connect(connection, { log })
  try {
    const secrets = createOneTimeSecrets(config.sessionSecret())
    const publicUrl = appUrl ?? config.publicUrl
    const context = { now: new Date(), publicUrl, secrets }
    const link = await createAdmin(database.db, context, given.data)
    process.stdout.write(`${given.data} is an admin. Set the password within 7 days at\n${link}\n`)
  } finally {
    await database.close()
    await stop()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
