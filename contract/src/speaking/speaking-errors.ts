import type { Language } from '@sohbet/domain/language'

/** Errors of speaking tasks. errors.ts merges them into its table. */
export const speakingErrors = {
  SPEAKING_TASK_NOT_FOUND: {
    status: 404,
    en: 'Speaking task not found',
    tr: 'Konuşma görevi bulunamadı',
  },
  RECORDING_NOT_FOUND: { status: 404, en: 'Recording not found', tr: 'Kayıt bulunamadı' },
  SPEAKING_OVER: {
    status: 409,
    en: 'Your course ended more than {about} days ago, so no coach listens any more',
    tr: 'Kursun biteli {about} günden fazla oldu, artık kayıtları dinleyen koç yok',
  },
  SPEAKING_WAITS: {
    status: 409,
    en: 'Your coach has not answered your recording yet. After the feedback you can send one more',
    tr: 'Koçun kaydını henüz yanıtlamadı. Geri bildirimden sonra bir kayıt daha gönderebilirsin',
  },
  SPEAKING_TWICE: {
    status: 409,
    en: 'You have sent two recordings of this task already',
    tr: 'Bu görev için zaten iki kayıt gönderdin',
  },
  SPEAKING_DAY_FULL: {
    status: 429,
    en: 'You have sent {about} recordings within 24 hours. Please send the next one tomorrow',
    tr: '24 saat içinde {about} kayıt gönderdin. Lütfen sonrakini yarın gönder',
  },
  SPEAKING_STORAGE_FULL: {
    status: 409,
    en: 'Your {about} MB for recordings are full. Please delete old ones first',
    tr: 'Kayıtların için ayrılan {about} MB doldu. Lütfen önce eski kayıtlardan sil',
  },
  SPEAKING_ANSWERED: {
    status: 409,
    en: 'This recording has been answered already',
    tr: 'Bu kayıt zaten yanıtlanmış',
  },
  INVALID_PICTURE: {
    status: 400,
    en: 'Please select a JPEG, PNG or WebP picture',
    tr: 'Lütfen bir JPEG, PNG veya WebP görseli seç',
  },
  PICTURE_MISSING: {
    status: 400,
    en: 'There is no uploaded picture at {about}',
    tr: 'Bu adreste yüklenmiş görsel yok: {about}',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
