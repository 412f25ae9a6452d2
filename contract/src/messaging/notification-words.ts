import { brand } from '@sohbet/domain/brand'
import { locales, type Language } from '@sohbet/domain/language'
import { formatMoney } from '@sohbet/domain/money'
import type { Notice } from './notifications.ts'

/** On the school's clock. */
const when = (moment: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: brand.timeZone,
  }).format(new Date(moment))

type Words = { title: string; text: string }
type Writers = { [Kind in Notice['kind']]: (notice: Extract<Notice, { kind: Kind }>) => Words }

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
  seat_offered: ({ course, until }) => ({
    title: 'A seat is free for you',
    text: `We hold a seat in “${course}” for you until ${when(until, 'en')}.`,
  }),
  group: ({ course, group }) => ({
    title: 'Your group',
    text: `In “${course}” you are in the group “${group}”.`,
  }),
  session_moved: ({ course, startsAt }) => ({
    title: 'Session moved',
    text: `A session of “${course}” now takes place on ${when(startsAt, 'en')}.`,
  }),
  session_cancelled: ({ course, startsAt }) => ({
    title: 'Session cancelled',
    text: `The session of “${course}” on ${when(startsAt, 'en')} does not take place.`,
  }),
  session_soon: ({ course, startsAt }) => ({
    title: 'Session soon',
    text: `The next session of “${course}” begins on ${when(startsAt, 'en')}.`,
  }),
  replay_ready: ({ course, startsAt }) => ({
    title: 'Replay ready',
    text: `The session of “${course}” on ${when(startsAt, 'en')} can be watched again.`,
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
  enrolled: ({ course }) => ({ title: 'Kaydınız tamam', text: `“${course}” kursundaki yeriniz hazır.` }),
  enrollment_ended: ({ course }) => ({
    title: 'Kayıt sona erdi',
    text: `“${course}” kursundaki kaydınız sona erdi.`,
  }),
  payment: ({ course, amountMinor, currency }) => ({
    title: 'Ödeme alındı',
    text: `“${course}” için ${formatMoney(amountMinor, currency, 'tr')} tutarındaki ödemenizi aldık.`,
  }),
  refund: ({ course, amountMinor, currency }) => ({
    title: 'İade yolda',
    text: `“${course}” için ${formatMoney(amountMinor, currency, 'tr')} tutarındaki iadeniz yolda.`,
  }),
  seat_offered: ({ course, until }) => ({
    title: 'Size yer açıldı',
    text: `“${course}” kursundaki yeri ${when(until, 'tr')} tarihine kadar sizin için ayırdık.`,
  }),
  group: ({ course, group }) => ({
    title: 'Grubunuz',
    text: `“${course}” kursunda “${group}” grubundasınız.`,
  }),
  session_moved: ({ course, startsAt }) => ({
    title: 'Dersin saati değişti',
    text: `“${course}” kursunun bir dersi artık ${when(startsAt, 'tr')} tarihinde.`,
  }),
  session_cancelled: ({ course, startsAt }) => ({
    title: 'Ders iptal edildi',
    text: `“${course}” kursunun ${when(startsAt, 'tr')} tarihindeki dersi yapılmayacak.`,
  }),
  session_soon: ({ course, startsAt }) => ({
    title: 'Ders yaklaşıyor',
    text: `“${course}” kursunun sonraki dersi: ${when(startsAt, 'tr')}.`,
  }),
  replay_ready: ({ course, startsAt }) => ({
    title: 'Ders kaydı hazır',
    text: `“${course}” kursunun ${when(startsAt, 'tr')} tarihli dersini yeniden izleyebilirsiniz.`,
  }),
  module_opened: ({ course, module }) => ({
    title: 'Yeni modül açıldı',
    text: `“${course}” kursunda “${module}” açıldı.`,
  }),
  quiz_result: ({ module, percentage }) => ({
    title: 'Quiz sonucu',
    text: `“${module}” quizindeki sonucunuz: %${percentage}.`,
  }),
  message: () => ({ title: 'Yeni mesaj', text: 'Size bir mesaj yazıldı.' }),
  announcement: ({ title, text }) => ({ title: title.tr || title.en, text: text.tr || text.en }),
}

/** The text of a notification, on the screen and in the mail. */
export function notificationWords(notice: Notice, language: Language): Words {
  const writers = language === 'tr' ? turkish : english
  // Each writer accepts its own kind; TypeScript cannot see it through the table
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (writers[notice.kind] as (notice: Notice) => Words)(notice)
}
