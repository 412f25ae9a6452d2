import type { Language } from '@sohbet/domain/language'

/** Errors of courses, course types, modules, quizzes and coaches. errors.ts merges them into its table. */
export const catalogueErrors = {
  COURSE_TYPE_TAKEN: {
    status: 409,
    en: 'There is a course type with this name already',
    tr: 'Bu adla bir kurs türü zaten var',
  },
  QUIZ_EXISTS: { status: 409, en: 'This module has a quiz already', tr: 'Bu modülün zaten bir quizi var' },
  NO_MODULE_PLACE: {
    status: 409,
    en: 'The last module stands at number 1000 and cannot move up, please put the modules in order first',
    tr: 'Son modül 1000. sırada ve daha ileri kayamaz, lütfen önce modülleri sırala',
  },
  MEDIA_IN_USE: {
    status: 409,
    en: 'This file is used, so it stays',
    tr: 'Bu dosya kullanılıyor, bu yüzden kalmalı',
  },
  MODULE_IN_USE: {
    status: 409,
    en: 'Learners have this module open or worked in it, so it stays',
    tr: 'Bu modül öğrencilere açık veya öğrenciler üzerinde çalıştı, bu yüzden kalmalı',
  },
  SAME_QUIZ: {
    status: 400,
    en: 'The questions are in this quiz already',
    tr: 'Sorular zaten bu quizde',
  },
  QUIZ_FULL: {
    status: 409,
    en: 'A quiz has 100 questions at most',
    tr: 'Bir quizde en fazla 100 soru olabilir',
  },
  COACH_EXISTS: { status: 409, en: 'This user is a coach already', tr: 'Bu kullanıcı zaten koç' },
  COACH_IS_ADMIN: {
    status: 409,
    en: 'An admin cannot be a coach as well. Take another account.',
    tr: 'Bir yönetici aynı zamanda koç olamaz. Başka bir hesap seç.',
  },
  COACH_HAS_COURSES: {
    status: 409,
    en: 'You coach courses that are not over yet. First an admin gives them to another coach: please write to the school, then delete your account.',
    tr: 'Henüz bitmemiş kursların koçusun. Önce bir yönetici bu kursları başka bir koça vermeli: okula yaz, hesabını sonra sil.',
  },
  SUCCESSORS_MISSING: {
    status: 409,
    en: 'Choose a successor for each course, session and lesson. Missing: {about}',
    tr: 'Her kurs ve her ders için yerine geçecek birini seç. Eksik: {about}',
  },
  SUCCESSOR_NOT_FREE: {
    status: 409,
    en: 'The chosen coach cannot take this; nothing was changed. Choose another one for: {about}',
    tr: 'Seçilen koç bunu alamıyor; hiçbir şey değişmedi. Başka bir koç seç: {about}',
  },
  COURSE_IN_USE: {
    status: 409,
    en: 'Only an upcoming course without enrollments can be deactivated or re-activated',
    tr: 'Yalnızca henüz başlamamış ve kaydı olmayan bir kurs silinebilir veya geri alınabilir',
  },
  COURSE_NOT_UPCOMING: {
    status: 409,
    en: 'Only an upcoming course can be closed or re-opened to enrollments',
    tr: 'Yalnızca henüz başlamamış bir kurs kayda kapatılabilir veya yeniden açılabilir',
  },
  COURSE_TYPE_FIXED: {
    status: 409,
    en: 'Learners are enrolled in this course, so its type stays as it is',
    tr: 'Bu kursa kayıtlı öğrenciler var, bu yüzden türü değiştirilemez',
  },
  COURSE_HAS_BEGUN: {
    status: 409,
    en: 'This course has begun with its learners, so its start date stays as it is',
    tr: 'Bu kurs öğrencileriyle başladı, bu yüzden başlangıç tarihi değiştirilemez',
  },
  START_IN_THE_PAST: {
    status: 409,
    en: 'Learners are enrolled in this course: it must begin after today',
    tr: 'Bu kursa kayıtlı öğrenciler var: başlangıç tarihi bugünden sonra olmalı',
  },
  PRICE_OUTSIDE_LIMITS: {
    status: 409,
    en: 'The price of this course is outside the limits of its currency. Change it before you copy the course.',
    tr: 'Bu kursun fiyatı para biriminin sınırları dışında. Kursu kopyalamadan önce fiyatını değiştir.',
  },
  COURSE_TYPE_INACTIVE: {
    status: 409,
    en: 'This course type is passive. Choose another one or activate it first.',
    tr: 'Bu kurs türü pasif. Başka bir tür seç veya önce onu etkinleştir.',
  },
  COACH_INACTIVE: {
    status: 409,
    en: 'This coach is not active. Choose another one or activate the coach first.',
    tr: 'Bu koç aktif değil. Başka bir koç seç veya önce onu etkinleştir.',
  },
  COACH_SUSPENDED: {
    status: 409,
    en: 'This account is suspended. Let the user in again first.',
    tr: 'Bu hesap askıya alınmış. Önce hesabı yeniden aç.',
  },
  FEWER_SEATS_THAN_LEARNERS: {
    status: 409,
    en: 'There are more learners in this course than that',
    tr: 'Bu kursta bundan daha fazla öğrenci var',
  },
  INVALID_DOCUMENT: {
    status: 400,
    en: 'Please select a valid PDF file',
    tr: 'Lütfen geçerli bir PDF dosyası seç',
  },
  INVALID_VIDEO: {
    status: 400,
    en: 'Please select a valid MP4 file',
    tr: 'Lütfen geçerli bir MP4 dosyası seç',
  },
  VIDEO_MISSING: {
    status: 400,
    en: 'This video is not here any more, please upload it again',
    tr: 'Bu video artık burada değil, lütfen yeniden yükle',
  },
  AUDIO_MISSING: {
    status: 400,
    en: 'This recording is not here any more, please upload it again',
    tr: 'Bu ses kaydı artık burada değil, lütfen yeniden yükle',
  },
  DOCUMENT_MISSING: {
    status: 400,
    en: 'One of the documents is not here any more, please upload it again',
    tr: 'Belgelerden biri artık burada değil, lütfen yeniden yükle',
  },
  INVALID_CAPTIONS: {
    status: 400,
    en: 'Please select a WebVTT file (.vtt)',
    tr: 'Lütfen bir WebVTT dosyası (.vtt) seç',
  },
  INVALID_RESOURCE_FILE: {
    status: 400,
    en: 'Please select a PDF, MP4, MP3, M4A, OGG or WAV file',
    tr: 'Lütfen bir PDF, MP4, MP3, M4A, OGG veya WAV dosyası seç',
  },
  RESOURCE_FILE_MISSING: {
    status: 400,
    en: 'This file is not here any more, please upload it again',
    tr: 'Bu dosya artık burada değil, lütfen yeniden yükle',
  },
  RESOURCES_FULL: {
    status: 409,
    en: 'There are 300 resources already, please delete one first',
    tr: 'Zaten 300 kaynak var, lütfen önce birini sil',
  },
  MODULE_LOCKED: {
    status: 403,
    en: 'This module opens on {about}',
    tr: 'Bu modül {about} tarihinde açılacak',
  },
  COURSE_NOT_PAID: {
    status: 403,
    en: 'This course opens as soon as it is paid',
    tr: 'Bu kurs, ödemesi yapılır yapılmaz açılacak',
  },
  COURSE_CANCELLED: {
    status: 403,
    en: 'Your enrollment in this course is cancelled',
    tr: 'Bu kurstaki kaydın iptal edildi',
  },
  NOT_AN_ANSWER: {
    status: 400,
    en: 'This is not an answer to this question',
    tr: 'Bu, bu sorunun bir cevabı değil',
  },
  ANSWER_FINAL: {
    status: 409,
    en: 'You have answered this question already, and an answer is final',
    tr: 'Bu soruyu zaten cevapladın, verilen cevap değiştirilemez',
  },
  QUIZ_COMPLETED: {
    status: 409,
    en: 'You have completed this quiz already',
    tr: 'Bu quizi zaten tamamladın',
  },
  QUIZ_EMPTY: {
    status: 409,
    en: 'This quiz has no questions yet',
    tr: 'Bu quizde henüz soru yok',
  },
  QUIZ_NOT_STARTED: {
    status: 404,
    en: 'You have not started this quiz yet',
    tr: 'Bu quize henüz başlamadın',
  },
  RESOURCE_NOT_FOUND: { status: 404, en: 'Resource not found', tr: 'Kaynak bulunamadı' },
  COURSE_TYPE_NOT_FOUND: { status: 404, en: 'Course type not found', tr: 'Kurs türü bulunamadı' },
  MODULE_NOT_FOUND: { status: 404, en: 'Module not found', tr: 'Modül bulunamadı' },
  QUIZ_NOT_FOUND: {
    status: 404,
    en: 'No quiz found for this module.',
    tr: 'Bu modül için bir quiz bulunamadı.',
  },
  COACH_NOT_FOUND: { status: 404, en: 'Coach not found', tr: 'Koç bulunamadı' },
  COURSE_NOT_FOUND: { status: 404, en: 'Course not found', tr: 'Kurs bulunamadı' },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
