import type { Language } from '@sohbet/domain/language'

/** Errors of messaging-app groups. errors.ts merges them into its table. */
export const groupErrors = {
  GROUPS_NOT_UPCOMING: {
    status: 409,
    en: 'Telegram groups are made and changed only while the course is upcoming',
    tr: 'Telegram grupları yalnızca kurs başlamadan önce oluşturulabilir ve değiştirilebilir',
  },
  GROUPS_NOT_CLOSED: {
    status: 409,
    en: 'Close the course to enrollments first: then it is known who is in it',
    tr: 'Önce kursu kayda kapat: kimlerin katılacağı ancak o zaman belli olur',
  },
  GROUPS_EXIST: {
    status: 409,
    en: 'This course has its Telegram groups already',
    tr: 'Bu kursun Telegram grupları zaten oluşturulmuş',
  },
  NOBODY_TO_GROUP: {
    status: 409,
    en: 'Nobody is enrolled in this course yet',
    tr: 'Bu kursa henüz kimse kayıtlı değil',
  },
  GROUP_COUNT_CHANGED: {
    status: 409,
    en: 'This course needs {about} groups, one name for each. Please get the requirements again.',
    tr: 'Bu kurs için {about} grup ve her biri için bir ad gerekiyor. Lütfen gereksinimleri yeniden al.',
  },
  GROUP_FULL: {
    status: 409,
    en: 'This group is full: a group has 25 members at most',
    tr: 'Bu grup dolu: bir grupta en fazla 25 üye olabilir',
  },
  MEMBER_MOVED: {
    status: 409,
    en: 'This learner is no longer in that group. Please look again.',
    tr: 'Bu öğrenci artık o grupta değil. Lütfen yeniden bak.',
  },
  COURSE_OVER: {
    status: 409,
    en: 'This course is over',
    tr: 'Bu kurs bitti',
  },
  GROUP_HAS_NO_LINK: {
    status: 409,
    en: 'This group has no invite link yet',
    tr: 'Bu grubun henüz davet bağlantısı yok',
  },
  GROUP_NOT_FOUND: { status: 404, en: 'Group not found', tr: 'Grup bulunamadı' },
  MEMBER_NOT_FOUND: {
    status: 404,
    en: 'This learner is not in this course',
    tr: 'Bu öğrenci bu kursta değil',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
