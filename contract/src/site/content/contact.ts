import type { StoredPage } from '../site-pages.ts'

export const contact: StoredPage<'contact'> = {
  contact: {
    meta: {
      title: { tr: 'İletişim', en: 'Contact' },
      description: {
        tr: '{school} ile iletişim: soru sor, seviyeni anlat, sınav hedefini söyle. Form, e-posta ve adres burada.',
        en: 'Get in touch with {school}: ask a question, tell us your level, name your exam. Form, email and address are here.',
      },
    },
    hero: {
      plate: { tr: 'İletişim', en: 'Contact' },
      title: { tr: 'Yaz. Gerçek biri okuyor.', en: 'Write. A real person reads it.' },
      lead: {
        tr: 'Türkçe ya da İngilizce, nasıl rahatsan. Yarım cümle de olur.',
        en: 'In Turkish or English, whichever is easier. Half a sentence will do.',
      },
    },
    form: {
      title: { tr: 'Bize yaz', en: 'Write to us' },
      name: { tr: 'Adın', en: 'Your name' },
      email: { tr: 'E-posta adresin', en: 'Your email address' },
      message: { tr: 'Mesajın', en: 'Your message' },
      hint: {
        tr: 'TOEIC ya da IELTS hedefin varsa onu da yaz.',
        en: 'If TOEIC or IELTS is your goal, say so here.',
      },
      trap: { tr: 'Bu alanı boş bırak', en: 'Leave this field empty' },
      send: { tr: 'Gönder', en: 'Send' },
      invalidEmail: {
        tr: 'Bu bir e-posta adresine benzemiyor. Örnek: ad@ornek.com',
        en: 'This does not look like an email address. Example: name@example.com',
      },
      tooLong: {
        tr: 'Fazla uzun; şu kadar karakter kısalt:',
        en: 'Too long; shorten it by this many characters:',
      },
      failed: {
        tr: 'Mesajın gönderilemedi. Biraz sonra yeniden dene ya da e-posta yaz.',
        en: 'Your message could not be sent. Try again in a moment, or write an email.',
      },
      thanks: {
        title: { tr: 'Mesajın elimizde.', en: 'We have your message.' },
        text: {
          tr: 'Teşekkürler, en kısa zamanda cevap yazacağız.',
          en: 'Thank you, we will write back as soon as we can.',
        },
      },
      privacy: {
        tr: 'Yazdıkların yalnızca sana cevap vermek için kullanılır:',
        en: 'What you write is used to answer you and for nothing else:',
      },
      privacyLink: { tr: 'gizlilik politikası', en: 'privacy policy' },
      noScript: {
        tr: 'Form için JavaScript gerekiyor. Onsuz da olur, şu adrese yaz:',
        en: 'The form needs JavaScript. No matter, write to this address:',
      },
      missing: {
        name: { tr: 'Adını yaz.', en: 'Write your name.' },
        email: { tr: 'E-posta adresini yaz.', en: 'Write your email address.' },
        message: { tr: 'Mesajını yaz.', en: 'Write your message.' },
      },
    },
    ways: {
      mail: {
        title: { tr: 'E-posta', en: 'Email' },
        text: { tr: 'Form sevmiyorsan doğrudan yaz.', en: 'Not fond of forms? Write directly.' },
      },
      address: {
        title: { tr: 'Adres', en: 'Address' },
        text: {
          tr: 'Dersler çevrim içi; adres, mektup ve resmî yazışma için.',
          en: 'Lessons are online; the address is for letters and official post.',
        },
      },
      phone: {
        title: { tr: 'Telefon', en: 'Phone' },
        text: { tr: 'Hafta içi, İstanbul saatiyle 10.00-18.00.', en: 'Weekdays, 10:00-18:00 Istanbul time.' },
      },
    },
  },
}
