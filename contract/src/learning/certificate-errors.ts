import type { Language } from '@sohbet/domain/language'

/** Errors of certificates. errors.ts merges them into its table. */
export const certificateErrors = {
  NO_CERTIFICATE: {
    status: 409,
    en: 'There is no certificate for this course yet',
    tr: 'Bu kurs için henüz bir sertifika yok',
  },
  CERTIFICATE_ISSUED: {
    status: 409,
    en: 'This certificate has been issued already',
    tr: 'Bu sertifika zaten düzenlenmiş',
  },
  CERTIFICATE_NOT_FOUND: { status: 404, en: 'Certificate not found', tr: 'Sertifika bulunamadı' },
  CERTIFICATE_REVOKED: {
    status: 409,
    en: 'This certificate has been revoked',
    tr: 'Bu sertifika geçersiz sayıldı',
  },
  CERTIFICATE_WITHOUT_NAME: {
    status: 409,
    en: 'The account of this learner was erased, so the certificate has no name any more',
    tr: 'Bu öğrencinin hesabı silindiği için sertifikada artık ad yok',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
