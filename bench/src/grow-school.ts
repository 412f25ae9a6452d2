import { growCourses } from './calls/courses.ts'
import { growLevelTests } from './calls/level-tests.ts'
import { growPlayers } from './calls/player.ts'
import { growEnrollments, growOrders } from './calls/selling.ts'
import { growMessages } from './calls/messages.ts'
import { growLessons } from './calls/lessons.ts'
import { growNotifications } from './calls/notifications.ts'
import { growReviews } from './calls/review.ts'
import { growLiveSessions } from './calls/live-sessions.ts'
import type { School } from './school.ts'

const learnersAtSizeOne = 30

/** Adds generated rows until the school has the given size. */
export async function growSchool({ pool }: School, size: number) {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(
      `insert into users (username, email, password_hash, is_verified, level, level_score, created_at)
       select (array['Elif', 'Çağla', 'Mert', 'Zeynep', 'Ilgın'])[1 + n % 5] || ' ' || n, 'learner' || n || '@bench.test', '',
         n % 9 <> 0, case when n % 3 = 0 then 'B1' end, case when n % 3 = 0 then 2000 + n % 600 end,
         now() - make_interval(mins => n)
       from generate_series(1, $1::int) as n
       on conflict (email) do nothing`,
      [learnersAtSizeOne * size],
    )
    await growLevelTests(client, size)
    await growCourses(client, size)
    await growEnrollments(client, size)
    await growPlayers(client, size)
    // The next statements read all these rows; with the table statistics of an empty school they would take hours
    await client.query('analyze')
    await growOrders(client)
    await growLiveSessions(client)
    await growLessons(client)
    await growReviews(client)
    await growNotifications(client)
    await growMessages(client)
    await client.query('vacuum analyze')
    // Otherwise PostgreSQL still writes these rows to disk while the first calls are measured
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
