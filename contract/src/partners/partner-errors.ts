import type { Language } from '@sohbet/domain/language'

/** Errors of partners and their payouts. */
export const partnerErrors = {
  PARTNER_NOT_FOUND: { status: 404, en: 'Partner not found', tr: 'Ortak bulunamadı' },
  PARTNER_CODE_TAKEN: {
    status: 409,
    en: 'Another partner has this code',
    tr: 'Bu kod başka bir ortağa ait',
  },
  PARTNER_EMAIL_TAKEN: {
    status: 409,
    en: 'Another partner has this email address',
    tr: 'Bu e-posta adresi başka bir ortağa ait',
  },
  PAYOUT_TOO_LARGE: {
    status: 409,
    en: 'The payout is larger than the payable balance',
    tr: 'Ödeme, ödenebilir bakiyeden büyük',
  },
  PAYOUT_IN_FUTURE: {
    status: 409,
    en: 'The day of the payout is in the future',
    tr: 'Ödeme günü gelecekte',
  },
  PARTNER_BALANCE_OPEN: {
    status: 409,
    en: 'This partner still has a balance. Book a payout or a correction first.',
    tr: 'Bu ortağın hâlâ bakiyesi var. Önce bir ödeme ya da düzeltme kaydet.',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
