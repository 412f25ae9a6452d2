/** Errors about the documents that a learner accepts. */
export const documentErrors = {
  CONSENTS_REQUIRED: {
    status: 409,
    en: 'Please accept the pre-information form and the distance sales contract before you pay',
    tr: 'Ödemeden önce lütfen ön bilgilendirme formunu ve mesafeli satış sözleşmesini kabul et',
  },
  DOCUMENTS_CHANGED: {
    status: 409,
    en: 'The documents have changed meanwhile. Please read and accept the new version.',
    tr: 'Belgeler bu arada değişti. Lütfen yeni sürümü oku ve kabul et.',
  },
  PLAN_CHANGED: {
    status: 409,
    en: 'The plan has changed meanwhile. Please look at what it brings now, then accept the documents.',
    tr: 'Paket bu arada değişti. Lütfen şimdi ne içerdiğine bak, sonra belgeleri kabul et.',
  },
} as const
