import type { Language } from '@sohbet/domain/language'

/** Errors of lessons. errors.ts merges them into its table. */
export const lessonErrors = {
  LESSON_NOT_FOUND: { status: 404, en: 'Lesson not found', tr: 'Ders bulunamadı' },
  COACH_GIVES_NO_LESSONS: {
    status: 409,
    en: 'This coach does not offer lessons at the moment',
    tr: 'Bu koç şu anda ders vermiyor',
  },
  TIME_TAKEN: {
    status: 409,
    en: 'This time is no longer free. Please choose another one',
    tr: 'Bu saat artık boş değil. Lütfen başka bir saat seç',
  },
  LEARNER_BUSY: {
    status: 409,
    en: 'You have another lesson at this time',
    tr: 'Bu saatte başka bir dersin var',
  },
  LESSON_CANCELLED: { status: 409, en: 'This lesson was cancelled', tr: 'Bu ders iptal edildi' },
  LESSON_BEGUN: { status: 409, en: 'This lesson has begun already', tr: 'Bu ders çoktan başladı' },
  LESSON_OVER: { status: 409, en: 'This lesson is over', tr: 'Bu ders sona erdi' },
  LESSON_NOT_OPEN: {
    status: 409,
    en: 'This lesson opens on {about}, 10 minutes before it starts',
    tr: 'Bu ders başlamadan 10 dakika önce açılır: {about}',
  },
  LESSON_NOT_BEGUN: {
    status: 409,
    en: 'This is possible once the lesson has begun',
    tr: 'Bu, ders başladıktan sonra yapılabilir',
  },
  LESSON_DECIDED: {
    status: 409,
    en: 'It has been decided who came to this lesson. Please write to the school',
    tr: 'Bu derse kimin geldiği kesinleşti. Lütfen okula yaz',
  },
  LESSON_NOT_TAUGHT: {
    status: 409,
    en: 'A lesson can be rated after it has taken place',
    tr: 'Bir ders ancak yapıldıktan sonra puanlanabilir',
  },
  TOO_LATE_TO_MOVE: {
    status: 409,
    en: 'A lesson can be moved until {about}',
    tr: 'Bir dersin saati en geç şu ana kadar değiştirilebilir: {about}',
  },
  PARTNER_HAS_TIME: {
    status: 409,
    en: 'Your partner has planned this time too, so the lesson cannot be moved. You can cancel your seat',
    tr: 'Bu saati ders arkadaşın da ayırdı; bu yüzden dersin saati değiştirilemez. Kendi yerini iptal edebilirsin',
  },
  CLASS_STAYS: {
    status: 409,
    en: 'A group class cannot be moved. You can cancel your seat',
    tr: 'Grup dersinin saati değiştirilemez. Kendi yerini iptal edebilirsin',
  },
  NOT_A_DUO: {
    status: 409,
    en: 'Only the learner who booked a duo lesson can do this',
    tr: 'Bunu yalnızca ikili dersi ayıran öğrenci yapabilir',
  },
  BOOKING_CLOSED: {
    status: 409,
    en: 'It is too late: seats can be taken until {about}',
    tr: 'Artık çok geç: yer almak için son an {about}',
  },
  CLASS_TIME_TAKEN: {
    status: 409,
    en: 'This time is taken by another lesson or session and the pause between them, or it is too near or too far ahead. Please choose another one',
    tr: 'Bu saat, aradaki molayla birlikte başka bir dersle çakışıyor ya da çok yakın veya çok uzak. Lütfen başka bir saat seç',
  },
  NO_SEAT_LEFT: { status: 409, en: 'No seat is left in this lesson', tr: 'Bu derste boş yer kalmadı' },
  LEVEL_UNKNOWN: {
    status: 409,
    en: 'Take the level test first: it shows which learners fit you',
    tr: 'Önce seviye testine gir: sana hangi öğrencilerin uyduğunu o gösterir',
  },
  OWN_INVITATION: {
    status: 409,
    en: 'Invite another person, not yourself',
    tr: 'Kendini değil, başka birini davet et',
  },
  CREDIT_WOULD_BE_LOST: {
    status: 409,
    en: 'The free cancellation has ended, so the credit would be gone',
    tr: 'Ücretsiz iptal süresi doldu; iptal edersen kredi geri gelmez',
  },
  NOTHING_TO_DECIDE: {
    status: 409,
    en: 'This lesson does not wait for a decision',
    tr: 'Bu ders bir karar beklemiyor',
  },
  ONLY_PRIVATE_MOVES: {
    status: 409,
    en: 'Another time can be proposed only for a private lesson',
    tr: 'Yalnızca özel bir ders için başka bir saat önerilebilir',
  },
  REQUEST_NOT_FOUND: {
    status: 404,
    en: 'This question was answered or withdrawn already',
    tr: 'Bu soru çoktan yanıtlandı ya da geri çekildi',
  },
  MONTH_NOT_OVER: {
    status: 409,
    en: 'A month can be closed after it has ended',
    tr: 'Bir ay ancak bittikten sonra kapatılabilir',
  },
  MONTH_CLOSED: { status: 409, en: 'This month is closed already', tr: 'Bu ay zaten kapalı' },
  LESSONS_IN_THE_WAY: {
    status: 409,
    en: 'Lessons are booked. Move them, hand them over or cancel them first: {about}',
    tr: 'Ayrılmış dersler var. Önce saatlerini değiştir, başka bir koça devret ya da iptal et: {about}',
  },
  PACK_NOT_FOUND: { status: 404, en: 'Pack not found', tr: 'Paket bulunamadı' },
  PACK_NOT_SOLD: {
    status: 409,
    en: 'This pack is not sold at the moment',
    tr: 'Bu paket şu anda satılmıyor',
  },
  PACK_REFUND_OVER: {
    status: 409,
    en: 'A pack can be refunded within 14 days of paying',
    tr: 'Bir paket, ödemeden sonra 14 gün içinde iade edilebilir',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
