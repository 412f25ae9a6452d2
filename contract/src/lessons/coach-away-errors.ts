import type { Language } from '@sohbet/domain/language'

/** Errors of a coach's time away. errors.ts merges them into its table. */
export const coachAwayErrors = {
  AWAY_NOT_FOUND: { status: 404, en: 'Time away not found', tr: 'Bu kayıt bulunamadı' },
  AWAY_ENDS_FIRST: {
    status: 400,
    en: 'The end must be after the start',
    tr: 'Bitiş başlangıçtan sonra olmalı',
  },
  AWAY_IS_OVER: { status: 400, en: 'This time is over', tr: 'Bu süre geçti' },
  AWAY_TOO_LONG: {
    status: 400,
    en: 'At most 62 days. For a longer time the school gives your courses to another coach',
    tr: 'En çok 62 gün. Daha uzun süre için okul kurslarını başka bir koça verir',
  },
  AWAY_TOO_MUCH: {
    status: 400,
    en: 'Too many sessions and lessons for one step. Choose a shorter time',
    tr: 'Tek seferde çok fazla ders var. Daha kısa bir süre seç',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
