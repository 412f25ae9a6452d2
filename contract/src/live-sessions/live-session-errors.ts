import type { Language } from '@sohbet/domain/language'

/** Errors of joining or changing a live session. errors.ts merges them into its table. */
export const liveSessionErrors = {
  SESSION_NOT_FOUND: { status: 404, en: 'Session not found', tr: 'Ders bulunamadı' },
  CALENDAR_NOT_FOUND: { status: 404, en: 'Calendar not found', tr: 'Takvim bulunamadı' },
  SESSION_NOT_OPEN: {
    status: 409,
    en: 'This session opens on {about}, 10 minutes before it starts',
    tr: 'Bu ders başlamadan 10 dakika önce açılır: {about}',
  },
  SESSION_OVER: { status: 409, en: 'This session is over', tr: 'Bu ders sona erdi' },
  SESSION_CANCELLED: {
    status: 409,
    en: 'This session does not take place',
    tr: 'Bu ders yapılmayacak',
  },
  SESSION_ON_HOLIDAY: {
    status: 409,
    en: 'This session falls on a holiday and does not take place',
    tr: 'Bu ders tatile denk geliyor ve yapılmayacak',
  },
  SESSION_BEGUN: {
    status: 409,
    en: 'This session has begun already',
    tr: 'Bu ders çoktan başladı',
  },
  SESSION_NOT_OVER: {
    status: 409,
    en: 'Who taught and how long it took can be corrected once the session is over',
    tr: 'Dersi kimin verdiği ve ne kadar sürdüğü ancak ders bittikten sonra düzeltilebilir',
  },
  SESSION_NOT_BEGUN: {
    status: 409,
    en: 'A session has a replay once it has begun',
    tr: 'Bir dersin kaydı ancak ders başladıktan sonra eklenebilir',
  },
  SESSION_IN_THE_PAST: {
    status: 409,
    en: 'Choose a time that is still to come',
    tr: 'İleri bir zaman seç',
  },
  SESSION_OUTSIDE_COURSE: {
    status: 409,
    en: 'A session takes place between the first day of its course and 30 days after the last',
    tr: 'Bir ders, kursun ilk günü ile son gününden 30 gün sonrası arasında yapılır',
  },
  SESSIONS_OVERLAP: {
    status: 409,
    en: 'Another session of this course takes place at that time',
    tr: 'O saatte bu kursun başka bir dersi var',
  },
  SESSION_SLOT_TAKEN: {
    status: 409,
    en: 'A session of this course from exactly that time was moved or cancelled, or is on a holiday. Change that one, or choose a time a few minutes later',
    tr: 'Bu kursun tam o saatteki dersi taşındı, iptal edildi ya da tatile denk geliyor. O dersi değiştir ya da birkaç dakika sonrasını seç',
  },
  TOO_MANY_EXTRA_SESSIONS: {
    status: 409,
    en: 'The coaches have reached the limit of extra sessions in this course for that month ({about}). Please ask an admin to add this one',
    tr: 'Koçların bu kursa o ay ekleyebileceği ek derslerin sınırına ulaşıldı ({about}). Bunu eklemesi için lütfen bir yöneticiye yaz',
  },
  NOT_AN_EXTRA_SESSION: {
    status: 409,
    en: 'Only an extra session can be removed. Cancel this one instead',
    tr: 'Yalnızca ek bir ders kaldırılabilir. Bunun yerine bu dersi iptal et',
  },
  TOO_LATE_TO_GIVE_BACK: {
    status: 409,
    en: 'A session can be given back until 24 hours before its start. Please call the coach of the course or the school',
    tr: 'Bir ders, başlamasına 24 saat kalana kadar geri verilebilir. Lütfen kursun koçunu ya da okulu ara',
  },
  COACH_BUSY: {
    status: 409,
    en: 'The coach has another session at that time: {about}',
    tr: 'Koçun o saatte başka bir dersi var: {about}',
  },
  COACH_AWAY: {
    status: 409,
    en: 'The coach of this course is away at that time, so nobody would teach this session',
    tr: 'Bu kursun koçu o saatte yok; dersi veren olmaz',
  },
  COACH_NOT_FREE: {
    status: 409,
    en: 'This coach is not free at that time. Please choose another one',
    tr: 'Bu koç o saatte boş değil. Lütfen başka bir koç seç',
  },
  SUBSTITUTE_BUSY: {
    status: 409,
    en: 'The substitute is not free at that time. Choose another time, or take the session back first',
    tr: 'Dersi verecek koç o saatte boş değil. Başka bir saat seç ya da önce dersi geri al',
  },
  MATERIAL_NOT_FOUND: { status: 404, en: 'Material not found', tr: 'Materyal bulunamadı' },
  MATERIALS_FULL: {
    status: 409,
    en: 'A session has {about} materials at most. Please remove one first',
    tr: 'Bir derste en fazla {about} materyal olabilir. Lütfen önce birini kaldır',
  },
  INVALID_MATERIAL: {
    status: 400,
    en: 'Please select a PDF, JPEG, PNG, WebP, MP3, M4A, OGG or WAV file',
    tr: 'Lütfen bir PDF, JPEG, PNG, WebP, MP3, M4A, OGG veya WAV dosyası seç',
  },
  INVALID_REPLAY: {
    status: 400,
    en: 'Please select an MP4, MP3, M4A, OGG or WAV file',
    tr: 'Lütfen bir MP4, MP3, M4A, OGG veya WAV dosyası seç',
  },
  REPLAY_MISSING: {
    status: 400,
    en: 'This recording is not here any more, please upload it again',
    tr: 'Bu kayıt artık burada değil, lütfen yeniden yükle',
  },
  ONLY_COURSE_COACH: {
    status: 403,
    en: 'Only a coach of the course or an admin can do this',
    tr: 'Bunu yalnızca kursun koçu ya da bir yönetici yapabilir',
  },
  GUEST_SEAT_NOT_FOUND: { status: 404, en: 'Guest seat not found', tr: 'Misafir yeri bulunamadı' },
  NOT_A_SPEAKING_GROUP: {
    status: 409,
    en: 'Only Speaking Groups take guests',
    tr: 'Yalnızca Speaking Group dersleri misafir alır',
  },
  OWN_SESSION: {
    status: 409,
    en: 'This session belongs to your own course',
    tr: 'Bu ders zaten kendi kursunun dersi',
  },
  OTHER_COURSE_TYPE: {
    status: 409,
    en: 'You can be a guest only in courses of the type that you have taken',
    tr: 'Yalnızca kendi kursunla aynı türdeki kurslara misafir olabilirsin',
  },
  NO_GUEST_SEAT: {
    status: 409,
    en: 'The last guest seat has just been taken. Please choose another session',
    tr: 'Son misafir yeri az önce doldu. Lütfen başka bir ders seç',
  },
  ALREADY_GUEST: {
    status: 409,
    en: 'You already have a guest seat in this session',
    tr: 'Bu derste zaten misafir yerin var',
  },
  NOTHING_TO_MAKE_UP: {
    status: 409,
    en: 'A make-up needs an absence that you announced in time, and that is not made up yet',
    tr: 'Telafi için, zamanında bildirdiğin ve henüz telafi edilmemiş bir devamsızlık gerekir',
  },
  MAKE_UP_TOO_FAR: {
    status: 409,
    en: 'This session is too long before or after the one that you miss',
    tr: 'Bu ders, kaçıracağın dersten çok önce ya da çok sonra',
  },
  TOO_MANY_MAKE_UPS: {
    status: 409,
    en: 'You have no make-up left around this day',
    tr: 'Bu günlerde telafi hakkın kalmadı',
  },
  ABSENCE_LOCKED: {
    status: 409,
    en: 'You have a make-up for this session, so your absence stays. Cancel the make-up first',
    tr: 'Bu ders için telafin var, bu yüzden devamsızlığın geri alınamaz. Önce telafiyi iptal et',
  },
  TICKET_WOULD_BE_LOST: {
    status: 409,
    en: 'The free cancellation has ended, so the seat would be lost',
    tr: 'Ücretsiz iptal süresi doldu; iptal edersen hakkın geri gelmez',
  },
} as const satisfies Record<string, { status: number } & Record<Language, string>>
