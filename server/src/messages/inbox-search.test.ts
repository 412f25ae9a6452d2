import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aUser } from '../testing/rows/builders.ts'
import { createTestDatabase } from '../testing/databases/database.ts'
import { aThread } from '../testing/rows/messages.ts'
import { listThreadRows, threadRows } from './thread-rows.reads.ts'

const inbox = { userId: randomUUID(), isSchool: true }
const wanted = { searchText: 'nazlı', after: undefined }

test('the inbox finds names, addresses, subjects and texts, each by its index', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  const { id: byName } = await aUser(db, { username: 'Nazlı Er' })
  const { id: byAddress } = await aUser(db, { email: 'nazli@school.example' })
  const found = [
    await aThread(db, { personId: byName }),
    await aThread(db, { personId: byAddress }),
    await aThread(db, { subject: 'About Nazlı' }),
    await aThread(db, { kind: 'contact', visitorName: 'NAZLI' }),
    await aThread(db, { kind: 'contact', visitorEmail: 'nazli@example.test' }),
    await aThread(db, {}, [{ side: 'person', text: 'It is nazlı' }]),
  ]
  await aThread(db, { subject: 'Something else' })
  // Threads between learners and coaches are not part of it
  await aThread(db, { kind: 'course', personId: byName })

  // With few rows the planner would scan them all
  await db.execute(sql`insert into users (username, email, password_hash)
    select 'Reader ' || n, 'reader' || n || '@example.test', '' from generate_series(1, 2000) as n`)
  await db.execute(sql`with made as (
      insert into message_threads (kind, visitor_name, visitor_email, language, created_at, last_seq, last_at)
      select 'contact', 'Visitor ' || n, 'visitor' || n || '@example.test', 'tr', now(), 1, now()
      from generate_series(1, 2000) as n returning id)
    insert into messages (thread_id, seq, side, text, created_at) select id, 1, 'person', 'Hello', now() from made`)
  await db.execute(sql`vacuum (analyze) users, message_threads, messages`)

  await db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    // EXPLAIN plans with the values, as production does; the other tests plan without them
    await db.execute(sql`set local plan_cache_mode = auto`)
    const rows = await listThreadRows(db, inbox, wanted)
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(found.map(({ id }) => id)))
    const { rows: plan } = await db.execute(sql`explain ${threadRows(inbox, wanted)}`)
    for (const index of ['subject', 'name', 'email'])
      expect(JSON.stringify(plan)).toContain(`message_threads_${index}_search`)
    for (const index of ['users_username_search', 'users_email_search', 'messages_text_search'])
      expect(JSON.stringify(plan)).toContain(index)
  })
})
