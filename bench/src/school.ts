import { login } from '@sohbet/contract/people/auth'
import { requestPath } from '@sohbet/contract/request'
import { demoPassword } from '@sohbet/server/demo/demo-data'
import { openDatabase } from '@sohbet/server/composition/database'
import { appUrl } from './addresses.ts'

export type School = Awaited<ReturnType<typeof openSchool>>

/** Opens the database of the running app and logs in to the app. */
export async function openSchool(dataDir: string) {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { pool, close } = await openDatabase({ dataDir, log: quiet, join: true })
  // Adding the rows takes longer than the normal time limits allow
  Object.assign(pool.options, { query_timeout: 0, statement_timeout: 0 })
  /** E-mail addresses of accounts that have the demo password. */
  async function people(): Promise<string[]> {
    const { rows } = await pool.query<{ email: string }>(
      `select email from users where is_verified and password_hash <> '' and lockout_until is null`,
    )
    return rows.map(({ email }) => email)
  }
  return { pool, close, dataDir, password: demoPassword, signIn, people }
}

async function signIn(email: string) {
  const answer = await fetch(`${appUrl}${requestPath(login, {})}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return login.reply.parse(await answer.json())
}
