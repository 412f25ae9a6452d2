import type { ContactMessage } from '@sohbet/contract/contact'
import { eq, sql } from 'drizzle-orm'
import { contactMessages } from '../db/tables/contact-messages.ts'
import { AppError } from '../http/app-error.ts'
import type { Context } from '../http/context.ts'
import { shown } from './contact.reads.ts'

/** Of two who mark it, the first has answered. */
export async function setAnswered(
  { db, now }: Context,
  { id, isAnswered }: { id: string; isAnswered: boolean },
): Promise<ContactMessage> {
  const answeredAt = isAnswered ? sql`coalesce(${contactMessages.answeredAt}, ${now})` : null
  const [row] = await db
    .update(contactMessages)
    .set({ answeredAt })
    .where(eq(contactMessages.id, id))
    .returning()
  if (!row) throw new AppError('NOT_FOUND')
  return shown(row)
}
