import type { Role } from '@sohbet/domain/account/role'
import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, moment, tidyName } from '../words.ts'

type StaffRole = Exclude<Role, 'learner'>
type Values = { language: Language | null; username: string; role: StaffRole; link: string; until: Date }

const roleNames = {
  en: { coach: 'a coach', admin: 'an admin' },
  tr: { coach: 'koç', admin: 'yönetici' },
} as const

/** Invites a coach or an admin; the link sets the password. */
export function invitationMail({ language: chosen, username, role, link, until }: Values): Letter {
  const language = languageOf(chosen)
  return letterOf('invitation', {
    language,
    values: {
      name: tidyName(username),
      role: roleNames[language][role],
      link,
      until: moment(until, { language }),
    },
  })
}
