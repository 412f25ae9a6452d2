import { schoolZone } from '@sohbet/domain/calendar'
import { formatMoney } from '@sohbet/domain/money/money'
import { cityOf, zonedDeadline, zonedTime, type TimeReader } from '@sohbet/domain/zoned-time'
import { announcementWords } from './words/announcement-words.ts'
import { awayWords } from './words/away-words.ts'
import { changedCoach } from './words/changed-coach-words.ts'
import { disputeWords } from './words/dispute-words.ts'
import { invoiceReady } from './words/invoice-words.ts'
import { lessonWords } from './words/lesson-words.ts'
import type { Notice } from './notifications.ts'
import { cancelledCourse, movedEnrollment } from './words/moving-words.ts'
import { removedFromLine } from './words/removed-from-line.ts'
import { replacedWords } from './words/replaced-words.ts'
import { serviceWords } from './words/service-words.ts'
import { sessionWords } from './words/session-words.ts'
import { timetableChanges } from './words/timetable-words.ts'

type Words = { title: string; text: string }
/** Writes a moment for the reader. */
type When = (moment: string) => string
type Writers = {
  [Kind in Notice['kind']]: (notice: Extract<Notice, { kind: Kind }>, when: When, reader: TimeReader) => Words
}

const startsOf = (sessions: readonly { startsAt: string }[], when: When) =>
  sessions.map(({ startsAt }) => when(startsAt)).join('; ')

const english: Writers = {
  enrolled: ({ course }) => ({ title: 'You are enrolled', text: `Your seat in “${course}” is yours.` }),
  enrollment_ended: ({ course }) => ({
    title: 'Enrollment ended',
    text: `Your enrollment in “${course}” has ended.`,
  }),
  payment: ({ course, amountMinor, currency }) => ({
    title: 'Payment received',
    text: `We have received ${formatMoney(amountMinor, currency, 'en')} for “${course}”.`,
  }),
  refund: ({ course, amountMinor, currency }) => ({
    title: 'Refund on its way',
    text: `${formatMoney(amountMinor, currency, 'en')} for “${course}” is on its way back to you.`,
  }),
  refund_failed: ({ course, amountMinor, currency, learner }) => {
    const sum = formatMoney(amountMinor, currency, 'en')
    return {
      title: 'Refund did not go through',
      text:
        learner === undefined
          ? `${sum} for “${course}” could not be returned to your card. The school will find another way and write to you.`
          : `${sum} for “${course}” could not be returned to ${learner ?? 'a learner whose account was deleted'}. Please find another way.`,
    }
  },
  dispute: disputeWords.en,
  payment_mismatch: ({ course, amountMinor, currency, paymentId }) => ({
    title: 'Payment differs from the provider’s books',
    text: `The payment of ${formatMoney(amountMinor, currency, 'en')} for “${course}” differs from the provider’s books and was not booked. Please compare them. Payment number: ${paymentId}`,
  }),
  invoice: invoiceReady.en,
  seat_offered: ({ course, until }, _when, reader) => ({
    title: 'A seat is free for you',
    text: `We hold a seat in “${course}” for you until ${zonedDeadline(until, reader)}.`,
  }),
  waiting_list_removed: removedFromLine.en,
  course_cancelled: cancelledCourse.en,
  enrollment_moved: movedEnrollment.en,
  group: ({ course, group }) => ({
    title: 'Your group',
    text: `In “${course}” you are in the group “${group}”.`,
  }),
  course_changed: ({ course, before, after, next = [], cancelUntil }, when, reader) => ({
    title: `“${course}” has new dates or times`,
    text: [
      `The school has changed the timetable of “${course}”.`,
      ...timetableChanges({ before, after, cancelUntil }, reader, {
        dates: (now, earlier) => `Dates: ${now}. Until now: ${earlier}.`,
        times: (now, earlier) =>
          `Weekly sessions, ${cityOf(schoolZone, 'en')} time: ${now}. Until now: ${earlier}.`,
      }),
      ...(next.length === 0
        ? []
        : [
            `${next.length > 1 ? 'The next sessions are' : 'The next session is'} on ${startsOf(next, when)}.`,
          ]),
      ...(cancelUntil === undefined
        ? []
        : [
            `If this does not suit you, you can cancel under My courses until ${zonedDeadline(cancelUntil, reader)}.`,
          ]),
    ].join('\n'),
  }),
  ...sessionWords.en,
  ...awayWords.en,
  holidays_changed: ({ off, back, more }, when) => ({
    title: off.length > 0 ? 'Holiday: sessions do not take place' : 'Sessions take place again',
    text: [
      ...off.map(
        ({ course, startsAt, holiday }) => `${holiday}: no session of “${course}” on ${when(startsAt)}.`,
      ),
      ...back.map(({ course, startsAt }) => `The session of “${course}” on ${when(startsAt)} takes place.`),
      ...(more > 0 ? [`${more} more sessions are concerned: see your sessions.`] : []),
    ].join('\n'),
  }),
  coach_changed: changedCoach.en,
  coach_replaced: (notice, _when, reader) =>
    replacedWords.en(notice, (part) => notificationWords(part, reader).text),
  absence: ({ course, startsAt, learner, reason }, when) => ({
    title: reason === null ? `${learner} is coming` : `${learner} is not coming`,
    text: `${learner} ${reason === null ? 'is coming after all to' : 'will miss'} the session of “${course}” on ${when(startsAt)}.${reason ? `\n“${reason}”` : ''}`,
  }),
  session_soon: ({ course, startsAt }, when) => ({
    title: 'Session soon',
    text: `The next session of “${course}” begins on ${when(startsAt)}.`,
  }),
  ...lessonWords.en,
  replay_ready: ({ course, startsAt }, when) => ({
    title: 'Replay ready',
    text: `The session of “${course}” on ${when(startsAt)} can be watched again.`,
  }),
  module_opened: ({ course, module }) => ({
    title: 'A new module is open',
    text: `“${module}” has opened in “${course}”.`,
  }),
  course_completed: ({ course }) => ({
    title: 'Course completed',
    text: `Well done: you have completed “${course}”. Confirm your name and download your certificate.`,
  }),
  recordings_waiting: () => ({
    title: 'Recordings wait for you',
    text: 'Your learners have sent recordings of their speaking tasks. Listen to them and answer.',
  }),
  recording_answered: ({ module, coach }) => ({
    title: 'Your coach answered',
    text: `${coach} has listened to your recording in “${module}” and answered.`,
  }),
  review_due: ({ count }) => ({
    title: 'Time for your words',
    text:
      count === 1
        ? 'One card is ready for you.'
        : `${count} cards are ready for you. Five minutes are enough for today.`,
  }),
  quiz_result: ({ module, percentage }) => ({
    title: 'Quiz result',
    text: `You have ${percentage} % in the quiz of “${module}”.`,
  }),
  service_trouble: serviceWords.en,
  message: ({ from }) => ({
    title: from ? `New message from ${from}` : 'New message',
    text: from ? `${from} has written to you.` : 'The school has written to you.',
  }),
  announcement: announcementWords('en'),
}

const turkish: Writers = {
  enrolled: ({ course }) => ({ title: 'Kaydın tamam', text: `“${course}” kursundaki yerin hazır.` }),
  enrollment_ended: ({ course }) => ({
    title: 'Kayıt sona erdi',
    text: `“${course}” kursundaki kaydın sona erdi.`,
  }),
  payment: ({ course, amountMinor, currency }) => ({
    title: 'Ödeme alındı',
    text: `“${course}” için ${formatMoney(amountMinor, currency, 'tr')} tutarındaki ödemeni aldık.`,
  }),
  refund: ({ course, amountMinor, currency }) => ({
    title: 'İade yolda',
    text: `“${course}” için ${formatMoney(amountMinor, currency, 'tr')} tutarındaki iaden yolda.`,
  }),
  refund_failed: ({ course, amountMinor, currency, learner }) => {
    const sum = formatMoney(amountMinor, currency, 'tr')
    return {
      title: 'İade gerçekleşmedi',
      text:
        learner === undefined
          ? `“${course}” için ${sum} tutarındaki iade kartına ulaşmadı. Okul başka bir yol bulup sana yazacak.`
          : `“${course}” için ${sum} tutarındaki iade gerçekleşmedi (${learner ?? 'hesabını silmiş bir öğrenci'}). Lütfen başka bir yol bul.`,
    }
  },
  dispute: disputeWords.tr,
  payment_mismatch: ({ course, amountMinor, currency, paymentId }) => ({
    title: 'Ödeme, sağlayıcının kayıtlarıyla uyuşmuyor',
    text: `“${course}” için ${formatMoney(amountMinor, currency, 'tr')} tutarındaki ödeme sağlayıcının kayıtlarıyla uyuşmuyor ve deftere işlenmedi. Lütfen karşılaştır. Ödeme numarası: ${paymentId}`,
  }),
  invoice: invoiceReady.tr,
  seat_offered: ({ course, until }, _when, reader) => ({
    title: 'Sana yer açıldı',
    text: `“${course}” kursundaki yeri şu zamana kadar senin için ayırdık: ${zonedDeadline(until, reader)}.`,
  }),
  waiting_list_removed: removedFromLine.tr,
  course_cancelled: cancelledCourse.tr,
  enrollment_moved: movedEnrollment.tr,
  group: ({ course, group }) => ({
    title: 'Grubun',
    text: `“${course}” kursunda “${group}” grubundasın.`,
  }),
  course_changed: ({ course, before, after, next = [], cancelUntil }, when, reader) => ({
    title: `“${course}” için yeni tarih veya saatler`,
    text: [
      `“${course}” kursunun takvimi değişti.`,
      ...timetableChanges({ before, after, cancelUntil }, reader, {
        dates: (now, earlier) => `Tarihler: ${now}. Önceki: ${earlier}.`,
        times: (now, earlier) =>
          `Haftalık dersler (${cityOf(schoolZone, 'tr')} saatiyle): ${now}. Önceki: ${earlier}.`,
      }),
      ...(next.length === 0
        ? []
        : [`${next.length > 1 ? 'Sıradaki dersler' : 'Sıradaki ders'}: ${startsOf(next, when)}.`]),
      ...(cancelUntil === undefined
        ? []
        : [
            `Sana uymuyorsa Kurslarım sayfasından şu zamana kadar iptal edebilirsin: ${zonedDeadline(cancelUntil, reader)}.`,
          ]),
    ].join('\n'),
  }),
  ...sessionWords.tr,
  ...awayWords.tr,
  holidays_changed: ({ off, back, more }, when) => ({
    title: off.length > 0 ? 'Tatil: ders yapılmayacak' : 'Dersler yapılacak',
    text: [
      ...off.map(
        ({ course, startsAt, holiday }) =>
          `${holiday}: “${course}” kursunun dersi yapılmayacak: ${when(startsAt)}.`,
      ),
      ...back.map(({ course, startsAt }) => `“${course}” kursunun dersi yapılacak: ${when(startsAt)}.`),
      ...(more > 0 ? [`${more} ders daha etkileniyor: derslerine bak.`] : []),
    ].join('\n'),
  }),
  coach_changed: changedCoach.tr,
  coach_replaced: (notice, _when, reader) =>
    replacedWords.tr(notice, (part) => notificationWords(part, reader).text),
  absence: ({ course, startsAt, learner, reason }, when) => ({
    title: reason === null ? `${learner} geliyor` : `${learner} gelemiyor`,
    text: `${learner}, “${course}” kursunun dersine ${reason === null ? 'gelebilecek' : 'gelemeyecek'}: ${when(startsAt)}.${reason ? `\n“${reason}”` : ''}`,
  }),
  session_soon: ({ course, startsAt }, when) => ({
    title: 'Ders yaklaşıyor',
    text: `“${course}” kursunun sonraki dersi: ${when(startsAt)}.`,
  }),
  ...lessonWords.tr,
  replay_ready: ({ course, startsAt }, when) => ({
    title: 'Ders kaydı hazır',
    text: `“${course}” kursunun ${when(startsAt)} tarihli dersini yeniden izleyebilirsin.`,
  }),
  module_opened: ({ course, module }) => ({
    title: 'Yeni modül açıldı',
    text: `“${course}” kursunda “${module}” açıldı.`,
  }),
  course_completed: ({ course }) => ({
    title: 'Kursu tamamladın',
    text: `Tebrikler: “${course}” kursunu tamamladın. Adını onayla ve sertifikanı indir.`,
  }),
  recordings_waiting: () => ({
    title: 'Dinlenecek kayıtlar var',
    text: 'Öğrencilerin konuşma görevlerinden kayıt gönderdi. Dinle ve yanıtla.',
  }),
  recording_answered: ({ module, coach }) => ({
    title: 'Koçun yanıtladı',
    text: `${coach}, “${module}” modülündeki kaydını dinledi ve yanıtladı.`,
  }),
  review_due: ({ count }) => ({
    title: 'Kelimelerinin zamanı',
    text: `${count} kart seni bekliyor. Bugün için beş dakika yeter.`,
  }),
  quiz_result: ({ module, percentage }) => ({
    title: 'Quiz sonucu',
    text: `“${module}” quizindeki sonucun: %${percentage}.`,
  }),
  service_trouble: serviceWords.tr,
  message: ({ from }) => ({
    title: from ? `Yeni mesaj: ${from}` : 'Yeni mesaj',
    text: from ? `${from} sana yazdı.` : 'Okul sana yazdı.',
  }),
  announcement: announcementWords('tr'),
}

/** The text of a notification, on the screen and in the mail. */
export function notificationWords(notice: Notice, reader: TimeReader): Words {
  const writers = reader.language === 'tr' ? turkish : english
  const when: When = (moment) => zonedTime(moment, reader)
  // Each writer accepts its own kind; TypeScript cannot see it through the table
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const write = writers[notice.kind] as (notice: Notice, when: When, reader: TimeReader) => Words
  return write(notice, when, reader)
}
