import type { Language } from '@sohbet/domain/language'
import { catalogueErrors } from './catalogue/catalogue-errors.ts'
import { levelTestErrors } from './level-tests/level-test-errors.ts'
import { certificateErrors } from './learning/certificate-errors.ts'
import { habitErrors } from './learning/habit-errors.ts'
import { groupErrors } from './telegram-groups/telegram-group-errors.ts'
import { messageErrors } from './messaging/message-errors.ts'
import { campaignErrors } from './campaigns/campaign-errors.ts'
import { mailTextErrors } from './site/mail-text-errors.ts'
import { documentErrors } from './selling/document-errors.ts'
import { partnerErrors } from './partners/partner-errors.ts'
import { sellingErrors } from './selling/selling-errors.ts'
import { coachAwayErrors } from './lessons/coach-away-errors.ts'
import { lessonErrors } from './lessons/lesson-errors.ts'
import { liveSessionErrors } from './live-sessions/live-session-errors.ts'
import { speakingErrors } from './speaking/speaking-errors.ts'

type ErrorEntry = { status: number } & Record<Language, string>

/**
 * Every error of the API, once. Code throws the name; only the HTTP layer knows the status. `{about}` is replaced
 * by the subject of the error.
 */
export const errors = {
  BAD_REQUEST: { status: 400, en: 'The request could not be read', tr: 'İstek okunamadı' },
  INVALID_INPUT: {
    status: 400,
    en: 'Please check the marked fields',
    tr: 'Lütfen işaretli alanları kontrol et',
  },
  INVALID_IMAGE: {
    status: 400,
    en: 'Please select a valid JPEG image',
    tr: 'Lütfen geçerli bir JPEG görseli seç',
  },
  INVALID_LOGO: {
    status: 400,
    en: 'Please select a PNG, or an SVG of at most 256 KB with its text as shapes',
    tr: 'Lütfen bir PNG ya da yazıları şekle çevrilmiş, en fazla 256 KB bir SVG seç',
  },
  LOGO_HAS_TEXT: {
    status: 400,
    en: 'This SVG has text, and text in an SVG is not drawn. Convert the text to paths in your drawing program, or upload a PNG.',
    tr: 'Bu SVG’de yazı var ve SVG içindeki yazılar çizilmez. Çizim programında yazıları şekle (path) çevir ya da bir PNG yükle.',
  },
  LOGO_LOSES_PARTS: {
    status: 400,
    en: 'This SVG uses {about}, which is not drawn. Save it as plain shapes with their own colours, or upload a PNG.',
    tr: 'Bu SVG’de çizilmeyen parçalar var: {about}. Renkleri kendi içinde olan düz şekiller olarak kaydet ya da bir PNG yükle.',
  },
  INVALID_CARD: {
    status: 400,
    en: 'Please select a PNG or JPEG picture',
    tr: 'Lütfen bir PNG veya JPEG görseli seç',
  },
  IMAGE_TOO_LARGE: {
    status: 400,
    en: 'This picture has too many pixels: {about} million at most',
    tr: 'Bu görselin çözünürlüğü çok yüksek: en fazla {about} milyon piksel',
  },
  INVALID_AUDIO: {
    status: 400,
    en: 'Please select a valid MP3, M4A, OGG or WAV file',
    tr: 'Lütfen geçerli bir MP3, M4A, OGG veya WAV dosyası seç',
  },
  AUDIO_TOO_LONG: {
    status: 400,
    en: 'The audio may be {about} minutes long at most',
    tr: 'Ses kaydı en fazla {about} dakika olabilir',
  },
  INVALID_RECORDING: {
    status: 400,
    en: 'This is not a voice recording of a browser (WebM or MP4). Please record it again.',
    tr: 'Bu, bir tarayıcının ses kaydı (WebM ya da MP4) değil. Lütfen yeniden kaydet.',
  },
  RECORDING_TOO_LONG: {
    status: 400,
    en: 'The recording may be {about} seconds long at most',
    tr: 'Kayıt en fazla {about} saniye olabilir',
  },
  RECORDING_TOO_SHORT: {
    status: 400,
    en: 'The recording is shorter than a second. Please record it again.',
    tr: 'Kayıt bir saniyeden kısa. Lütfen yeniden kaydet.',
  },
  INVALID_CSV: {
    status: 400,
    en: 'This is not a CSV file whose first line names the columns {about}',
    tr: 'Bu, ilk satırında {about} sütunlarını adlandıran bir CSV dosyası değil',
  },
  TOO_MANY_ROWS: {
    status: 400,
    en: 'A table has {about} rows at most, please split it',
    tr: 'Bir tabloda en fazla {about} satır olabilir, lütfen tabloyu böl',
  },
  CSV_QUOTE_NOT_CLOSED: {
    status: 400,
    en: 'The quotation mark that opens in line {about} is never closed',
    tr: '{about}. satırda açılan tırnak işareti kapatılmamış',
  },
  CSV_STRAY_QUOTE: {
    status: 400,
    en: 'In line {about} a quotation mark stands where it may not. Perhaps one before it was never closed.',
    tr: '{about}. satırda yerinde olmayan bir tırnak işareti var. Daha önceki bir tırnak kapatılmamış olabilir.',
  },
  NOT_SIGNED_IN: { status: 401, en: 'Please sign in', tr: 'Lütfen giriş yap' },
  INVALID_CREDENTIALS: { status: 401, en: 'Invalid email or password', tr: 'E-posta veya şifre hatalı' },
  SESSION_ENDED: {
    status: 401,
    en: 'Your session has ended, please sign in again',
    tr: 'Oturumun sona erdi, lütfen yeniden giriş yap',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    en: 'Your account is suspended, please write to us',
    tr: 'Hesabın askıya alındı, lütfen bize yaz',
  },
  WRONG_PASSWORD: { status: 403, en: 'The password is not right', tr: 'Şifre doğru değil' },
  INVALID_CODE: {
    status: 400,
    en: 'The code is wrong or has expired. After five wrong tries it no longer works: ask for a new one.',
    tr: 'Kod yanlış veya süresi dolmuş. Beş yanlış denemeden sonra geçersiz olur: yeni bir kod iste.',
  },
  INVALID_RESET_LINK: {
    status: 400,
    en: 'The password reset link is invalid or has expired.',
    tr: 'Şifre sıfırlama bağlantısı geçersiz veya süresi dolmuş.',
  },
  OWN_ACCOUNT: {
    status: 409,
    en: 'You cannot do this to your own account',
    tr: 'Bunu kendi hesabına yapamazsın',
  },
  HAS_OPEN_SEATS: {
    status: 409,
    en: 'This learner has a seat in a course that is not over: {about}. Cancel the enrollment first, or use another account.',
    tr: 'Bu öğrencinin henüz bitmemiş bir kursta yeri var: {about}. Önce kaydı iptal et ya da başka bir hesap kullan.',
  },
  LAST_ADMIN: {
    status: 409,
    en: 'This is the last admin. Make somebody else an admin first.',
    tr: 'Bu son yönetici. Önce bir başkasını yönetici yap.',
  },
  SEVERAL_REGISTRATIONS: {
    status: 409,
    en: 'Several people registered with this email: its owner must use the code we sent',
    tr: 'Bu e-posta adresiyle birkaç kişi kaydolmuş: sahibi, gönderdiğimiz kodu kullanmalı',
  },
  NO_PASSWORD_YET: {
    status: 409,
    en: 'This account has no password yet: its owner must use the link we sent',
    tr: 'Bu hesabın henüz şifresi yok: sahibi, gönderdiğimiz bağlantıyı kullanmalı',
  },
  EMAIL_TAKEN: {
    status: 409,
    en: 'There is an account with this email already',
    tr: 'Bu e-posta adresiyle bir hesap zaten var',
  },
  STATE_CHANGED: {
    status: 409,
    en: 'This has been changed in the meantime, please reload the page',
    tr: 'Bu arada bir değişiklik yapıldı, lütfen sayfayı yenile',
  },
  EDITED_MEANWHILE: {
    status: 409,
    en: 'Another admin has changed this in the meantime. Compare the changes, then save again.',
    tr: 'Bu arada başka bir yönetici bunu değiştirdi. Değişiklikleri karşılaştır, sonra yeniden kaydet.',
  },
  LINK_EXPIRED: {
    status: 403,
    en: 'This link is no longer valid, please reload the page',
    tr: 'Bu bağlantının süresi doldu, lütfen sayfayı yenile',
  },
  ...catalogueErrors,
  ...levelTestErrors,
  ...sellingErrors,
  ...campaignErrors,
  ...documentErrors,
  ...partnerErrors,
  ...groupErrors,
  ...certificateErrors,
  ...habitErrors,
  ...liveSessionErrors,
  ...speakingErrors,
  ...lessonErrors,
  ...coachAwayErrors,
  OPENING_INCOMPLETE: {
    status: 409,
    en: 'The school cannot open yet. Still missing: {about}',
    tr: 'Okul henüz açılamaz. Eksikler: {about}',
  },
  SCHOOL_NOT_OPEN: {
    status: 403,
    en: 'The school has not opened yet, so you cannot open an account. Please write to {about}.',
    tr: 'Okul henüz açılmadı, bu yüzden hesap açamazsın. Lütfen {about} adresine yaz.',
  },
  REGISTRATION_CLOSED: {
    status: 403,
    en: 'No new accounts are opened at the moment. Please write to {about}.',
    tr: 'Şu anda yeni hesap açılmıyor. Lütfen {about} adresine yaz.',
  },
  CONTACT_CLOSED: {
    status: 403,
    en: 'The contact form is closed at the moment. Please write to {about}.',
    tr: 'İletişim formu şu anda kapalı. Lütfen {about} adresine yaz.',
  },
  WAITING_LIST_CLOSED: {
    status: 403,
    en: 'There is no waiting list at the moment. Please write to {about}.',
    tr: 'Şu anda bekleme listesi yok. Lütfen {about} adresine yaz.',
  },
  ...mailTextErrors,
  ...messageErrors,
  FORBIDDEN: { status: 403, en: 'You may not do this', tr: 'Bu işlem için yetkin yok' },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    en: 'Please verify your email first',
    tr: 'Lütfen önce e-posta adresini doğrula',
  },
  NOT_FOUND: { status: 404, en: 'Not found', tr: 'Bulunamadı' },
  USER_NOT_FOUND: { status: 404, en: 'User not found', tr: 'Kullanıcı bulunamadı' },
  TIMED_OUT: { status: 408, en: 'The request took too long', tr: 'İstek çok uzun sürdü' },
  TOO_LARGE: { status: 413, en: 'The request is too large', tr: 'İstek çok büyük' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: 'This kind of content is not accepted here',
    tr: 'Bu içerik türü burada kabul edilmiyor',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    en: 'The file has no such part',
    tr: 'Dosyanın böyle bir bölümü yok',
  },
  HOURLY_LIMIT: {
    status: 429,
    en: 'That was often enough for now. Please try again in an hour.',
    tr: 'Şimdilik bu kadar. Lütfen bir saat sonra tekrar dene.',
  },
  SEND_AT_PAST: {
    status: 409,
    en: 'This time is in the past. Choose a later one, or leave it empty to send at once.',
    tr: 'Bu zaman geçmişte. Daha geç bir zaman seç ya da hemen göndermek için boş bırak.',
  },
  ANNOUNCEMENT_SENT: {
    status: 409,
    en: 'This announcement has been sent and cannot be withdrawn',
    tr: 'Bu duyuru gönderildi, geri alınamaz',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'Too many requests, please try again shortly',
    tr: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar dene',
  },
  EXPECTATION_FAILED: {
    status: 417,
    en: 'The server cannot meet the expectation of the request',
    tr: 'Sunucu isteğin beklentisini karşılayamıyor',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    en: 'The headers of the request are too large',
    tr: 'İsteğin başlıkları çok büyük',
  },
  INTERNAL: { status: 500, en: 'An unexpected error occurred', tr: 'Beklenmeyen bir hata oluştu' },
  BUSY: {
    status: 503,
    en: 'Many files are being uploaded at this moment, please try again shortly',
    tr: 'Şu anda çok sayıda dosya yükleniyor, lütfen biraz sonra tekrar dene',
  },
  DISK_FULL: {
    status: 503,
    en: 'There is no space for new files at this moment. Please try again later.',
    tr: 'Şu anda yeni dosyalar için yer yok. Lütfen daha sonra tekrar dene.',
  },
  UNAVAILABLE: {
    status: 503,
    en: 'The service is not available for a moment, please try again',
    tr: 'Hizmete şu anda ulaşılamıyor, lütfen tekrar dene',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors
