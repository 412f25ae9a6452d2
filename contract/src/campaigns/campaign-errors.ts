/** Refusals of discount codes. errors.ts merges them into its table. */
export const campaignErrors = {
  CODE_UNKNOWN: {
    status: 409,
    en: 'We don’t know this discount code. Check the spelling.',
    tr: 'Bu indirim kodunu tanımıyoruz. Yazımını kontrol et.',
  },
  CODE_NOT_YET_VALID: {
    status: 409,
    en: 'This discount code is not valid yet.',
    tr: 'Bu indirim kodu henüz geçerli değil.',
  },
  CODE_EXPIRED: {
    status: 409,
    en: 'This discount code has expired.',
    tr: 'Bu indirim kodunun süresi doldu.',
  },
  CODE_NOT_FOR_COURSE: {
    status: 409,
    en: 'This discount code is not valid for this course.',
    tr: 'Bu indirim kodu bu kurs için geçerli değil.',
  },
  CODE_NOT_FOR_PLAN: {
    status: 409,
    en: 'This discount code is not valid for this plan. Choose another plan or remove the code.',
    tr: 'Bu indirim kodu bu paket için geçerli değil. Başka bir paket seç ya da kodu kaldır.',
  },
  CODE_FIRST_COURSE_ONLY: {
    status: 409,
    en: 'This discount code is only for your first paid course.',
    tr: 'Bu indirim kodu yalnızca ilk ücretli kursun için geçerli.',
  },
  CODE_USED_BY_YOU: {
    status: 409,
    en: 'You have used this discount code already.',
    tr: 'Bu indirim kodunu daha önce kullandın.',
  },
  CODE_USED_UP: {
    status: 409,
    en: 'This discount code has been used up.',
    tr: 'Bu indirim kodunun kullanım hakkı doldu.',
  },
  CODE_BELOW_MINIMUM: {
    status: 409,
    en: 'With this discount code the price would be lower than the smallest card payment. It cannot be used here.',
    tr: 'Bu indirim koduyla fiyat, kartla ödenebilecek en düşük tutarın altına iniyor. Kod burada kullanılamaz.',
  },
  DISCOUNT_CODE_NOT_FOUND: { status: 404, en: 'Discount code not found', tr: 'İndirim kodu bulunamadı' },
  DISCOUNT_CODE_TAKEN: {
    status: 409,
    en: 'There is a discount code with these letters already',
    tr: 'Bu harflerle bir indirim kodu zaten var',
  },
  DISCOUNT_CODE_USED_MORE: {
    status: 409,
    en: 'The code has been used {about} times. The limit cannot be lower.',
    tr: 'Kod {about} kez kullanıldı. Sınır bundan düşük olamaz.',
  },
} as const
