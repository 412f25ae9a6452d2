import { formatMoney } from '@sohbet/domain/money/money'
import type { Notice } from '../notifications.ts'

type Cancelled = Extract<Notice, { kind: 'course_cancelled' }>
type Moved = Extract<Notice, { kind: 'enrollment_moved' }>
type When = (moment: string) => string

/** The school has cancelled a course; a learner with a seat chooses what happens. */
export const cancelledCourse = {
  en: ({ course, reason, reader, chooseUntil, isFree }: Cancelled, when: When) => ({
    title: `“${course}” is cancelled`,
    text: [
      `The school has cancelled “${course}”.`,
      `“${reason}”`,
      ...(reader === 'waiting' ? ['You are no longer on its waiting list.'] : []),
      ...(chooseUntil === undefined
        ? []
        : [
            isFree
              ? `You can choose another course under My courses until ${when(chooseUntil)}. After that your enrollment ends.`
              : `Choose under My courses until ${when(chooseUntil)}: another course, or your money back. Without an answer you get your money back.`,
          ]),
    ].join('\n'),
  }),
  tr: ({ course, reason, reader, chooseUntil, isFree }: Cancelled, when: When) => ({
    title: `“${course}” iptal edildi`,
    text: [
      `Okul “${course}” kursunu iptal etti.`,
      `“${reason}”`,
      ...(reader === 'waiting' ? ['Artık bu kursun bekleme listesinde değilsin.'] : []),
      ...(chooseUntil === undefined
        ? []
        : [
            isFree
              ? `Kurslarım sayfasından şu zamana kadar başka bir kurs seçebilirsin: ${when(chooseUntil)}. Sonrasında kaydın sona erer.`
              : `Başka bir kurs mu, paranın iadesi mi? Kurslarım sayfasından şu zamana kadar seç: ${when(chooseUntil)}. Yanıt vermezsen paranı iade ederiz.`,
          ]),
    ].join('\n'),
  }),
}

/** The enrolment is now in another course. */
export const movedEnrollment = {
  en: ({ course, from, currency, refundMinor, owedMinor }: Moved) => ({
    title: `You are now in “${course}”`,
    text: [
      `Your seat has moved from “${from}” to “${course}”. Your progress stays.`,
      ...(refundMinor > 0
        ? [`It costs less: ${formatMoney(refundMinor, currency, 'en')} is on its way back to you.`]
        : []),
      ...(owedMinor > 0
        ? [`It costs more: ${formatMoney(owedMinor, currency, 'en')} is still to be paid to the school.`]
        : []),
    ].join('\n'),
  }),
  tr: ({ course, from, currency, refundMinor, owedMinor }: Moved) => ({
    title: `Artık “${course}” kursundasın`,
    text: [
      `Yerin “${from}” kursundan “${course}” kursuna taşındı. İlerlemen duruyor.`,
      ...(refundMinor > 0
        ? [
            `Bu kurs daha ucuz: ${formatMoney(refundMinor, currency, 'tr')} tutarındaki fark sana iade ediliyor.`,
          ]
        : []),
      ...(owedMinor > 0
        ? [`Bu kurs daha pahalı: okula ödenecek fark ${formatMoney(owedMinor, currency, 'tr')}.`]
        : []),
    ].join('\n'),
  }),
}
