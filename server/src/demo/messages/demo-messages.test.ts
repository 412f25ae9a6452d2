import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDemoDatabase } from '../../testing/databases/demo-database.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => void (database = await createDemoDatabase()))
afterAll(() => database.drop())

const numbers = async (statement: ReturnType<typeof sql>) =>
  z.array(z.record(z.string(), z.number())).parse((await database.db.execute(statement)).rows)

test('three messages are unread for the learner and the admin, two for the coach', async () => {
  const [unread] = await numbers(sql`select
    (select sum(person_unread)::int from message_threads join users on users.id = person_user_id where email = 'learner@sohbet.test') as learner,
    (select sum(coach_unread)::int from message_threads join users on users.id = coach_user_id where email = 'coach@sohbet.test')
      + (select sum(person_unread)::int from message_threads join users on users.id = person_user_id where email = 'coach@sohbet.test') as coach,
    (select sum(school_unread)::int from message_threads) as admin`)
  expect(unread).toEqual({ learner: 3, coach: 2, admin: 3 })
})

test('the unread count equals the messages after the last read one', async () => {
  const wrong = await numbers(sql`
    select 1 as wrong from message_threads as thread where (person_unread, coach_unread, school_unread) <> (
      select count(*) filter (where seq > person_read and side <> 'person' and kind <> 'contact'),
        count(*) filter (where seq > coach_read and side <> 'coach' and kind = 'course'),
        count(*) filter (where seq > school_read and side <> 'school' and kind <> 'course')
      from messages where thread_id = thread.id)
    or last_seq <> (select count(*) from messages where thread_id = thread.id)`)
  expect(wrong).toEqual([])
})

test('every message is in the past, in order, and between people who may write to each other', async () => {
  const [found] = await numbers(sql`select
    (select count(*)::int from messages where created_at >= ${database.now}) as later,
    (select count(*)::int from messages as one join messages as next on next.thread_id = one.thread_id and next.seq = one.seq + 1
      where next.created_at <= one.created_at) as unordered,
    (select count(*)::int from message_threads where kind = 'course' and (person_user_id is null or coach_user_id is null)) as alone,
    (select count(*)::int from message_threads where kind = 'course' and not exists (select from enrollments as own
      join courses on courses.id = own.course_id join coaches on coaches.id in (primary_coach_id, secondary_coach_id)
      where own.user_id = person_user_id and own.status = 'active' and coaches.user_id = coach_user_id)) as strangers`)
  expect(found).toEqual({ later: 0, unordered: 0, alone: 0, strangers: 0 })
})
