import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withClient } from '../backup/make-backup.ts'
import { onServer } from '../testing/databases/database.ts'
import { migrate, ownMigrations } from './migrate.ts'
import { withMigrationsUpTo } from './migrations-up-to.ts'

test('what an earlier version still took from visitors becomes conversations before its table goes', async () => {
  const database = `left_${randomBytes(8).toString('hex')}`
  await onServer((server) => server.query(`CREATE DATABASE ${database}`))
  onTestFinished(
    async () => void (await onServer((server) => server.query(`DROP DATABASE ${database} WITH (FORCE)`))),
  )
  const connection = { ...inject('testServer'), database }
  await withMigrationsUpTo(ownMigrations, 26, (migrationsFolder) => migrate(connection, { migrationsFolder }))
  await withClient(connection, (client) =>
    client.query(`INSERT INTO contact_messages (created_at, name, email, message, language, answered_at) VALUES
      ('2026-03-01', 'Ayşe', 'ayse@example.test', 'Merhaba', 'tr', NULL),
      ('2026-03-02', 'John', 'john@example.test', 'Hello', 'en', '2026-03-03')`),
  )
  await migrate(connection)
  const { rows } = await withClient(connection, (client) =>
    client.query(`SELECT kind, visitor_name, visitor_email, language, school_unread, done_at IS NOT NULL AS is_done,
      side, text, to_regclass('contact_messages') AS left FROM message_threads JOIN messages ON thread_id = id ORDER BY last_at`),
  )
  const visitor = { kind: 'contact', side: 'person', left: null }
  expect(rows).toEqual([
    {
      ...visitor,
      visitor_name: 'Ayşe',
      visitor_email: 'ayse@example.test',
      language: 'tr',
      school_unread: 1,
      is_done: false,
      text: 'Merhaba',
    },
    {
      ...visitor,
      visitor_name: 'John',
      visitor_email: 'john@example.test',
      language: 'en',
      school_unread: 0,
      is_done: true,
      text: 'Hello',
    },
  ])
})
