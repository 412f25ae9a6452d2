import { sql } from 'drizzle-orm'
import { isAboutRecipient } from '../adapters/mail/smtp.ts'
import type { Db } from '../db/connect.ts'
import type { Log } from '../db/embedded/log.ts'
import { mailFlow } from '../db/tables/core/service-checks.ts'

type Flow = { db: Db; log: Log; now: Date }

/** The row is written at most this often while mails go out. */
const writeEverySeconds = 30

/** Sends a mail, and stores whether the server took it. What is stored never changes whether the mail counts as sent. */
export async function followMail({ db, log, now }: Flow, send: () => Promise<void>): Promise<void> {
  const store = (write: Promise<unknown>) =>
    write.catch((err: unknown) => log.warn({ err }, 'The state of the mail server was not stored'))
  try {
    await send()
  } catch (error) {
    if (!isAboutRecipient(error)) await store(countFailure(db))
    throw error
  }
  await store(storeSuccess(db, now))
}

const countFailure = (db: Db) =>
  db
    .insert(mailFlow)
    .values({ failedInRow: 1 })
    .onConflictDoUpdate({
      target: mailFlow.isOnly,
      set: { failedInRow: sql`${mailFlow.failedInRow} + 1` },
    })

const storeSuccess = (db: Db, now: Date) =>
  db
    .insert(mailFlow)
    .values({ sentAt: now })
    .onConflictDoUpdate({
      target: mailFlow.isOnly,
      set: { sentAt: now, failedInRow: 0 },
      setWhere: sql`${mailFlow.failedInRow} > 0 or ${mailFlow.sentAt} is null
        or ${mailFlow.sentAt} < ${new Date(now.getTime() - writeEverySeconds * 1000).toISOString()}::timestamptz`,
    })
