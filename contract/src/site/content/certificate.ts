import type { StoredPage } from '../site-pages.ts'

export const certificate: StoredPage<'layout'>['certificate'] = {
  plate: { tr: 'Sertifika doğrulama', en: 'Certificate check' },
  valid: {
    title: { tr: 'Bu belge geçerli.', en: 'This certificate is valid.' },
    lead: {
      tr: '{school} bu belgeyi düzenledi. Belgenin üzerinde aşağıdakiler yazar.',
      en: '{school} issued it. The paper says what you see below.',
    },
  },
  revoked: {
    title: { tr: 'Bu belge artık geçerli değil.', en: 'This certificate is no longer valid.' },
    lead: {
      tr: '{school} bu belgeyi düzenledi, sonra geçersiz saydı. Soruların için okula yaz.',
      en: '{school} issued it and revoked it later. Write to the school if you have questions.',
    },
  },
  unknown: {
    title: { tr: 'Bu numarayla bir belge yok.', en: 'There is no certificate with this number.' },
    lead: {
      tr: 'Numara belgede QR kodun altında yazar. Harf harf karşılaştır: 0 ve O, 1 ve I hiçbir numarada yoktur.',
      en: 'The number is below the QR code on the paper. Compare it sign by sign: no number has 0 or O, 1 or I.',
    },
  },
  ask: {
    title: { tr: 'Bir belgeyi doğrula.', en: 'Check a certificate.' },
    lead: {
      tr: 'QR kodu okut ya da belgedeki numarayı yaz. Belgenin geçerli olup olmadığını hemen görürsün.',
      en: 'Scan the QR code or type the number on the paper. You see at once whether it is valid.',
    },
  },
  kinds: {
    completion: { tr: 'Başarı sertifikası', en: 'Certificate of completion' },
    attendance: { tr: 'Katılım belgesi', en: 'Certificate of attendance' },
  },
  hidden: { tr: 'Belgenin sahibi adını göstermiyor', en: 'The holder does not show the name' },
  hours: { tr: '{count} saat', en: '{count} hours' },
  labels: {
    number: { tr: 'Numara', en: 'Number' },
    holder: { tr: 'Sahibi', en: 'Holder' },
    course: { tr: 'Kurs', en: 'Course' },
    level: { tr: 'Seviye', en: 'Level' },
    hours: { tr: 'Katıldığı canlı dersler', en: 'Live sessions attended' },
    dates: { tr: 'Kurs tarihleri', en: 'Course dates' },
    issued: { tr: 'Düzenlenme tarihi', en: 'Issued on' },
    school: { tr: 'Okul', en: 'School' },
    revoked: { tr: 'Geçersiz sayıldığı tarih', en: 'Revoked on' },
  },
  form: {
    number: { tr: 'Belge numarası', en: 'Certificate number' },
    check: { tr: 'Doğrula', en: 'Check' },
    hint: { tr: 'Örneğin 7K2M-9PXQ-4RTV', en: 'Such as 7K2M-9PXQ-4RTV' },
  },
}
