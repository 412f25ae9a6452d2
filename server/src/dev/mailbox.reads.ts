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
    ...(row.attachments.length > 0 && {
      attachments: row.attachments.map(({ name }, position) => ({
        name,
        url: `/dev/mailbox/${row.id}/${position}`,
      })),
    }),
  }))
}

/** An attachment of a mail by its position. */
export async function findAttachment(db: Db, { id, position }: { id: string; position: number }) {
  const [row] = await db.select({ list: devMails.attachments }).from(devMails).where(eq(devMails.id, id))
  const found = row?.list[position]
  return found && { ...found, content: Buffer.from(found.content, 'base64') }
}
