import type { Language } from '@sohbet/domain/language'
import { letterOf, type Letter } from '../letter.ts'
import { languageOf, moment, tidyName } from '../words.ts'

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  courseName: string
  isFree: boolean
  until: Date
  link: string
}

/** Offers a held seat to the first learner in the waiting list. */
export function seatOfferMail({
  language: chosen,
  timeZone,
  username,
  courseName,
  isFree,
  until,
  link,
}: Values): Letter {
  const language = languageOf(chosen)
  return letterOf(isFree ? 'seat-offer-free' : 'seat-offer', {
    language,
    values: {
      name: tidyName(username),
      course: courseName,
      until: moment(until, { language, timeZone }),
      link,
    },
  })
}
