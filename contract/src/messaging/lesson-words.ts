import type { LessonKind } from '@sohbet/domain/lesson/lesson'
import type { Notice } from './notifications.ts'

type Words = { title: string; text: string }
type When = (moment: string) => string
type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>

const englishKind: Record<LessonKind, string> = {
  private: 'private lesson',
  duo: 'duo lesson',
  group: 'group class',
}
const turkishKind: Record<LessonKind, string> = {
  private: 'özel ders',
  duo: 'ikili ders',
  group: 'grup dersi',
}

const inEnglish = ({ lesson, other }: { lesson: LessonKind; other: string }) =>
  other ? `${englishKind[lesson]} with ${other}` : englishKind[lesson]
/** The other person comes first, so that no ending depends on the name. */
const inTurkish = ({ lesson, other }: { lesson: LessonKind; other: string }) =>
  other ? `${other}, ${turkishKind[lesson]}` : turkishKind[lesson]

export const lessonWords = {
  en: {
    lesson_booked: (notice: Of<'lesson_booked'>, when: When): Words => ({
      title: 'Lesson booked',
      text: `Your ${inEnglish(notice)} is on ${when(notice.startsAt)}.`,
    }),
    lesson_moved: (notice: Of<'lesson_moved'>, when: When): Words => ({
      title: 'Lesson moved',
      text: `Your ${inEnglish(notice)} on ${when(notice.before)} was moved. It now takes place on ${when(notice.startsAt)}.`,
    }),
    lesson_cancelled: (notice: Of<'lesson_cancelled'>, when: When): Words => ({
      title: 'Lesson cancelled',
      text: `Your ${inEnglish(notice)} on ${when(notice.startsAt)} does not take place.${notice.isCreditBack ? ' Your credit is back.' : ''}`,
    }),
    lesson_soon: (notice: Of<'lesson_soon'>, when: When): Words => ({
      title: 'Lesson soon',
      text: `Your ${inEnglish(notice)} begins on ${when(notice.startsAt)}. You can join 10 minutes before.`,
    }),
  },
  tr: {
    lesson_booked: (notice: Of<'lesson_booked'>, when: When): Words => ({
      title: 'Ders ayrıldı',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}.`,
    }),
    lesson_moved: (notice: Of<'lesson_moved'>, when: When): Words => ({
      title: 'Dersin saati değişti',
      text: `${inTurkish(notice)}. Yeni saat: ${when(notice.startsAt)}. Önceki saat: ${when(notice.before)}.`,
    }),
    lesson_cancelled: (notice: Of<'lesson_cancelled'>, when: When): Words => ({
      title: 'Ders iptal edildi',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Bu ders yapılmayacak.${notice.isCreditBack ? ' Kredin geri geldi.' : ''}`,
    }),
    lesson_soon: (notice: Of<'lesson_soon'>, when: When): Words => ({
      title: 'Dersin yaklaşıyor',
      text: `${inTurkish(notice)}: ${when(notice.startsAt)}. Derse 10 dakika önceden girebilirsin.`,
    }),
  },
}
