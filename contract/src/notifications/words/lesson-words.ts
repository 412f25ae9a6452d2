import type { Language } from '@sohbet/domain/language'
import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import type { DecidedOutcome } from '@sohbet/domain/lesson/rules'
import { guestWords } from './guest-words.ts'
import { handedOverWords } from './handed-over-words.ts'
import { englishKind, listOfLessons, turkishKind } from './lesson-kind-words.ts'
import type { Notice } from '../notifications.ts'
import { englishBy, turkishBy } from './session-words.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

const englishOutcome: Record<DecidedOutcome, string> = {
  taught: 'it took place',
  learner_absent: 'the learner did not come',
  coach_absent: 'the coach did not come',
}
const turkishOutcome: Record<DecidedOutcome, string> = {
  taught: 'ders yapıldı',
  learner_absent: 'öğrenci gelmedi',
  coach_absent: 'koç gelmedi',
}

const inEnglish = ({ lesson, other }: { lesson: LessonKind; other: string }) =>
  other ? `${englishKind[lesson]} with ${other}` : englishKind[lesson]
const capital = (word: string) => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)
/** Begins a sentence. The other person comes first, so that no ending depends on the name. */
const inTurkish = ({ lesson, other }: { lesson: LessonKind; other: string }) =>
  other ? `${other}, ${turkishKind[lesson]}` : capital(turkishKind[lesson])

const otherTimesLabel = { en: 'Other free times', tr: 'Başka boş saatler' } as const
const privateTimesLabel = {
  en: 'Free times for a private lesson',
  tr: 'Özel ders için boş saatler',
} as const

/** Before the times that the learner can book instead. In place of a group class that is a private lesson. */
export const labelOfOthers = (cancelled: LessonKind | null) =>
  cancelled === 'group' ? privateTimesLabel : otherTimesLabel

const others = (language: Language, notice: Of<'lesson_cancelled'>, when: When) =>
  notice.others?.length
    ? ` ${labelOfOthers(notice.lesson)[language]}: ${notice.others.map(({ coach, startsAt }) => `${when(startsAt)}, ${coach}`).join('; ')}.`
    : ''

const englishCredit = ({ isCreditBack, isLate }: Of<'lesson_cancelled'>) =>
  isCreditBack ? ' Your credit is back.' : isLate ? ' The cancellation was late, so your credit is used.' : ''
const turkishCredit = ({ isCreditBack, isLate }: Of<'lesson_cancelled'>) =>
  isCreditBack ? ' Kredin geri geldi.' : isLate ? ' İptal geç olduğu için kredin kullanıldı.' : ''

const reasonAndOthers = (language: Language, notice: Of<'lesson_cancelled'>, when: When) => {
  const free = others(language, notice, when)
  return notice.reason ? `\n“${notice.reason}”\n${free.trim()}`.trimEnd() : free
}

export const lessonWords = {
  en: {
    ...guestWords.en,
    lesson_booked: (notice: Of<'lesson_booked'>, when: When): Words => ({
      title: 'Lesson booked',
      text: `Your ${inEnglish(notice)} is on ${when(notice.startsAt)}.`,
    }),
    lesson_moved: (notice: Of<'lesson_moved'>, when: When): Words =>
      notice.privateMinutes
        ? {
            title: 'Duo lesson is now private',
            text: `Your duo lesson on ${when(notice.startsAt)} is now a ${inEnglish(notice)}. It takes ${notice.privateMinutes} minutes.`,
          }
        : {
            title: 'Lesson moved',
            text: `Your ${inEnglish(notice)} on ${when(notice.before)} was moved. It now takes place on ${when(notice.startsAt)}.${englishBy('Moved', notice.by)}`,
          },
    lesson_cancelled: (notice: Of<'lesson_cancelled'>, when: When): Words =>
      notice.more
        ? {
            title: `${notice.more.length + 1} lessons cancelled`,
            text: `These lessons of yours do not take place.${englishBy('Cancelled', notice.by)}${notice.isCreditBack ? ' Your credits are back.' : ''}\n${listOfLessons(notice, englishKind, when)}\n${others('en', notice, when).trim()}`.trim(),
          }
        : notice.goesOn
          ? {
              title: 'Your seat is cancelled',
              text: `You no longer take part in the ${inEnglish(notice)} on ${when(notice.startsAt)}.${englishCredit(notice)}`,
            }
          : {
              title: 'Lesson cancelled',
              text: `Your ${inEnglish(notice)} on ${when(notice.startsAt)} does not take place.${englishBy('Cancelled', notice.by)}${englishCredit(notice)}${reasonAndOthers('en', notice, when)}`,
            },
    lesson_soon: (notice: Of<'lesson_soon'>, when: When): Words => ({
      title: 'Lesson soon',
      text: `Your ${inEnglish(notice)} begins on ${when(notice.startsAt)}. You can join 10 minutes before.`,
    }),
    lesson_proposed: (notice: Of<'lesson_proposed'>, when: When): Words => ({
      title: 'Another time for your lesson',
      text: `Your coach proposes another time for your ${inEnglish(notice)}: ${when(notice.startsAt)} instead of ${when(notice.before)}. Please accept or decline.`,
    }),
    lesson_asked: (notice: Of<'lesson_asked'>, when: When): Words => ({
      title: 'Can you take a lesson?',
      text: `${notice.other} asks you to take a ${englishKind[notice.lesson]} on ${when(notice.startsAt)}. Please accept or decline.`,
    }),
    lesson_declined: (notice: Of<'lesson_declined'>, when: When): Words =>
      notice.what === 'time'
        ? {
            title: 'Other time declined',
            text: `${notice.other} declined the other time. Your ${englishKind[notice.lesson]} stays on ${when(notice.startsAt)}.`,
          }
        : notice.more
          ? {
              title: 'Lessons not taken',
              text: `${notice.other} cannot take these lessons. They stay with you.\n${listOfLessons(notice, englishKind, when)}`,
            }
          : {
              title: 'Lesson not taken',
              text: `${notice.other} cannot take your ${englishKind[notice.lesson]} on ${when(notice.startsAt)}. It stays with you.`,
            },
    lesson_handed_over: handedOverWords.en,
    lesson_decided: (notice: Of<'lesson_decided'>, when: When): Words => ({
      title: 'How a lesson counts',
      text: `Your ${inEnglish(notice)} on ${when(notice.startsAt)} was settled: ${englishOutcome[notice.outcome]}.${notice.isCreditBack ? ' Your credit is back.' : ''}`,
    }),
    lesson_feedback: (notice: Of<'lesson_feedback'>, when: When): Words => ({
      title: 'Feedback on your lesson',
      text: `Your coach wrote about your ${inEnglish(notice)} on ${when(notice.startsAt)}.`,
    }),
    partner_invited: ({ other, coach, startsAt }: Of<'partner_invited'>, when: When): Words => ({
      title: `${other} invites you to a duo lesson`,
      text: `${other} would like to take a duo lesson with you, on ${when(startsAt)}, with ${coach}. It costs you 1 credit. Accept or decline it under Lessons.`,
    }),
    partner_answered: ({ startsAt, answer, ...notice }: Of<'partner_answered'>, when: When): Words => {
      const other = notice.other || 'Your partner'
      return {
        accepted: {
          title: `${other} takes part`,
          text: `${other} takes part in your duo lesson on ${when(startsAt)}.`,
        },
        declined: {
          title: `${other} declined`,
          text: `${other} does not take part in your duo lesson on ${when(startsAt)}. You can invite another learner or open the seat.`,
        },
        left: {
          title: `${other} does not take part any more`,
          text: `${other} cancelled the seat in your duo lesson on ${when(startsAt)}. You can invite another learner or open the seat.`,
        },
        left_late: {
          title: `${other} does not take part any more`,
          text: `${other} cancelled the seat in your duo lesson on ${when(startsAt)}. The lesson takes place all the same, with you alone.`,
        },
      }[answer]
    },
    duo_asked: ({ startsAt, freedAt }: Of<'duo_asked'>, when: When): Words => ({
      title: 'Your duo lesson has no partner yet',
      text: `Nobody has taken the second seat in your duo lesson on ${when(startsAt)}. Make it a private lesson for the same credit, or cancel it and get your credit back. If the seat is still empty on ${when(freedAt)}, your credit comes back and the time is freed.`,
    }),
    duo_freed: ({ startsAt }: Of<'duo_freed'>, when: When): Words => ({
      title: 'Duo lesson cancelled: no partner',
      text: `Nobody took the second seat, so your duo lesson on ${when(startsAt)} does not take place. Your credit is back.`,
    }),
    group_cancelled: ({ topic, startsAt, isCreditBack }: Of<'group_cancelled'>, when: When): Words => ({
      title: 'Group class cancelled: too few learners',
      text: `Too few learners joined the group class “${topic}” on ${when(startsAt)}, so it does not take place.${isCreditBack ? ' Your credit is back.' : ''}`,
    }),
  },
  tr: {
    ...guestWords.tr,
    lesson_booked: (notice: Of<'lesson_booked'>, when: When): Words => ({
      title: 'Ders ayrıldı',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}.`,
    }),
    lesson_moved: (notice: Of<'lesson_moved'>, when: When): Words =>
      notice.privateMinutes
        ? {
            title: 'İkili ders özel derse dönüştü',
            text: `${inTurkish(notice)}: ${when(notice.startsAt)}. İkili dersin artık ${notice.privateMinutes} dakikalık bir özel ders.`,
          }
        : {
            title: 'Dersin saati değişti',
            text: `${inTurkish(notice)}. Yeni saat: ${when(notice.startsAt)}. Önceki saat: ${when(notice.before)}.${turkishBy('Değiştiren', notice.by)}`,
          },
    lesson_cancelled: (notice: Of<'lesson_cancelled'>, when: When): Words =>
      notice.more
        ? {
            title: `${notice.more.length + 1} ders iptal edildi`,
            text: `Şu derslerin yapılmayacak.${turkishBy('İptal eden', notice.by)}${notice.isCreditBack ? ' Kredilerin geri geldi.' : ''}\n${listOfLessons(notice, turkishKind, when)}\n${others('tr', notice, when).trim()}`.trim(),
          }
        : notice.goesOn
          ? {
              title: 'Yerin iptal edildi',
              text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Bu derse artık katılmıyorsun.${turkishCredit(notice)}`,
            }
          : {
              title: 'Ders iptal edildi',
              text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Bu ders yapılmayacak.${turkishBy('İptal eden', notice.by)}${turkishCredit(notice)}${reasonAndOthers('tr', notice, when)}`,
            },
    lesson_soon: (notice: Of<'lesson_soon'>, when: When): Words => ({
      title: 'Dersin yaklaşıyor',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Derse 10 dakika önceden girebilirsin.`,
    }),
    lesson_proposed: (notice: Of<'lesson_proposed'>, when: When): Words => ({
      title: 'Dersin için başka bir saat',
      text: `${inTurkish(notice)}. Koçun başka bir saat öneriyor: ${when(notice.startsAt)}. Şimdiki saat: ${when(notice.before)}. Kabul et ya da geri çevir.`,
    }),
    lesson_asked: (notice: Of<'lesson_asked'>, when: When): Words => ({
      title: 'Bir dersi devralır mısın?',
      text: `${notice.other} senden bir dersi devralmanı istiyor: ${turkishKind[notice.lesson]}, ${when(notice.startsAt)}. Kabul et ya da geri çevir.`,
    }),
    lesson_declined: (notice: Of<'lesson_declined'>, when: When): Words =>
      notice.what === 'time'
        ? {
            title: 'Önerilen saat kabul edilmedi',
            text: `${inTurkish(notice)}. Dersin saati aynı kalıyor: ${when(notice.startsAt)}.`,
          }
        : notice.more
          ? {
              title: 'Dersler devralınmadı',
              text: `${notice.other} şu dersleri alamıyor. Dersler sende kalıyor.\n${listOfLessons(notice, turkishKind, when)}`,
            }
          : {
              title: 'Ders devralınmadı',
              text: `${notice.other} bu dersi alamıyor: ${turkishKind[notice.lesson]}, ${when(notice.startsAt)}. Ders sende kalıyor.`,
            },
    lesson_handed_over: handedOverWords.tr,
    lesson_decided: (notice: Of<'lesson_decided'>, when: When): Words => ({
      title: 'Bir dersin sonucu',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Sonuç: ${turkishOutcome[notice.outcome]}.${notice.isCreditBack ? ' Kredin geri geldi.' : ''}`,
    }),
    lesson_feedback: (notice: Of<'lesson_feedback'>, when: When): Words => ({
      title: 'Dersine geri bildirim geldi',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Koçunun yazdıklarını oku.`,
    }),
    partner_invited: ({ other, coach, startsAt }: Of<'partner_invited'>, when: When): Words => ({
      title: `İkili ders daveti: ${other}`,
      text: `${other} seninle ikili ders yapmak istiyor: ${when(startsAt)}, koç ${coach}. Sana 1 krediye mal olur. Özel Dersler sayfasında kabul et ya da reddet.`,
    }),
    partner_answered: ({ startsAt, answer, ...notice }: Of<'partner_answered'>, when: When): Words => {
      const other = notice.other || 'Ders arkadaşın'
      return {
        accepted: {
          title: `${other} katılıyor`,
          text: `${other} ikili dersine katılıyor: ${when(startsAt)}.`,
        },
        declined: {
          title: `${other} daveti kabul etmedi`,
          text: `${other} ikili dersine katılmıyor: ${when(startsAt)}. Başka birini davet edebilir ya da yeri açabilirsin.`,
        },
        left: {
          title: `${other} artık katılmıyor`,
          text: `${other} ikili dersteki yerini iptal etti: ${when(startsAt)}. Başka birini davet edebilir ya da yeri açabilirsin.`,
        },
        left_late: {
          title: `${other} artık katılmıyor`,
          text: `${other} ikili dersteki yerini iptal etti: ${when(startsAt)}. Ders yine de yapılacak, bu kez yalnız seninle.`,
        },
      }[answer]
    },
    duo_asked: ({ startsAt, freedAt }: Of<'duo_asked'>, when: When): Words => ({
      title: 'İkili dersin için henüz ders arkadaşı yok',
      text: `İkili dersindeki ikinci yer hâlâ boş: ${when(startsAt)}. Aynı krediyle özel derse çevir ya da iptal edip kredini geri al. Yer şu ana kadar dolmazsa kredin geri gelir ve saat boşa çıkar: ${when(freedAt)}.`,
    }),
    duo_freed: ({ startsAt }: Of<'duo_freed'>, when: When): Words => ({
      title: 'İkili ders iptal: ders arkadaşı yok',
      text: `İkinci yeri kimse almadı; ikili dersin yapılmayacak: ${when(startsAt)}. Kredin geri geldi.`,
    }),
    group_cancelled: ({ topic, startsAt, isCreditBack }: Of<'group_cancelled'>, when: When): Words => ({
      title: 'Grup dersi iptal: yeterli katılım yok',
      text: `“${topic}” grup dersine yeterince kişi katılmadı; ders yapılmayacak: ${when(startsAt)}.${isCreditBack ? ' Kredin geri geldi.' : ''}`,
    }),
  },
}
