import type { readMailbox } from '@sohbet/contract/core/dev'
import type { Reply } from '@sohbet/contract/endpoint'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { devMails } from '../db/tables/core/dev-mails.ts'

const maxMails = 100

/** The newest mails, to one address or to all. */
export async function readMails(db: Db, to: string | undefined): Promise<Reply<typeof readMailbox>> {
  const rows = await db
    .select()
    .from(devMails)
    .where(to === undefined ? undefined : eq(devMails.to, to))
    .orderBy(desc(devMails.id))
    .limit(maxMails)
  return rows.map((row) => ({
    to: row.to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    sentAt: row.sentAt.toISOString(),
  }))
}
