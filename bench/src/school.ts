import { login } from '@sohbet/contract/people/auth'
import { requestPath } from '@sohbet/contract/request'
import { demoPassword } from '@sohbet/server/demo/demo-data'
import { openDatabase } from '@sohbet/server/composition/database'
import { growCourses } from './courses.ts'
import { growLevelTests } from './level-tests.ts'
import { growPlayers } from './player.ts'
import { growEnrollments } from './selling.ts'
import { growMessages } from './messages.ts'
import { growNotifications } from './notifications.ts'
import { growLiveSessions } from './live-sessions.ts'

export type School = Awaited<ReturnType<typeof openSchool>>

const learnersAtSizeOne = 30

/** The database beside the running app, and a way to sign in. */
export async function openSchool(dataDir: string) {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { pool, close } = await openDatabase({ dataDir, log: quiet, join: true })
  // Growing a school takes longer than any call may
  Object.assign(pool.options, { query_timeout: 0, statement_timeout: 0 })
  /** Who can sign in with the demo password. */
  async function people(): Promise<string[]> {
    const { rows } = await pool.query<{ email: string }>(
      `select email from users where is_verified and password_hash <> '' and lockout_until is null`,
    )
    return rows.map(({ email }) => email)
  }
  return { pool, close, dataDir, password: demoPassword, signIn, people }
}

async function signIn(email: string) {
  const answer = await fetch(`http://127.0.0.1:3901${requestPath(login, {})}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return login.reply.parse(await answer.json())
}

/** Adds generated people until the school has the asked size. One statement a table, whatever the size. */
export async function growSchool({ pool }: School, size: number) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(
      `insert into users (username, email, password_hash, is_verified, level, level_score, created_at)
       select (array['Elif', 'Çağla', 'Mert', 'Zeynep', 'Ilgın'])[1 + n % 5] || ' ' || n, 'learner' || n || '@bench.test', '',
         n % 9 <> 0, case when n % 3 = 0 then 'B1' end, case when n % 3 = 0 then 1600 + n % 800 end,
         now() - make_interval(mins => n)
       from generate_series(1, $1::int) as n
       on conflict (email) do nothing`,
      [learnersAtSizeOne * size],
    )
    await growLevelTests(client, size)
    await growCourses(client, size)
    await growEnrollments(client, size)
    await growPlayers(client, size)
    // What follows goes through all of them: by the numbers of an empty school it would take hours
    await client.query('analyze')
    await growLiveSessions(client)
    await growNotifications(client)
    await growMessages(client)
    await client.query('vacuum analyze')
    // Else what was grown is still being written to disk while the first calls are measured
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
