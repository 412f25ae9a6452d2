import type { Language } from '@sohbet/domain/language'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, moment, tidyName } from './words.ts'

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
}: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  if (language === 'en') {
    return writeMail({
      kind: 'seat-offer',
      language,
      subject: `A seat for you in ${courseName}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `A seat has become free in “${courseName}”, and you are first in line. We hold it for you until ${moment(until, { language, timeZone })}: ${isFree ? 'take it by then' : 'pay by then'} and it is yours.`,
      ],
      action: { label: 'Take the seat', link },
      notes: ['If you no longer want it, do nothing: it then goes to the next in line.'],
    })
  }
  return writeMail({
    kind: 'seat-offer',
    language,
    subject: `${courseName} kursunda sana yer açıldı`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `“${courseName}” kursunda bir yer açıldı ve sıradaki ilk kişi sensin. Yerini ${moment(until, { language, timeZone })} tarihine kadar ayırdık: o zamana kadar ${isFree ? 'alırsan' : 'ödersen'} yer senindir.`,
    ],
    action: { label: 'Yerimi al', link },
    notes: ['Artık istemiyorsan bir şey yapman gerekmez: yer sıradaki kişiye geçer.'],
  })
}
