import type { Language } from '@sohbet/domain/language'

/** Errors of writing or reading messages. errors.ts merges them into its table. */
export const messageErrors = {
  THREAD_NOT_FOUND: { status: 404, en: 'Conversation not found', tr: 'Konuşma bulunamadı' },
  MESSAGE_NOT_FOUND: { status: 404, en: 'Message not found', tr: 'Mesaj bulunamadı' },
  RECIPIENT_NOT_FOUND: {
    status: 404,
    en: 'You cannot write to this person',
    tr: 'Bu kişiye yazamazsın',
  },
  ATTACHMENT_NOT_FOUND: {
    status: 409,
    en: 'An attachment is no longer there, please add it again',
    tr: 'Eklerden biri artık yok, lütfen yeniden ekle',
  },
  UNSENT_FILES_FULL: {
    status: 409,
    en: 'Your unsent files take up {about} MB together. Send them, or wait: unsent files are deleted within two days.',
    tr: 'Göndermediğin dosyalar toplam {about} MB yer kaplıyor. Onları gönder ya da bekle: gönderilmeyen dosyalar iki gün içinde silinir.',
  },
  MESSAGE_SENT_ELSEWHERE: {
    status: 409,
    en: 'This message was sent in another conversation already',
    tr: 'Bu mesaj zaten başka bir konuşmada gönderildi',
  },
  INVALID_ATTACHMENT: {
    status: 400,
    en: 'Please select a picture (JPEG, PNG or WebP) or a PDF file',
    tr: 'Lütfen bir görsel (JPEG, PNG veya WebP) ya da PDF dosyası seç',
  },
  MESSAGE_RECIPIENT_GONE: {
    status: 409,
    en: 'This account no longer exists. You can still read what was written.',
    tr: 'Bu hesap artık yok. Yazılanları okumaya devam edebilirsin.',
  },
  MESSAGE_RECIPIENT_AWAY: {
    status: 409,
    en: 'This account is closed at the moment, so nobody would read your message. You can still read what was written.',
    tr: 'Bu hesap şu anda kapalı, bu yüzden mesajını kimse okumaz. Yazılanları okumaya devam edebilirsin.',
  },
  MESSAGE_NO_COURSE: {
    status: 409,
    en: 'You have no course or lesson together any more. You can still read what was written; for anything else the school is there.',
    tr: 'Artık ortak bir kurs ya da ders yok. Yazılanları okumaya devam edebilirsin; başka her konuda okula yazabilirsin.',
  },
  MESSAGE_COURSE_OVER: {
    status: 409,
    en: 'Your last course or lesson together ended more than 30 days ago. You can still read what was written; for anything else the school is there.',
    tr: 'Son ortak kursun ya da dersin üzerinden 30 günden fazla geçti. Yazılanları okumaya devam edebilirsin; başka her konuda okula yazabilirsin.',
  },
  MESSAGE_ENROLLMENT_ENDED: {
    status: 409,
    en: 'The enrollment was cancelled. You can still read what was written; for anything else the school is there.',
    tr: 'Kayıt iptal edildi. Yazılanları okumaya devam edebilirsin; başka her konuda okula yazabilirsin.',
  },
  SAVED_REPLIES_FULL: {
    status: 409,
    en: 'There are already {about} saved replies. Please delete one that you no longer need.',
    tr: 'Zaten {about} hazır yanıt var. Lütfen artık kullanmadığın bir yanıtı sil.',
  },
  GROUP_MESSAGE_UNREACHABLE: {
    status: 409,
    en: 'You can no longer write to {about}. Take these names out of the list and send again.',
    tr: 'Artık yazamayacağın kişiler: {about}. Bu adları listeden çıkarıp yeniden gönder.',
  },
  GROUP_MESSAGE_NOBODY: {
    status: 409,
    en: 'There is nobody to write to in this course',
    tr: 'Bu kursta yazılabilecek kimse yok',
  },
  GROUP_MESSAGE_TOO_MANY: {
    status: 409,
    en: 'One message can go to at most {about} learners',
    tr: 'Bir mesaj en fazla {about} öğrenciye gönderilebilir',
  },
  GROUP_MESSAGE_DAY_FULL: {
    status: 429,
    en: 'That is more than {about} messages in 24 hours. Please send it tomorrow, or as an announcement of the course.',
    tr: '24 saatte en fazla {about} mesaj gönderilebilir. Lütfen yarın gönder ya da kursta duyuru yap.',
  },
  ANNOUNCEMENT_COURSE_OVER: {
    status: 409,
    en: 'This course is over or cancelled, so nothing can be announced in it any more',
    tr: 'Bu kurs bitti ya da iptal edildi, artık duyuru yapılamaz',
  },
  ANNOUNCEMENT_DAY_FULL: {
    status: 429,
    en: 'That is more than {about} announcements in 24 hours. Please send it tomorrow.',
    tr: '24 saatte en fazla {about} duyuru yapılabilir. Lütfen yarın gönder.',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
