import type { MailName } from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import type { MailText } from '@sohbet/domain/mail-text/mail-text'
import { and, eq } from 'drizzle-orm'
import type { SignedInContext } from '../context/context.ts'
import { mailTexts } from '../db/tables/core/mail-texts.ts'
import { AppError } from '../errors/app-error.ts'
import { languagesOf } from '../emails/texts/mails.ts'
import { readMailForEditing } from './mail-text.reads.ts'
import { refuseFaults } from './sample-mail.ts'

type Place = { mail: MailName; language: Language; revision: number }

/** Null goes back to the default text. Refuses when another admin has changed it since it was shown. */
const store = (ctx: SignedInContext, { mail, language, revision }: Place, text: MailText | null) =>
  ctx.db.transaction(async (db) => {
    const by = { byUserId: ctx.actor.userId, updatedAt: ctx.now }
    await db
      .insert(mailTexts)
      .values({ mail, language, ...by })
      .onConflictDoNothing()
    const place = and(eq(mailTexts.mail, mail), eq(mailTexts.language, language))
    const [row] = await db.select({ revision: mailTexts.revision }).from(mailTexts).where(place).for('update')
    if (row?.revision !== revision) throw new AppError('EDITED_MEANWHILE')
    await db
      .update(mailTexts)
      .set({ text, revision: revision + 1, ...by })
      .where(place)
    return readMailForEditing(db, mail, ctx)
  })

export async function saveMailText(ctx: SignedInContext, { text, ...place }: Place & { text: MailText }) {
  refuseFaults({ ...place, text })
  const first = (await readMailForEditing(ctx.db, place.mail, ctx))[place.language]?.first
  return store(ctx, place, first && isSame(text, first) ? null : text)
}

export function resetMailText(ctx: SignedInContext, place: Place) {
  if (!languagesOf(place.mail).includes(place.language)) throw new AppError('NOT_FOUND')
  return store(ctx, place, null)
}

const isSame = (one: MailText, other: MailText) =>
  (['subject', 'body', 'button', 'notes'] as const).every((field) => one[field] === other[field])
