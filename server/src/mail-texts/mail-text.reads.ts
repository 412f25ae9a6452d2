import {
  mailNames,
  type EditedMail,
  type MailName,
  type MailOverview,
} from '@sohbet/contract/site/mail-texts'
import type { Language } from '@sohbet/domain/language'
import { eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/connect.ts'
import { mailTexts } from '../db/tables/core/mail-texts.ts'
import { users } from '../db/tables/people/users.ts'
import {
  defaultText,
  describedMail,
  languagesOf,
  placeholdersOf,
  rulesOf,
  textInUse,
  textSources,
} from '../emails/texts/mails.ts'
import { sampleLetter } from './sample-mail.ts'

export async function readMailTexts(db: Db): Promise<MailOverview[]> {
  const rows = await db
    .select({ mail: mailTexts.mail, language: mailTexts.language })
    .from(mailTexts)
    .where(isNotNull(mailTexts.text))
  return mailNames.map((mail) => {
    const languages = languagesOf(mail)
    const isOwn = (language: Language) => rows.some((row) => row.mail === mail && row.language === language)
    return { mail, languages, own: languages.filter(isOwn) }
  })
}

type Reader = Pick<Context, 'publicUrl' | 'language' | 'cachedBrand'>

/** Sample values are in the reader's language. */
export async function readMailForEditing(
  db: Db,
  mail: MailName,
  { publicUrl, language: readerLanguage, cachedBrand }: Reader,
): Promise<EditedMail> {
  const rows = await db
    .select({
      mail: mailTexts.mail,
      language: mailTexts.language,
      text: mailTexts.text,
      revision: mailTexts.revision,
      editedBy: users.username,
      editedAt: mailTexts.updatedAt,
    })
    .from(mailTexts)
    .leftJoin(users, eq(users.id, mailTexts.byUserId))
    .where(inArray(mailTexts.mail, textSources(mail)))
  const edited = (language: Language) => {
    const row = rows.find((one) => one.mail === mail && one.language === language)
    return {
      revision: row?.revision ?? 0,
      text: textInUse(mail, language, rows),
      first: defaultText(mail, language, rows),
      isOwn: row?.text != null,
      editedBy: row?.editedBy ?? null,
      editedAt: row?.editedAt.toISOString() ?? null,
    }
  }
  const { required, facts = [] } = describedMail(mail)
  const { values } = sampleLetter({
    mail,
    language: readerLanguage,
    publicUrl,
    brand: cachedBrand.current(),
  })
  return {
    mail,
    facts: [...facts],
    isSecurity: rulesOf(mail).isSecurity,
    placeholders: placeholdersOf(mail).map((name) => ({
      name,
      isRequired: required.some((one) => one === name),
      sample: values[name] ?? '',
    })),
    tr: edited('tr'),
    en: languagesOf(mail).includes('en') ? edited('en') : null,
  }
}
