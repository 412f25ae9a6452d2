import type { Currency } from '@sohbet/domain/course/price'
import type { Day } from '@sohbet/domain/calendar'
import { weeklyTimes } from '@sohbet/domain/course/weekly-times'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import { creditsOf } from '@sohbet/domain/credits/credits'
import { planNames, type Plan } from '@sohbet/domain/enrollment/plan'
import type { EnrollmentSource } from '@sohbet/domain/enrollment/status'
import type { Language } from '@sohbet/domain/language'
import { plannedLiveSessions } from '@sohbet/domain/live-session/plan'
import { formatMoney } from '@sohbet/domain/money'
import { zonedTime } from '@sohbet/domain/zoned-time'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { day, languageOf, tidyName } from './words.ts'

type Values = {
  language: Language | null
  timeZone?: string | null
  username: string
  course: {
    name: string
    startDate: Day
    endDate: Day
    zoomTimes: readonly ZoomTime[]
    priceMinor: number
  }
  enrollment: { plan: Plan; source: EnrollmentSource; amountMinor: number; currency: Currency }
  /** What is still to pay. */
  owedMinor?: number
  link: string
  /** Until when the learner may withdraw, if that is later than the usual deadline. */
  withdrawUntil?: Date | undefined
}

/** The confirmation of an enrolment, with the payment. */
export function enrolledMail({
  language: chosen,
  timeZone,
  username,
  course,
  enrollment,
  owedMinor = 0,
  link,
  withdrawUntil,
}: Values): MailContent {
  const language = languageOf(chosen)
  const name = tidyName(username)
  const { plan, amountMinor, currency } = enrollment
  const { credits, extraGroups } = creditsOf(enrollment, course)
  const isFree = amountMinor === 0
  const sum = formatMoney(amountMinor - owedMinor, currency, language)
  const rest = owedMinor > 0 ? formatMoney(owedMinor, currency, language) : ''
  const starts = day(course.startDate, language)
  const ends = day(course.endDate, language)
  const sessions = weeklyTimes(course.zoomTimes, { language })
  const [first] = plannedLiveSessions(course)
  const begins = first && zonedTime(first.startsAt, { language, timeZone })
  const withdrawal = withdrawUntil && zonedTime(withdrawUntil, { language, timeZone })
  if (language === 'en') {
    return writeMail({
      kind: 'enrolled',
      language,
      subject: `You are in: ${course.name}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `You are enrolled in “${course.name}”, which runs from ${starts} to ${ends}.`,
        ...(sessions ? [`Live sessions, by the clock in Istanbul: ${sessions}.`] : []),
        ...(begins ? [`The first one: ${begins}.`] : []),
        `${credits > 0 ? `Plan: ${planNames[plan]}, with ${credits} class credits${extraGroups > 0 ? ` and ${extraGroups} extra Speaking Groups` : ''}. ` : ''}${isFree ? 'There is nothing to pay.' : `Paid: ${sum}.${rest && ` Still to pay: ${rest}.`}`}`,
      ],
      action: { label: 'Open the course', link },
      notes: [
        isFree
          ? 'You can cancel until 24 hours before the course starts, under “My courses”.'
          : 'You can cancel with your money back until 24 hours before the course starts. Receipts are under “My courses”.',
        ...(withdrawal ? [`You may also withdraw within 14 days of paying, until ${withdrawal}.`] : []),
      ],
    })
  }
  return writeMail({
    kind: 'enrolled',
    language,
    subject: `Kaydın tamam: ${course.name}`,
    greeting: `Merhaba ${name},`,
    paragraphs: [
      `“${course.name}” kursuna kaydoldun. Başlangıç: ${starts}, bitiş: ${ends}.`,
      ...(sessions ? [`Canlı dersler (İstanbul saatiyle): ${sessions}.`] : []),
      ...(begins ? [`İlk ders: ${begins}.`] : []),
      `${credits > 0 ? `Paket: ${planNames[plan]}, ${credits} ders kredisi${extraGroups > 0 ? ` ve ${extraGroups} ek Speaking Group` : ''}. ` : ''}${isFree ? 'Ödenecek bir şey yok.' : `Ödenen: ${sum}.${rest && ` Kalan ödeme: ${rest}.`}`}`,
    ],
    action: { label: 'Kursu aç', link },
    notes: [
      isFree
        ? 'Kurs başlamadan 24 saat öncesine kadar “Kurslarım” sayfasından iptal edebilirsin.'
        : 'Kurs başlamadan 24 saat öncesine kadar iptal edip paranı geri alabilirsin. Makbuzların “Kurslarım” sayfasında.',
      ...(withdrawal
        ? [`Ayrıca ödemenden sonra 14 gün içinde, ${withdrawal} tarihine kadar cayabilirsin.`]
        : []),
    ],
  })
}
