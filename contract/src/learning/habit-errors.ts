import { pauseLimits } from '@sohbet/domain/habit/week'
import type { Language } from '@sohbet/domain/language'

/** Errors of the weekly goal. errors.ts merges them into its table. */
export const habitErrors = {
  PAUSE_OVER: { status: 409, en: 'This pause is over already', tr: 'Bu ara çoktan bitmiş' },
  PAUSE_TOO_LONG: {
    status: 409,
    en: `A pause has at most ${pauseLimits.days} days`,
    tr: `Bir ara en fazla ${pauseLimits.days} gün sürer`,
  },
  PAUSE_OVERLAPS: {
    status: 409,
    en: 'You have a pause in this time already',
    tr: 'Bu günler için zaten bir aran var',
  },
  TOO_MANY_PAUSES: {
    status: 409,
    en: `You have planned ${pauseLimits.ahead} pauses already`,
    tr: `Zaten ${pauseLimits.ahead} ara planladın`,
  },
  PAUSE_NOT_FOUND: { status: 404, en: 'Pause not found', tr: 'Ara bulunamadı' },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
