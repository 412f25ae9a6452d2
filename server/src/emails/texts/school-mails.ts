import { describeMail } from './describe-mail.ts'

const goToMessage = {
  button: 'Mesaja git',
  notes: [
    'Okulun gelen kutusundan yanıtlarsan ekip arkadaşların da görür. Bu e-postayı yanıtlarsan yanıtın doğrudan ziyaretçiye gider.',
  ],
}

/** A bank transfer that the school has to return. */
const transferDue = (why: string) =>
  describeMail({
    placeholders: ['name', 'email', 'course', 'sum', 'note'],
    required: ['name', 'sum'],
    tr: {
      subject: 'Havale iadesi bekleniyor: {course}',
      body: ['Merhaba,', `{name} ({email}), ${why}`, '[Not: {note}]'],
      notes: ['Parayı gönderdikten sonra iadeyi yönetim panelindeki “Kayıtlar” sayfasında kaydet.'],
    },
  })

/** To the school, whose working language is Turkish. */
export const schoolMails = {
  contact: describeMail({
    placeholders: ['name', 'email', 'pageLanguage', 'message', 'link'],
    required: ['message', 'link'],
    tr: {
      subject: '{school}: {name} okula yazdı',
      body: [
        'Merhaba,',
        '{name} ({email}), {pageLanguage} sayfadaki iletişim formundan yazdı:',
        '{message}',
        '{link}',
      ],
      ...goToMessage,
    },
  }),

  application: describeMail({
    placeholders: ['name', 'email', 'pageLanguage', 'message', 'link'],
    required: ['message', 'link'],
    tr: {
      subject: '{school}: {name} içerik üreticisi ortaklığına başvurdu',
      body: [
        'Merhaba,',
        '{name} ({email}), {pageLanguage} sayfadaki başvuru formundan yazdı:',
        '{message}',
        '{link}',
      ],
      ...goToMessage,
    },
  }),

  'transfer-due': transferDue(
    '“{course}” kursundaki kaydını iptal etti. Havale ile ödediği {sum} iade edilmeli.',
  ),
  'transfer-due-course': transferDue(
    'iptal edilen “{course}” kursundan ayrıldı. Havale ile ödediği {sum} iade edilmeli.',
  ),
  'transfer-due-moved': transferDue(
    'daha ucuz olan “{course}” kursuna geçti. Havale ile ödediği paranın {sum} kadarı iade edilmeli.',
  ),

  'refund-refused': describeMail({
    placeholders: ['learner', 'course', 'sum', 'reason', 'payment'],
    required: ['learner', 'sum', 'payment'],
    tr: {
      subject: 'İade gerçekleşmedi: {course}',
      body: [
        'Merhaba,',
        '{learner} için “{course}” kursundan istenen {sum} tutarındaki iadeyi ödeme sağlayıcısı kabul etmedi[ ({reason})]. Para hâlâ okulda ve iade yeniden denenmeyecek.',
        'Ödeme numarası: {payment}',
      ],
      notes: [
        'Nedenini sağlayıcının panelinde gör; sonra parayı havale ile gönder ya da iadeyi “Kayıtlar” sayfasından yeniden başlat. Öğrenciye haber verdik.',
      ],
    },
  }),

  'refund-returned': describeMail({
    placeholders: ['learner', 'course', 'sum', 'payment'],
    required: ['learner', 'sum', 'payment'],
    tr: {
      subject: 'İade gerçekleşmedi: {course}',
      body: [
        'Merhaba,',
        '{learner} için “{course}” kursundan iade edilen {sum}, banka tarafından geri çevrildi. Para yeniden okulun hesabında.',
        'Ödeme numarası: {payment}',
      ],
      notes: [
        'İadeyi yönetim panelindeki “Kayıtlar” sayfasından yeniden başlat ya da parayı havale ile gönder. Öğrenciye haber verdik.',
      ],
    },
  }),
}
