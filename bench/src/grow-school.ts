import { growCourses } from './calls/courses.ts'
import { growLevelTests } from './calls/level-tests.ts'
import { growPlayers } from './calls/player.ts'
import { growEnrollments } from './calls/selling.ts'
import { growMessages } from './calls/messages.ts'
import { growNotifications } from './calls/notifications.ts'
import { growLiveSessions } from './calls/live-sessions.ts'
import type { School } from './school.ts'

const learnersAtSizeOne = 30

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
