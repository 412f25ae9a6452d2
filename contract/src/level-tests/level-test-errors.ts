/** Errors about the level test and the quick test. */
export const levelTestErrors = {
  LEVEL_TEST_TAKEN: {
    status: 409,
    en: 'You have taken the level test already. Please write to us if you need to take it again.',
    tr: 'Seviye testini zaten çözdün. Yeniden çözmen gerekiyorsa lütfen bize yaz.',
  },
  OTHER_LEVEL_TEST: {
    status: 409,
    en: 'This is not the level test you have started, please reload the page',
    tr: 'Bu, başladığın seviye testi değil, lütfen sayfayı yenile',
  },
  LEVEL_TEST_HAS_ATTEMPTS: {
    status: 409,
    en: 'Learners have taken this test, so its questions stay as they are. Copy it as a new version and change that one.',
    tr: 'Bu testi çözen öğrenciler var, bu yüzden soruları değiştirilemez. Yeni bir sürüm olarak kopyalayıp onu değiştir.',
  },
  LEVEL_TEST_ACTIVE: {
    status: 409,
    en: 'The active test cannot be deleted. Make it passive first.',
    tr: 'Etkin test silinemez. Önce pasif yap.',
  },
  LEVEL_TEST_KEPT: {
    status: 409,
    en: 'Learners have begun this test, so it is kept with what they answered',
    tr: 'Bu teste başlayan öğrenciler var, bu yüzden yanıtlarıyla birlikte saklanır',
  },
  LEVEL_TEST_EMPTY: {
    status: 409,
    en: 'An active test needs at least one question: learners could not take an empty one.',
    tr: 'Etkin bir testte en az bir soru olmalı: öğrenciler boş bir testi çözemez.',
  },
  LISTENING_WITHOUT_AUDIO: {
    status: 409,
    en: 'The listening questions of an active test need their recordings. Missing in question {about}.',
    tr: 'Etkin bir testin dinleme sorularının ses kayıtları olmalı. Kaydı eksik soru: {about}.',
  },
  LEVEL_TEST_FULL: {
    status: 409,
    en: 'A level test has 200 questions at most',
    tr: 'Bir seviye testinde en fazla 200 soru olabilir',
  },
  LEVEL_TEST_EXISTS: {
    status: 409,
    en: 'The school has an active level test already',
    tr: 'Okulun zaten etkin bir seviye testi var',
  },
  LEVEL_TEST_NOT_FOUND: { status: 404, en: 'Test not found', tr: 'Test bulunamadı' },
  NO_ACTIVE_LEVEL_TEST: {
    status: 404,
    en: 'There is no level test to take at the moment',
    tr: 'Şu anda çözülebilecek bir seviye testi yok',
  },
  NO_LEVEL_TEST_RESULT: {
    status: 404,
    en: 'You have not taken the level test yet',
    tr: 'Seviye testini henüz çözmedin',
  },
  QUICK_TEST_SILENT: {
    status: 409,
    en: 'The quick test has no listening questions',
    tr: 'Hızlı testte dinleme sorusu olmaz',
  },
  QUESTION_PUBLIC: {
    status: 409,
    en: 'The quick test has made this question public, so the level test cannot ask it',
    tr: 'Bu soru hızlı testte herkese açık, bu yüzden seviye testinde sorulamaz',
  },
  QUESTION_ASKED: {
    status: 409,
    en: 'The level test asks the same question, so the quick test cannot show it',
    tr: 'Aynı soru seviye testinde soruluyor, bu yüzden hızlı testte gösterilemez',
  },
  QUESTIONS_PUBLIC: {
    status: 409,
    en: 'The quick test has made question {about} of this test public, so this test cannot ask it. Replace it first; if learners have taken the test, in a copy.',
    tr: 'Bu testin şu sorusu hızlı testte herkese açıldı, bu yüzden artık sorulamaz: {about}. Önce yerine başka bir soru koy; testi çözen öğrenciler varsa bunu bir kopyasında yap.',
  },
} as const
