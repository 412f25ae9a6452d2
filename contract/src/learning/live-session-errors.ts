import type { Language } from '@sohbet/domain/language'

/** Errors of joining or changing a live session. errors.ts merges them into its table. */
export const liveSessionErrors = {
  SESSION_NOT_FOUND: { status: 404, en: 'Session not found', tr: 'Ders bulunamadı' },
  CALENDAR_NOT_FOUND: { status: 404, en: 'Calendar not found', tr: 'Takvim bulunamadı' },
  SESSION_NOT_OPEN: {
    status: 409,
    en: 'This session opens on {about}, 10 minutes before it starts',
    tr: 'Bu ders başlamadan 10 dakika önce açılır: {about}',
  },
  SESSION_OVER: { status: 409, en: 'This session is over', tr: 'Bu ders sona erdi' },
  SESSION_CANCELLED: {
    status: 409,
    en: 'This session does not take place',
    tr: 'Bu ders yapılmayacak',
  },
  SESSION_ON_HOLIDAY: {
    status: 409,
    en: 'This session falls on a holiday and does not take place',
    tr: 'Bu ders tatile denk geliyor ve yapılmayacak',
  },
  SESSION_BEGUN: {
    status: 409,
    en: 'This session has begun already',
    tr: 'Bu ders çoktan başladı',
  },
  SESSION_NOT_OVER: {
    status: 409,
    en: 'Who taught and how long it took can be corrected once the session is over',
    tr: 'Dersi kimin verdiği ve ne kadar sürdüğü ancak ders bittikten sonra düzeltilebilir',
  },
  SESSION_NOT_BEGUN: {
    status: 409,
    en: 'A session has a replay once it has begun',
    tr: 'Bir dersin kaydı ancak ders başladıktan sonra eklenebilir',
  },
  SESSION_IN_THE_PAST: {
    status: 409,
    en: 'A session can only be moved to a time that is still to come',
    tr: 'Bir ders yalnızca ileri bir zamana taşınabilir',
  },
  SESSION_OUTSIDE_COURSE: {
    status: 409,
    en: 'A session takes place between the first day of its course and 30 days after the last',
    tr: 'Bir ders, kursun ilk günü ile son gününden 30 gün sonrası arasında yapılır',
  },
  SESSIONS_OVERLAP: {
    status: 409,
    en: 'Another session of this course takes place at that time',
    tr: 'O saatte bu kursun başka bir dersi var',
  },
  COACH_BUSY: {
    status: 409,
    en: 'The coach has another session at that time: {about}',
    tr: 'Koçun o saatte başka bir dersi var: {about}',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
