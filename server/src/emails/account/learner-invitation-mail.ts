import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, moment, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  username: string
  /** The course in which the learner has a seat. */
  course: string | null
  link: string
  until: Date
}

/** Invites a learner whose account the school has made; the link sets the password. */
export function learnerInvitationMail({ language: chosen, username, course, link, until }: Values): Letter {
  const language = languageOf(chosen)
  return letterOf('learner-invitation', {
    language,
    values: { name: tidyName(username), course: course ?? '', link, until: moment(until, { language }) },
  })
}
