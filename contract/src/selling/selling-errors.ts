import type { Language } from '@sohbet/domain/language'

/** Errors of enrolments, payments and refunds. errors.ts merges them into its table. */
export const sellingErrors = {
  LEVEL_TEST_REQUIRED: {
    status: 409,
    en: 'Please take the level test before you enroll in a course',
    tr: 'Bir kursa kaydolmadan önce lütfen seviye testini çöz',
  },
  PREREQUISITES_NOT_MET: {
    status: 409,
    en: 'You cannot proceed with enrollment until all prerequisites are met.',
    tr: 'Bütün ön koşullar sağlanmadan kayda devam edemezsin.',
  },
  PREVIOUS_COURSE_REQUIRED: {
    status: 409,
    en: 'You need to complete the required prerequisite course first.',
    tr: 'Önce ön koşul olan kursu tamamlaman gerekiyor.',
  },
  COURSE_FULL: { status: 409, en: 'No spots left', tr: 'Boş yer kalmadı' },
  COURSE_HAS_SEATS: {
    status: 409,
    en: 'This course has a free seat: you can enroll right away',
    tr: 'Bu kursta boş yer var: hemen kaydolabilirsin',
  },
  TOO_MANY_HOLDS: {
    status: 409,
    en: 'You hold two unpaid seats already. Please pay for one of them or give it up first.',
    tr: 'Ödemesi yapılmamış iki yerin zaten var. Lütfen önce birini öde ya da ondan vazgeç.',
  },
  HELD_TOO_OFTEN: {
    status: 409,
    en: 'You have held a seat in this course twice without paying. You can hold one again 24 hours after the last.',
    tr: 'Bu kursta iki kez ödeme yapmadan yer ayırttın. Sonuncusundan 24 saat sonra yeniden yer ayırtabilirsin.',
  },
  FREE_SEAT_TOO_OFTEN: {
    status: 409,
    en: 'You have cancelled your free seat in this course three times within 7 days. You can take one again from {about}.',
    tr: 'Bu kurstaki ücretsiz yerini 7 gün içinde üç kez iptal ettin. Yeniden yer alabileceğin zaman: {about}.',
  },
  WAITING_LIST_LEFT: {
    status: 409,
    en: 'You have left this waiting list. You can join it again 24 hours after leaving.',
    tr: 'Bu bekleme listesinden ayrıldın. Ayrıldıktan 24 saat sonra yeniden katılabilirsin.',
  },
  NOT_WAITING: {
    status: 404,
    en: 'This learner no longer waits for this course',
    tr: 'Bu öğrenci artık bu kurs için beklemiyor',
  },
  NOT_FURTHER_UP: {
    status: 409,
    en: 'The new place is not further up than the current one',
    tr: 'Yeni sıra, şu anki sıranın önünde değil',
  },
  LEARNER_SUSPENDED: {
    status: 409,
    en: 'The account of this learner is suspended',
    tr: 'Bu öğrencinin hesabı askıya alınmış',
  },
  LEARNER_HOLDS_TOO_MANY: {
    status: 409,
    en: 'This learner holds two unpaid seats already, so no further seat can be held',
    tr: 'Bu öğrencinin ödemesi yapılmamış iki yeri var, bu yüzden başka yer ayrılamaz',
  },
  LEARNER_BUSY: {
    status: 409,
    en: 'The account of this learner is being changed right now. Please try again in a moment.',
    tr: 'Bu öğrencinin hesabında şu anda bir değişiklik yapılıyor. Lütfen birazdan yeniden dene.',
  },
  NOBODY_WAITS: {
    status: 409,
    en: 'Nobody waits for this course, so there is nobody to open a second group for',
    tr: 'Bu kurs için bekleyen yok, bu yüzden ikinci grup açılamaz',
  },
  GROUP_START_PAST: {
    status: 409,
    en: 'The new group must begin after today',
    tr: 'Yeni grubun başlangıç tarihi bugünden sonra olmalı',
  },
  COURSE_NAME_TAKEN: {
    status: 409,
    en: 'There is a course with this name already',
    tr: 'Bu adla bir kurs zaten var',
  },
  COURSE_STARTED: {
    status: 409,
    en: 'This course has begun already',
    tr: 'Bu kurs çoktan başladı',
  },
  COURSE_CLOSED: {
    status: 409,
    en: 'This course takes no more enrollments',
    tr: 'Bu kurs artık kayıt almıyor',
  },
  ALREADY_ENROLLED: {
    status: 409,
    en: 'You are enrolled in this course already',
    tr: 'Bu kursa zaten kayıtlısın',
  },
  LEARNER_ENROLLED: {
    status: 409,
    en: 'This learner is enrolled in this course already',
    tr: 'Bu öğrenci bu kursa zaten kayıtlı',
  },
  SEAT_NO_LONGER_HELD: {
    status: 409,
    en: 'Your seat is no longer held for you. Please enroll anew.',
    tr: 'Yerin artık senin için ayrılmış değil. Lütfen yeniden kaydol.',
  },
  COURSE_CALLED_OFF: {
    status: 409,
    en: 'This course is cancelled',
    tr: 'Bu kurs iptal edildi',
  },
  COURSE_ENDED: {
    status: 409,
    en: 'This course is over',
    tr: 'Bu kurs sona erdi',
  },
  MOVE_OTHER_TYPE: {
    status: 409,
    en: 'An enrollment can move only to another course of the same type',
    tr: 'Bir kayıt yalnızca aynı türden başka bir kursa taşınabilir',
  },
  MOVE_OTHER_PRICE: {
    status: 409,
    en: 'An enrollment cannot move between currencies, or between a free and a paid course',
    tr: 'Bir kayıt, para birimleri arasında veya ücretsiz ile ücretli kurs arasında taşınamaz',
  },
  CHOICE_OVER: {
    status: 409,
    en: 'There is no open choice for this enrollment any more',
    tr: 'Bu kayıt için artık açık bir seçim yok',
  },
  TOO_LATE_TO_CANCEL: {
    status: 409,
    en: 'A course can be cancelled until 24 hours before it starts',
    tr: 'Bir kurs, başlamasına 24 saat kalana kadar iptal edilebilir',
  },
  ENROLLMENT_OVER: {
    status: 409,
    en: 'This enrollment is cancelled already',
    tr: 'Bu kayıt zaten iptal edilmiş',
  },
  DISPUTE_OPEN: {
    status: 409,
    en: 'A bank is checking this payment, so no money can be given back now',
    tr: 'Banka bu ödemeyi inceliyor, bu yüzden şu anda para iade edilemez',
  },
  DISPUTE_TOO_LARGE: {
    status: 409,
    en: 'So much of the payment cannot be disputed',
    tr: 'Ödemenin bu kadarına itiraz edilemez',
  },
  DISPUTE_AT_PROVIDER: {
    status: 409,
    en: 'The payment provider reports this dispute: the decision arrives by itself',
    tr: 'Bu itirazı ödeme sağlayıcısı bildiriyor: karar kendiliğinden gelir',
  },
  REFUND_TOO_LARGE: {
    status: 409,
    en: 'That is more than was paid and not given back yet',
    tr: 'Bu, ödenen ve henüz iade edilmemiş tutardan fazla',
  },
  TRANSFER_BOOKED: {
    status: 409,
    en: 'Money with this note is booked already',
    tr: 'Bu notla bir ödeme zaten kaydedilmiş',
  },
  TRANSFER_ELSEWHERE: {
    status: 409,
    en: 'A transfer with the same note, day and sum is booked already: {about}. Confirm that it was for both.',
    tr: 'Aynı not, gün ve tutarla bir havale zaten kaydedilmiş: {about}. İkisi için geldiğini onayla.',
  },
  PAYMENT_TOO_LARGE: {
    status: 409,
    en: 'That is more than is still to pay',
    tr: 'Bu, kalan ödemeden fazla',
  },
  REST_NOT_AGREED: {
    status: 409,
    en: 'That is less than the price. Confirm that the rest comes later, then the seat becomes active.',
    tr: 'Bu, ücretten az. Kalanın sonra geleceğini onayla, o zaman yer aktif olur.',
  },
  RECEIVED_LATER: {
    status: 409,
    en: 'The day of a payment cannot be in the future',
    tr: 'Ödemenin günü gelecekte olamaz',
  },
  NOTHING_OWED: {
    status: 409,
    en: 'Nothing is to pay, or the learner cannot be reached',
    tr: 'Ödenecek bir şey yok ya da öğrenciye ulaşılamıyor',
  },
  REMINDED_TODAY: {
    status: 409,
    en: 'The learner got a reminder within the last 24 hours',
    tr: 'Öğrenciye son 24 saat içinde bir hatırlatma gönderildi',
  },
  OVERRIDE_REQUIRED: {
    status: 409,
    en: 'Please confirm that you enroll this learner nevertheless: {about}',
    tr: 'Lütfen bu öğrenciyi yine de kaydettiğini onayla: {about}',
  },
  INVALID_PEOPLE_CSV: {
    status: 400,
    en: 'This is not a CSV file whose first line names the columns name and email',
    tr: 'Bu, ilk satırında ad ve e-posta sütunlarını adlandıran bir CSV dosyası değil',
  },
  TOO_MANY_PEOPLE: {
    status: 400,
    en: 'A file may have at most {about} rows',
    tr: 'Bir dosyada en fazla {about} satır olabilir',
  },
  NOT_ENOUGH_CREDITS: {
    status: 409,
    en: 'The learner does not have that many',
    tr: 'Öğrencinin bu kadarı yok',
  },
  CREDITS_NOT_OPEN: {
    status: 409,
    en: 'The learner has that many, but the credits of a plan can be used from the first day of the course',
    tr: 'Öğrencinin bu kadarı var, ama paketin kredileri kursun ilk gününden itibaren kullanılabilir',
  },
  CREDITS_FROZEN: {
    status: 409,
    en: 'These credits are frozen while a bank is checking the payment',
    tr: 'Banka ödemeyi incelerken bu krediler dondurulmuş durumda',
  },
  NOT_A_LEARNER: {
    status: 409,
    en: 'Only a learner can be enrolled',
    tr: 'Yalnızca bir öğrenci kaydedilebilir',
  },
  CARD_DECLINED: {
    status: 402,
    en: 'Your card was declined. Please try another one.',
    tr: 'Kartın reddedildi. Lütfen başka bir kart dene.',
  },
  CHECKOUT_OVER: {
    status: 409,
    en: 'This payment page is no longer valid',
    tr: 'Bu ödeme sayfası artık geçerli değil',
  },
  CHECKOUT_OPEN: {
    status: 409,
    en: 'You have opened a payment page for another plan, and it cannot be closed. Pay there, or choose the plan again after {about}.',
    tr: 'Başka bir paket için ödeme sayfası açtın ve bu sayfa kapatılamıyor. Ödemeyi orada yap ya da paketi şu saatten sonra yeniden seç: {about}.',
  },
  PAYMENT_IN_REVIEW: {
    status: 409,
    en: 'Your payment is being checked. We keep your seat meanwhile and write to you.',
    tr: 'Ödemen kontrol ediliyor. Bu sırada yerini tutuyoruz ve sana yazacağız.',
  },
  PRICE_CHANGED: {
    status: 409,
    en: 'The price has changed. Nothing is paid yet: please look at the new price and accept the documents again.',
    tr: 'Fiyat değişti. Henüz ödeme yapmadın: lütfen yeni fiyata bak ve belgeleri yeniden onayla.',
  },
  BUYER_REQUIRED: {
    status: 409,
    en: 'Please fill in who pays: the payment provider needs it',
    tr: 'Lütfen ödeyen kişinin bilgilerini doldur: ödeme sağlayıcısı bunları istiyor',
  },
  INVALID_SIGNATURE: { status: 400, en: 'The signature is not valid', tr: 'İmza geçerli değil' },
  PAYMENT_MISMATCH: {
    status: 400,
    en: 'This payment is not the one that was asked for',
    tr: 'Bu ödeme, istenen ödeme değil',
  },
  PAYMENTS_AWAY: {
    status: 503,
    en: 'The payment provider does not answer. Please try again in a minute.',
    tr: 'Ödeme sağlayıcısı yanıt vermiyor. Lütfen bir dakika sonra yeniden dene.',
  },
  PAYMENT_REFUSED: {
    status: 409,
    en: 'The payment provider refused this. Please check your details, or write to us.',
    tr: 'Ödeme sağlayıcısı bunu kabul etmedi. Lütfen bilgilerini kontrol et ya da bize yaz.',
  },
  NO_PAYMENTS: {
    status: 503,
    en: 'Payments are not set up yet, please write to us',
    tr: 'Ödeme henüz kurulmadı, lütfen bize yaz',
  },
  INVOICES_FULL: {
    status: 409,
    en: 'An enrollment has at most 10 invoices. Please remove one first.',
    tr: 'Bir kaydın en fazla 10 faturası olabilir. Lütfen önce birini kaldır.',
  },
  ENROLLMENT_NOT_FOUND: { status: 404, en: 'Enrollment not found', tr: 'Kayıt bulunamadı' },
  PAYMENT_NOT_FOUND: { status: 404, en: 'Payment not found', tr: 'Ödeme bulunamadı' },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
