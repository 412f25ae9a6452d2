import { formatMoney } from '@sohbet/domain/money'
import { zonedTime, type TimeReader } from '@sohbet/domain/zoned-time'
import type { Notice } from './notifications.ts'

type Words = { title: string; text: string }
/** Writes a moment for the reader. */
type When = (moment: string) => string
type Writers = { [Kind in Notice['kind']]: (notice: Extract<Notice, { kind: Kind }>, when: When) => Words }

const english: Writers = {
  enrolled: ({ course }) => ({ title: 'You are enrolled', text: `Your seat in “${course}” is yours.` }),
  enrollment_ended: ({ course }) => ({
    title: 'Enrolment ended',
    text: `Your enrolment in “${course}” has ended.`,
  }),
  payment: ({ course, amountMinor, currency }) => ({
    title: 'Payment received',
    text: `We have received ${formatMoney(amountMinor, currency, 'en')} for “${course}”.`,
  }),
  refund: ({ course, amountMinor, currency }) => ({
    title: 'Refund on its way',
    text: `${formatMoney(amountMinor, currency, 'en')} for “${course}” is on its way back to you.`,
  }),
  seat_offered: ({ course, until }, when) => ({
    title: 'A seat is free for you',
    text: `We hold a seat in “${course}” for you until ${when(until)}.`,
  }),
  group: ({ course, group }) => ({
    title: 'Your group',
    text: `In “${course}” you are in the group “${group}”.`,
  }),
  session_moved: ({ course, startsAt }, when) => ({
    title: 'Session moved',
    text: `A session of “${course}” now takes place on ${when(startsAt)}.`,
  }),
  session_cancelled: ({ course, startsAt }, when) => ({
    title: 'Session cancelled',
    text: `The session of “${course}” on ${when(startsAt)} does not take place.`,
  }),
  session_soon: ({ course, startsAt }, when) => ({
    title: 'Session soon',
    text: `The next session of “${course}” begins on ${when(startsAt)}.`,
  }),
  replay_ready: ({ course, startsAt }, when) => ({
    title: 'Replay ready',
    text: `The session of “${course}” on ${when(startsAt)} can be watched again.`,
  }),
  module_opened: ({ course, module }) => ({
    title: 'A new module is open',
    text: `“${module}” has opened in “${course}”.`,
  }),
  quiz_result: ({ module, percentage }) => ({
    title: 'Quiz result',
    text: `You have ${percentage} % in the quiz of “${module}”.`,
  }),
  message: () => ({ title: 'New message', text: 'Somebody has written to you.' }),
  announcement: ({ title, text }) => ({ title: title.en || title.tr, text: text.en || text.tr }),
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
  seat_offered: ({ course, until }, when) => ({
    title: 'Sana yer açıldı',
    text: `“${course}” kursundaki yeri ${when(until)} tarihine kadar senin için ayırdık.`,
  }),
  group: ({ course, group }) => ({
    title: 'Grubun',
    text: `“${course}” kursunda “${group}” grubundasın.`,
  }),
  session_moved: ({ course, startsAt }, when) => ({
    title: 'Dersin saati değişti',
    text: `“${course}” kursunun bir dersi artık ${when(startsAt)} tarihinde.`,
  }),
  session_cancelled: ({ course, startsAt }, when) => ({
    title: 'Ders iptal edildi',
    text: `“${course}” kursunun ${when(startsAt)} tarihindeki dersi yapılmayacak.`,
  }),
  session_soon: ({ course, startsAt }, when) => ({
    title: 'Ders yaklaşıyor',
    text: `“${course}” kursunun sonraki dersi: ${when(startsAt)}.`,
  }),
  replay_ready: ({ course, startsAt }, when) => ({
    title: 'Ders kaydı hazır',
    text: `“${course}” kursunun ${when(startsAt)} tarihli dersini yeniden izleyebilirsin.`,
  }),
  module_opened: ({ course, module }) => ({
    title: 'Yeni modül açıldı',
    text: `“${course}” kursunda “${module}” açıldı.`,
  }),
  quiz_result: ({ module, percentage }) => ({
    title: 'Quiz sonucu',
    text: `“${module}” quizindeki sonucun: %${percentage}.`,
  }),
  message: () => ({ title: 'Yeni mesaj', text: 'Sana bir mesaj yazıldı.' }),
  announcement: ({ title, text }) => ({ title: title.tr || title.en, text: text.tr || text.en }),
}

/** The text of a notification, on the screen and in the mail. */
export function notificationWords(notice: Notice, reader: TimeReader): Words {
  const writers = reader.language === 'tr' ? turkish : english
  const when: When = (moment) => zonedTime(moment, reader)
  // Each writer accepts its own kind; TypeScript cannot see it through the table
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (writers[notice.kind] as (notice: Notice, when: When) => Words)(notice, when)
}
