import type { Notice } from '../notifications.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>
type Changes = Pick<Of<'session_changed'>, 'changes' | 'minutes' | 'by'>

export const englishBy = (verb: string, by: string | null | undefined) =>
  by === undefined ? '' : ` ${verb} by ${by ?? 'the school'}.`
/** The name comes last, so that no ending depends on it. */
export const turkishBy = (label: string, by: string | null | undefined) =>
  by === undefined ? '' : ` ${label}: ${by ?? 'okul'}.`

const englishChanges = ({ changes = [], minutes, by }: Changes) =>
  changes
    .map((change) =>
      change === 'duration'
        ? ` It now lasts ${minutes} minutes.`
        : change === 'link'
          ? ' It has a new meeting link: join from its page.'
          : ' It has new notes.',
    )
    .join('') + englishBy('Changed', by)

const turkishChanges = ({ changes = [], minutes, by }: Changes) =>
  changes
    .map((change) =>
      change === 'duration'
        ? ` Artık ${minutes} dakika sürecek.`
        : change === 'link'
          ? ' Toplantı bağlantısı yenilendi: dersin sayfasından katıl.'
          : ' Yeni notlar var.',
    )
    .join('') + turkishBy('Değiştiren', by)

type Dated = Pick<Of<'session_asked'>, 'course' | 'startsAt'>

/** A line for each session that one answer decided. */
const listOf = ({ more = [], ...first }: Dated & { more?: readonly Dated[] | undefined }, when: When) =>
  [first, ...more].map(({ course, startsAt }) => `• “${course}”, ${when(startsAt)}`).join('\n')

/** Changes of live sessions. Every moment is written for the reader, with the reader's zone. */
export const sessionWords = {
  en: {
    session_moved: ({ course, startsAt, before, isBack, ...rest }: Of<'session_moved'>, when: When): Words =>
      isBack
        ? {
            title: 'Session takes place after all',
            text: `The session of “${course}” takes place on ${when(startsAt)}.${englishChanges(rest)}`,
          }
        : {
            title: 'Session moved',
            text: `The session of “${course}” ${before ? `on ${when(before)} was moved. It now takes place` : 'now takes place'} on ${when(startsAt)}.${englishChanges(rest)}`,
          },
    session_cancelled: ({ course, startsAt, reason, by }: Of<'session_cancelled'>, when: When): Words => ({
      title: 'Session cancelled',
      text: `The session of “${course}” on ${when(startsAt)} does not take place.${englishBy('Cancelled', by)}${reason ? `\n“${reason}”` : ''}`,
    }),
    session_changed: ({ course, startsAt, ...rest }: Of<'session_changed'>, when: When): Words => ({
      title: 'Session changed',
      text: `The session of “${course}” on ${when(startsAt)} has changed.${englishChanges(rest)}`,
    }),
    session_added: ({ course, startsAt, minutes, by }: Of<'session_added'>, when: When): Words => ({
      title: 'Extra session',
      text: `“${course}” has an extra session on ${when(startsAt)}, for ${minutes} minutes.${englishBy('Added', by)}`,
    }),
    session_asked: ({ course, startsAt, other }: Of<'session_asked'>, when: When): Words => ({
      title: 'Can you teach a session?',
      text: `${other} asks you to teach the session of “${course}” on ${when(startsAt)}. Please accept or decline.`,
    }),
    session_declined: (notice: Of<'session_declined'>, when: When): Words => {
      const { course, startsAt, other, more } = notice
      return more
        ? {
            title: 'Sessions not taken',
            text: `${other} cannot teach these sessions:\n${listOf(notice, when)}`,
          }
        : {
            title: 'Session not taken',
            text: `${other} cannot teach the session of “${course}” on ${when(startsAt)}.`,
          }
    },
    session_handed_over: (notice: Of<'session_handed_over'>, when: When): Words => {
      const { course, startsAt, other, reader, by, more } = notice
      if (more) {
        const lead = {
          class: `${other} teaches these sessions. The times stay.`,
          leaves: `${other} teaches these sessions instead of you.`,
          takes: `You teach these sessions${other ? ` instead of ${other}` : ''}.`,
        }[reader]
        const count = more.length + 1
        return {
          title: `Another coach for ${count} sessions`,
          text: `${lead}${englishBy('Changed', by)}\n${listOf(notice, when)}`,
        }
      }
      const text = {
        class: `${other} teaches the session of “${course}” on ${when(startsAt)}. The time stays.`,
        leaves: `${other} teaches the session of “${course}” on ${when(startsAt)} instead of you.`,
        takes: `You teach the session of “${course}” on ${when(startsAt)}${other ? ` instead of ${other}` : ''}.`,
      }[reader]
      return { title: 'Another coach for a session', text: text + englishBy('Changed', by) }
    },
  },
  tr: {
    session_moved: ({ course, startsAt, before, isBack, ...rest }: Of<'session_moved'>, when: When): Words =>
      isBack
        ? {
            title: 'Ders yine de yapılacak',
            text: `“${course}” kursunun dersi yapılacak: ${when(startsAt)}.${turkishChanges(rest)}`,
          }
        : {
            title: 'Dersin saati değişti',
            text: `“${course}” kursunun bir dersi taşındı. ${before ? `Eski zamanı: ${when(before)}. ` : ''}Yeni zamanı: ${when(startsAt)}.${turkishChanges(rest)}`,
          },
    session_cancelled: ({ course, startsAt, reason, by }: Of<'session_cancelled'>, when: When): Words => ({
      title: 'Ders iptal edildi',
      text: `“${course}” kursunun ${when(startsAt)} tarihindeki dersi yapılmayacak.${turkishBy('İptal eden', by)}${reason ? `\n“${reason}”` : ''}`,
    }),
    session_changed: ({ course, startsAt, ...rest }: Of<'session_changed'>, when: When): Words => ({
      title: 'Derste değişiklik',
      text: `“${course}” kursunun dersi değişti: ${when(startsAt)}.${turkishChanges(rest)}`,
    }),
    session_added: ({ course, startsAt, minutes, by }: Of<'session_added'>, when: When): Words => ({
      title: 'Ek ders',
      text: `“${course}” kursuna bir ders eklendi: ${when(startsAt)}, ${minutes} dakika.${turkishBy('Ekleyen', by)}`,
    }),
    session_asked: ({ course, startsAt, other }: Of<'session_asked'>, when: When): Words => ({
      title: 'Bir dersi devralır mısın?',
      text: `${other} senden “${course}” kursunun bir dersini vermeni istiyor: ${when(startsAt)}. Kabul et ya da geri çevir.`,
    }),
    session_declined: (notice: Of<'session_declined'>, when: When): Words => {
      const { course, startsAt, other, more } = notice
      return more
        ? {
            title: 'Dersler devralınmadı',
            text: `${other} şu dersleri veremiyor:\n${listOf(notice, when)}`,
          }
        : {
            title: 'Ders devralınmadı',
            text: `${other}, “${course}” kursunun şu dersini veremiyor: ${when(startsAt)}.`,
          }
    },
    session_handed_over: (notice: Of<'session_handed_over'>, when: When): Words => {
      const { course, startsAt, other, reader, by, more } = notice
      if (more) {
        const lead = {
          class: `Şu derslerde koç: ${other}. Saatler aynı.`,
          leaves: `Şu dersleri senin yerine ${other} veriyor.`,
          takes: `Şu dersleri sen veriyorsun.${other ? ` Yerine girdiğin koç: ${other}.` : ''}`,
        }[reader]
        const count = more.length + 1
        return {
          title: `${count} dersin koçu değişti`,
          text: `${lead}${turkishBy('Değiştiren', by)}\n${listOf(notice, when)}`,
        }
      }
      const text = {
        class: `“${course}” kursunun bu dersinde koç: ${other}. Saat aynı: ${when(startsAt)}.`,
        leaves: `“${course}” kursunun bu dersini senin yerine ${other} veriyor: ${when(startsAt)}.`,
        takes: `“${course}” kursunun bu dersini sen veriyorsun: ${when(startsAt)}.${other ? ` Yerine girdiğin koç: ${other}.` : ''}`,
      }[reader]
      return { title: 'Dersin koçu değişti', text: text + turkishBy('Değiştiren', by) }
    },
  },
}
