import type { Currency } from '@sohbet/domain/course/price'
import type { Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { MailContent } from '../adapters/mail/mail.ts'
import { writeMail } from './layout.ts'
import { languageOf, tidyName } from './words.ts'

/**
 * `late`: the seat is gone. `notDue`: the learner has the seat anyway, because another amount was due or it was
 * already paid. `unprepared`: the learner no longer meets the prerequisites. `review`: the provider's fraud check did
 * not end in time. `codeGone`: the seat was no longer held, and the discount code is used up.
 */
export type WhyReturned = 'late' | 'notDue' | 'unprepared' | 'review' | 'codeGone'

type Values = {
  language: Language | null
  username: string
  course: { name: string }
  payment: { amountMinor: number; currency: Currency }
  why: WhyReturned
}

/** A payment that bought no seat; it is refunded. */
export function latePaymentMail({
  language: chosen,
  username,
  course,
  payment,
  why: reason,
}: Values): MailContent {
  const language = languageOf(chosen)
  const sum = formatMoney(payment.amountMinor, payment.currency, language)
  const { subject, why, note } = words[language][reason]({ course: course.name, sum })
  const name = tidyName(username)
  return writeMail({
    kind: 'late-payment',
    language,
    subject,
    greeting: language === 'en' ? `Hello ${name},` : `Merhaba ${name},`,
    paragraphs: [why, goesBack[language]],
    notes: [note],
  })
}

const goesBack: Record<Language, string> = {
  en: 'We are sending all of it back to the card you paid with. Banks take a few days to show it.',
  tr: 'Tutarın tamamını ödediğin karta iade ediyoruz. Bankanda görünmesi birkaç gün sürebilir.',
}

type Write = (about: { course: string; sum: string }) => { subject: string; why: string; note: string }

const words: Record<Language, Record<Values['why'], Write>> = {
  en: {
    late: ({ course, sum }) => ({
      subject: `Your payment for ${course} came too late`,
      why: `Your payment of ${sum} for “${course}” reached us when your seat was no longer held.`,
      note: 'The course may have a free seat or a waiting list: you find it on the course’s page.',
    }),
    notDue: ({ course, sum }) => ({
      subject: `Your payment for ${course} goes back`,
      why: `Your payment of ${sum} for “${course}” was no longer due: another plan was chosen meanwhile, or the course is paid already.`,
      note: 'Your seat stays as it is: you find it under “My courses”.',
    }),
    unprepared: ({ course, sum }) => ({
      subject: `Your payment for ${course} goes back`,
      why: `When your payment of ${sum} for “${course}” reached us, you no longer met the prerequisites of the course, so we could not give you the seat.`,
      note: 'The course’s page says what is missing and what you can do next.',
    }),
    review: ({ course, sum }) => ({
      subject: `Your payment for ${course} goes back`,
      why: `The payment provider’s security check of your payment of ${sum} for “${course}” did not end in time, so we could not keep the seat.`,
      note: 'You can try again with another card, if the course still has a free seat.',
    }),
    codeGone: ({ course, sum }) => ({
      subject: `Your payment for ${course} came too late`,
      why: `Your payment of ${sum} for “${course}” reached us when your seat was no longer held. Meanwhile your discount code has been used up.`,
      note: 'You can still enroll without the code, if the course has a free seat.',
    }),
  },
  tr: {
    late: ({ course, sum }) => ({
      subject: `${course} için ödemen geç ulaştı`,
      why: `“${course}” için yaptığın ${sum} tutarındaki ödeme, yerin artık ayrılmış değilken bize ulaştı.`,
      note: 'Kursta boş yer ya da bekleme listesi olabilir: kurs sayfasında bulabilirsin.',
    }),
    notDue: ({ course, sum }) => ({
      subject: `${course} için ödemen iade ediliyor`,
      why: `“${course}” için yaptığın ${sum} tutarındaki ödemeye gerek kalmamıştı: bu arada başka bir paket seçilmiş ya da kurs zaten ödenmiş.`,
      note: 'Yerin olduğu gibi duruyor: “Kurslarım” sayfasında bulabilirsin.',
    }),
    unprepared: ({ course, sum }) => ({
      subject: `${course} için ödemen iade ediliyor`,
      why: `“${course}” için yaptığın ${sum} tutarındaki ödeme bize ulaştığında kursun ön koşullarını artık sağlamıyordun; bu yüzden yeri sana veremedik.`,
      note: 'Kursun sayfası neyin eksik olduğunu ve şimdi ne yapabileceğini söylüyor.',
    }),
    review: ({ course, sum }) => ({
      subject: `${course} için ödemen iade ediliyor`,
      why: `“${course}” için yaptığın ${sum} tutarındaki ödemenin güvenlik kontrolü zamanında bitmedi; bu yüzden yerini tutamadık.`,
      note: 'Kursta hâlâ boş yer varsa başka bir kartla yeniden deneyebilirsin.',
    }),
    codeGone: ({ course, sum }) => ({
      subject: `${course} için ödemen geç ulaştı`,
      why: `“${course}” için yaptığın ${sum} tutarındaki ödeme, yerin artık ayrılmış değilken bize ulaştı. Bu arada indirim kodunun kullanım hakkı doldu.`,
      note: 'Kursta boş yer varsa kod olmadan kaydolabilirsin.',
    }),
  },
}
