import type { Language } from '@sohbet/domain/language'

/** Refused texts of mails, by the fault. errors.ts merges them into its table. */
export const mailTextErrors = {
  MAIL_TEXT_UNKNOWN: {
    status: 400,
    en: 'This mail has no placeholder {about}',
    tr: 'Bu e-postada {about} diye bir yer tutucu yok',
  },
  MAIL_TEXT_MISPLACED: {
    status: 400,
    en: '{about} cannot be in the subject or on the button',
    tr: '{about} konuda ya da düğmede kullanılamaz',
  },
  MAIL_TEXT_MISSING: {
    status: 400,
    en: 'The text must contain {about}, and not in brackets with another placeholder',
    tr: 'Metinde {about} olmalı; başka bir yer tutucuyla aynı köşeli parantezin içinde olmamalı',
  },
  MAIL_TEXT_OWN_LINK: {
    status: 400,
    en: 'This is a security mail: it may contain no link but its own. Remove “{about}”, or put a space after the full stop.',
    tr: 'Bu bir güvenlik e-postası: kendi bağlantısından başka bağlantı içeremez. “{about}” ifadesini kaldır ya da noktadan sonra boşluk bırak.',
  },
  MAIL_TEXT_NO_BUTTON: {
    status: 400,
    en: 'The button of {about} needs a label',
    tr: '{about} düğmesinin bir yazısı olmalı',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
