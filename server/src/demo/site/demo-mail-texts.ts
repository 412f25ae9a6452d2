import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { mailTexts } from '../../db/tables/core/mail-texts.ts'
import { users } from '../../db/tables/people/users.ts'
import { firstTextOf } from '../../emails/texts/mails.ts'

const hours = {
  tr: 'Ekibimiz hafta içi 10.00 ile 18.00 arasında yazıyor.',
  en: 'Our team writes on weekdays between 10:00 and 18:00.',
}

/** The school adds its hours to the mail with its reply to a visitor. */
export async function addMailTexts(db: Db, now: Date): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  const rows = (['tr', 'en'] as const).map((language) => {
    const first = firstTextOf('reply', language)
    const text = { ...first, notes: `${first.notes}\n\n${hours[language]}` }
    return {
      mail: 'reply' as const,
      language,
      text,
      revision: 1,
      byUserId: admin?.id ?? null,
      updatedAt: now,
    }
  })
  await db.insert(mailTexts).values(rows)
}
