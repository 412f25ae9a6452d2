import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOwnGroups } from '../telegram-groups/own-groups.reads.ts'
import { createDemoDatabase } from '../testing/databases/demo-database.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => void (database = await createDemoDatabase()))
afterAll(() => database.drop())

const rowsOf = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows

test('every learner of a started course is in a group, and the demo learner has an invite link', async () => {
  const alone = await rowsOf(sql`
    select c.name from courses c join enrollments e on e.course_id = c.id and e.status = 'active'
    where c.start_date <= current_date and not exists (
      select from telegram_group_members m where m.course_id = c.id and m.user_id = e.user_id)`)
  expect(alone).toEqual([])
  const [learner] = await rowsOf(sql`select id from users where email = 'learner@sohbet.test'`)
  const own = await readOwnGroups(database.db, { userId: String(learner?.['id']), now: database.now })
  expect(own).toMatchObject([{ name: 'Brixton Talk', inviteLink: expect.stringMatching(/^https:/) }])
})

test('one upcoming course has two groups, another is ready to get its groups', async () => {
  const upcoming = await rowsOf(sql`
    select c.name, count(g.id)::int as groups
    from courses c left join telegram_groups g on g.course_id = c.id
    where c.start_date > current_date and is_closed_to_enrolments and current_enrollments > 0
    group by c.id order by groups desc`)
  expect(upcoming).toEqual([
    { name: expect.stringContaining('King’s Cross'), groups: 2 },
    { name: expect.stringContaining('Walthamstow'), groups: 0 },
  ])
})
