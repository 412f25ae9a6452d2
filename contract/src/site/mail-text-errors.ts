import type { Language } from '@sohbet/domain/language'

/** Refused texts of mails, by the fault. errors.ts merges them into its table. */
export const mailTextErrors = {
  MAIL_TEXT_UNKNOWN: {
    status: 400,
    en: 'This mail has no placeholder {about}. Use one of the listed ones, or remove the braces.',
    tr: 'Bu e-postada {about} diye bir yer tutucu yok. Listedekilerden birini kullan ya da süslü parantezleri kaldır.',
  },
  MAIL_TEXT_MISPLACED: {
    status: 400,
    en: '{about} cannot be in the subject or on the button. Move it into the text.',
    tr: '{about} konuda ya da düğmede kullanılamaz. Onu metne taşı.',
  },
  MAIL_TEXT_MISSING: {
    status: 400,
    en: 'Missing in the text: {about}. The mail does not work without it. Put the cursor where it belongs and choose it under “Placeholders”.',
    tr: 'Metinde eksik: {about}. E-posta onsuz işe yaramaz. İmleci ait olduğu yere koy ve “Yer tutucular” altından seç.',
  },
  MAIL_TEXT_BRACKETED: {
    status: 400,
    en: '{about} stands only in square brackets with another placeholder, so it can be left out. Move it out of the brackets.',
    tr: '{about} yalnızca başka bir yer tutucuyla aynı köşeli parantezin içinde, bu yüzden yazılmayabilir. Onu parantezin dışına al.',
  },
  MAIL_TEXT_OWN_LINK: {
    status: 400,
    en: 'This is a security mail: it may contain no link but its own. Remove “{about}”, or put a space after the full stop.',
    tr: 'Bu bir güvenlik e-postası: kendi bağlantısından başka bağlantı içeremez. “{about}” ifadesini kaldır ya da noktadan sonra boşluk bırak.',
  },
  MAIL_TEXT_NO_BUTTON: {
    status: 400,
    en: 'The text has the button {about}: write its label.',
    tr: 'Metinde {about} düğmesi var: düğmenin yazısını yaz.',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
