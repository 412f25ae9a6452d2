import { describeMail } from './describe-mail.ts'

const bankDetails = {
  en: [
    'Account holder: {holder}.[ Bank: {bank}.] IBAN: {iban}.',
    'Please write this reference on the transfer: {reference}.',
  ],
  tr: [
    'Hesap sahibi: {holder}.[ Banka: {bank}.] IBAN: {iban}.',
    'Lütfen havalenin açıklamasına bu kodu yaz: {reference}.',
  ],
}

const balance = {
  en: {
    subject: 'Still to pay: {course}',
    owed: ['Hello {name},', '{sum} is still to pay for “{course}”.[ It was agreed until {due}.]'],
    button: 'Open My courses',
    notes: ['Have you paid in the last days? Then please ignore this mail.'],
  },
  tr: {
    subject: 'Kalan ödeme: {course}',
    owed: ['Merhaba {name},', '“{course}” için ödenecek {sum} kaldı.[ Kararlaştırılan son gün: {due}.]'],
    button: 'Kurslarımı aç',
    notes: ['Son günlerde ödediysen bu e-postayı dikkate alma.'],
  },
}

const goesBack = {
  en: 'We are sending all of it back to the card you paid with. Banks take a few days to show it.',
  tr: 'Tutarın tamamını ödediğin karta iade ediyoruz. Bankanda görünmesi birkaç gün sürebilir.',
}

type Words = { subject: string; why: string; note: string }

/** A payment that bought no seat. */
const returnedPayment = ({ en, tr }: { en: Words; tr: Words }) =>
  describeMail({
    placeholders: ['name', 'course', 'sum'],
    en: { subject: en.subject, body: ['Hello {name},', en.why, goesBack.en], notes: [en.note] },
    tr: { subject: tr.subject, body: ['Merhaba {name},', tr.why, goesBack.tr], notes: [tr.note] },
  })

export const paymentMails = {
  transfer: describeMail({
    placeholders: ['name', 'course', 'until', 'sum', 'holder', 'bank', 'iban', 'reference', 'link'],
    required: ['sum', 'iban', 'reference'],
    en: {
      subject: 'Your seat in {course}: how to pay',
      body: [
        'Hello {name},',
        'We hold your seat in “{course}” until {until}. Please transfer {sum}.',
        ...bankDetails.en,
        '{link}',
      ],
      button: 'Open the bank details',
      notes: ['As soon as the money arrives we confirm your seat by mail.'],
    },
    tr: {
      subject: '{course} kursundaki yerin: ödeme bilgileri',
      body: [
        'Merhaba {name},',
        '“{course}” kursundaki yerini şu zamana kadar senin için tutuyoruz: {until}. Lütfen {sum} havale et.',
        ...bankDetails.tr,
        '{link}',
      ],
      button: 'Banka bilgilerini aç',
      notes: ['Para hesabımıza gelince yerini e-postayla onaylayacağız.'],
    },
  }),

  balance: describeMail({
    placeholders: ['name', 'course', 'sum', 'due', 'holder', 'bank', 'iban', 'reference', 'link'],
    required: ['sum', 'iban', 'reference'],
    en: { ...balance.en, body: [...balance.en.owed, ...bankDetails.en, '{link}'] },
    tr: { ...balance.tr, body: [...balance.tr.owed, ...bankDetails.tr, '{link}'] },
  }),

  'balance-without-bank': describeMail({
    placeholders: ['name', 'course', 'sum', 'due', 'link'],
    required: ['sum'],
    en: {
      ...balance.en,
      body: [...balance.en.owed, 'Reply to this mail and we tell you how to pay.', '{link}'],
    },
    tr: {
      ...balance.tr,
      body: [...balance.tr.owed, 'Nasıl ödeyeceğini öğrenmek için bu e-postayı yanıtla.', '{link}'],
    },
  }),

  'payment-late': returnedPayment({
    en: {
      subject: 'Your payment for {course} came too late',
      why: 'Your payment of {sum} for “{course}” reached us when your seat was no longer held.',
      note: 'The course may have a free seat or a waiting list: you find it on the course’s page.',
    },
    tr: {
      subject: '{course} için ödemen geç ulaştı',
      why: '“{course}” için yaptığın {sum} tutarındaki ödeme, yerin artık ayrılmış değilken bize ulaştı.',
      note: 'Kursta boş yer ya da bekleme listesi olabilir: kurs sayfasında bulabilirsin.',
    },
  }),

  'payment-not-due': returnedPayment({
    en: {
      subject: 'Your payment for {course} goes back',
      why: 'Your payment of {sum} for “{course}” was no longer due: another plan was chosen meanwhile, or the course is paid already.',
      note: 'Your seat stays as it is: you find it under “My courses”.',
    },
    tr: {
      subject: '{course} için ödemen iade ediliyor',
      why: '“{course}” için yaptığın {sum} tutarındaki ödemeye gerek kalmamıştı: bu arada başka bir paket seçilmiş ya da kurs zaten ödenmiş.',
      note: 'Yerin olduğu gibi duruyor: “Kurslarım” sayfasında bulabilirsin.',
    },
  }),

  'payment-unprepared': returnedPayment({
    en: {
      subject: 'Your payment for {course} goes back',
      why: 'When your payment of {sum} for “{course}” reached us, you no longer met the prerequisites of the course, so we could not give you the seat.',
      note: 'The course’s page says what is missing and what you can do next.',
    },
    tr: {
      subject: '{course} için ödemen iade ediliyor',
      why: '“{course}” için yaptığın {sum} tutarındaki ödeme bize ulaştığında kursun ön koşullarını artık sağlamıyordun; bu yüzden yeri sana veremedik.',
      note: 'Kursun sayfası neyin eksik olduğunu ve şimdi ne yapabileceğini söylüyor.',
    },
  }),

  'payment-review': returnedPayment({
    en: {
      subject: 'Your payment for {course} goes back',
      why: 'The payment provider’s security check of your payment of {sum} for “{course}” did not end in time, so we could not keep the seat.',
      note: 'You can try again with another card, if the course still has a free seat.',
    },
    tr: {
      subject: '{course} için ödemen iade ediliyor',
      why: '“{course}” için yaptığın {sum} tutarındaki ödemenin güvenlik kontrolü zamanında bitmedi; bu yüzden yerini tutamadık.',
      note: 'Kursta hâlâ boş yer varsa başka bir kartla yeniden deneyebilirsin.',
    },
  }),

  'payment-code-gone': returnedPayment({
    en: {
      subject: 'Your payment for {course} came too late',
      why: 'Your payment of {sum} for “{course}” reached us when your seat was no longer held. Meanwhile your discount code has been used up.',
      note: 'You can still enroll without the code, if the course has a free seat.',
    },
    tr: {
      subject: '{course} için ödemen geç ulaştı',
      why: '“{course}” için yaptığın {sum} tutarındaki ödeme, yerin artık ayrılmış değilken bize ulaştı. Bu arada indirim kodunun kullanım hakkı doldu.',
      note: 'Kursta boş yer varsa kod olmadan kaydolabilirsin.',
    },
  }),

  refund: describeMail({
    placeholders: ['name', 'course', 'sum'],
    required: ['sum'],
    en: {
      subject: '{sum} back for {course}',
      body: [
        'Hello {name},',
        'We are giving you {sum} back for “{course}”, the way you paid. Banks take a few days to show it.',
      ],
      notes: ['The receipt is under “My courses”. Your enrollment stays as it is.'],
    },
    tr: {
      subject: '{course} için {sum} iade',
      body: [
        'Merhaba {name},',
        '“{course}” için {sum} tutarını ödediğin yoldan iade ediyoruz. Bankanda görünmesi birkaç gün sürebilir.',
      ],
      notes: ['Makbuzun “Kurslarım” sayfasında. Kaydın olduğu gibi duruyor.'],
    },
  }),

  'refund-stuck': describeMail({
    placeholders: ['name', 'course', 'sum'],
    en: {
      subject: 'Your refund for {course} did not go through',
      body: [
        'Hello {name},',
        'We tried to return {sum} for “{course}” to the card you paid with. It did not go through, so the money has not gone back to you yet.',
        'The school knows about it, will find another way, and will write to you.',
      ],
      notes: ['You do not have to do anything. If you have a question, reply to this email.'],
    },
    tr: {
      subject: '{course} için iaden gerçekleşmedi',
      body: [
        'Merhaba {name},',
        '“{course}” için {sum} tutarını ödediğin karta iade etmek istedik. İade gerçekleşmedi; para henüz sana dönmedi.',
        'Okulun bundan haberi var: başka bir yol bulup sana yazacak.',
      ],
      notes: ['Bir şey yapman gerekmiyor. Bir sorun varsa bu e-postayı yanıtla.'],
    },
  }),

  'pack-paid': describeMail({
    placeholders: ['name', 'credits', 'paid', 'until', 'withdrawUntil', 'attached', 'link'],
    en: {
      subject: 'Your lesson credits are here',
      body: [
        'Hello {name},',
        'Your pack of credits: {credits}. Paid: {paid}. You can book lessons with it until {until}.',
        '{link}',
      ],
      button: 'Book a lesson',
      notes: [
        'You may withdraw within 14 days, until {withdrawUntil}: you get the price back without the credits that you have used.',
        '[Attached as PDF: {attached}.]',
      ],
    },
    tr: {
      subject: 'Ders kredilerin hazır',
      body: [
        'Merhaba {name},',
        'Kredi paketin: {credits}. Ödenen: {paid}. Bu kredilerle şu güne kadar ders ayırabilirsin: {until}.',
        '{link}',
      ],
      button: 'Ders ayır',
      notes: [
        '14 gün içinde cayabilirsin (son an: {withdrawUntil}): kullandığın krediler düşülür, kalan tutar iade edilir.',
        '[PDF olarak ekte: {attached}.]',
      ],
    },
  }),

  'pack-refunded': describeMail({
    placeholders: ['name', 'credits', 'sum'],
    en: {
      subject: 'Your pack of credits was refunded',
      body: [
        'Hello {name},',
        'Your pack “{credits}” is closed, and its credits can no longer be used.[ We are giving you {sum} back, to the card you paid with. Banks take a few days to show it.]',
      ],
      notes: ['The receipt is under “Lessons”.'],
    },
    tr: {
      subject: 'Kredi paketin iade edildi',
      body: [
        'Merhaba {name},',
        '“{credits}” paketin kapandı; kredileri artık kullanılamaz.[ {sum} tutarını ödediğin karta iade ediyoruz. Bankanda görünmesi birkaç gün sürebilir.]',
      ],
      notes: ['Makbuzun “Özel dersler” sayfasında.'],
    },
  }),
}
