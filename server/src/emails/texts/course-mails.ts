import { describeMail } from './describe-mail.ts'

const ofEnrollment = [
  'name',
  'course',
  'starts',
  'ends',
  'sessions',
  'first',
  'coach',
  'plan',
  'credits',
  'extraGroups',
  'link',
] as const
const enrolled = {
  en: [
    'Hello {name},',
    'You are enrolled in “{course}”, which runs from {starts} to {ends}.',
    '[Live sessions, by the clock in Istanbul: {sessions}.]',
    '[The first one: {first}.]',
    '[Your coach: {coach}.]',
  ],
  tr: [
    'Merhaba {name},',
    '“{course}” kursuna kaydoldun. Başlangıç: {starts}, bitiş: {ends}.',
    '[Canlı dersler (İstanbul saatiyle): {sessions}.]',
    '[İlk ders: {first}.]',
    '[Koçun: {coach}.]',
  ],
}
const plan = {
  en: '[Plan: {plan}, with {credits} class credits[ and {extraGroups} extra Speaking Groups]. ]',
  tr: '[Paket: {plan}, {credits} ders kredisi[ ve {extraGroups} ekstra Speaking Groups]. ]',
}
const attached = { en: '[Attached as PDF: {attached}.]', tr: '[PDF olarak ekte: {attached}.]' }
const openCourse = { en: 'Open the course', tr: 'Kursu aç' }

const seatOffer = {
  en: {
    subject: 'A seat for you in {course}',
    button: 'Take the seat',
    notes: ['If you no longer want it, do nothing: it then goes to the next in line.'],
  },
  tr: {
    subject: '{course} kursunda sana yer açıldı',
    button: 'Yerimi al',
    notes: ['Artık istemiyorsan bir şey yapman gerekmez: yer sıradaki kişiye geçer.'],
  },
}
const seatIsFree = {
  en: 'A seat has become free in “{course}”, and you are first in line. We hold it for you until {until}:',
  tr: '“{course}” kursunda bir yer açıldı ve sıradaki ilk kişi sensin. Yerini şu zamana kadar senin için ayırdık: {until}. O zamana kadar',
}

export const courseMails = {
  enrolled: describeMail({
    placeholders: [...ofEnrollment, 'paid', 'owed', 'withdrawUntil', 'attached'],
    en: {
      subject: 'You are in: {course}',
      body: [...enrolled.en, `${plan.en}Paid: {paid}.[ Still to pay: {owed}.]`, '{link}'],
      button: openCourse.en,
      notes: [
        'You can cancel with your money back until 24 hours before the course starts. Receipts are under “My courses”.',
        '[You may also withdraw within 14 days of paying, until {withdrawUntil}.]',
        attached.en,
      ],
    },
    tr: {
      subject: 'Kaydın tamam: {course}',
      body: [...enrolled.tr, `${plan.tr}Ödenen: {paid}.[ Kalan ödeme: {owed}.]`, '{link}'],
      button: openCourse.tr,
      notes: [
        'Kurs başlamadan 24 saat öncesine kadar iptal edip paranı geri alabilirsin. Makbuzların “Kurslarım” sayfasında.',
        '[Ayrıca ödemenden sonra 14 gün içinde cayabilirsin. Son an: {withdrawUntil}.]',
        attached.tr,
      ],
    },
  }),

  'enrolled-free': describeMail({
    placeholders: [...ofEnrollment, 'withdrawUntil', 'attached'],
    en: {
      subject: 'You are in: {course}',
      body: [...enrolled.en, `${plan.en}There is nothing to pay.`, '{link}'],
      button: openCourse.en,
      notes: [
        'You can cancel until 24 hours before the course starts, under “My courses”.',
        '[You may also withdraw within 14 days of paying, until {withdrawUntil}.]',
        attached.en,
      ],
    },
    tr: {
      subject: 'Kaydın tamam: {course}',
      body: [...enrolled.tr, `${plan.tr}Ödenecek bir şey yok.`, '{link}'],
      button: openCourse.tr,
      notes: [
        'Kurs başlamadan 24 saat öncesine kadar “Kurslarım” sayfasından iptal edebilirsin.',
        '[Ayrıca ödemenden sonra 14 gün içinde cayabilirsin. Son an: {withdrawUntil}.]',
        attached.tr,
      ],
    },
  }),

  'seat-offer': describeMail({
    placeholders: ['name', 'course', 'until', 'link'],
    required: ['until', 'link'],
    en: {
      ...seatOffer.en,
      body: ['Hello {name},', `${seatIsFree.en} pay by then and it is yours.`, '{link}'],
    },
    tr: { ...seatOffer.tr, body: ['Merhaba {name},', `${seatIsFree.tr} ödersen yer senindir.`, '{link}'] },
  }),

  'seat-offer-free': describeMail({
    placeholders: ['name', 'course', 'until', 'link'],
    required: ['until', 'link'],
    en: {
      ...seatOffer.en,
      body: ['Hello {name},', `${seatIsFree.en} take it by then and it is yours.`, '{link}'],
    },
    tr: { ...seatOffer.tr, body: ['Merhaba {name},', `${seatIsFree.tr} alırsan yer senindir.`, '{link}'] },
  }),

  cancelled: describeMail({
    placeholders: ['name', 'course', 'cardRefund', 'bankRefund'],
    en: {
      subject: 'Your enrollment in {course} is cancelled',
      body: [
        'Hello {name},',
        'Your enrollment in “{course}” is cancelled.',
        '[{cardRefund} is on its way back to the card you paid with. Banks take a few days to show it.]',
        '[{bankRefund} is on its way back to your bank account. Banks take a few days to show it.]',
      ],
      notes: ['We would be glad to see you in another course.'],
    },
    tr: {
      subject: '{course} kaydın iptal edildi',
      body: [
        'Merhaba {name},',
        '“{course}” kursundaki kaydın iptal edildi.',
        '[{cardRefund} ödediğin karta iade ediliyor. Bankanda görünmesi birkaç gün sürebilir.]',
        '[{bankRefund} banka hesabına iade ediliyor. Bankanda görünmesi birkaç gün sürebilir.]',
      ],
      notes: ['Seni başka bir kursta görmekten mutluluk duyarız.'],
    },
  }),
}
