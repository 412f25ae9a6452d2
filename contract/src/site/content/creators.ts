import type { StoredPage } from '../site-pages.ts'

export const creators: StoredPage<'creators'> = {
  creators: {
    meta: {
      title: { tr: 'İçerik üreticileri için ortaklık', en: 'Partnership for content creators' },
      description: {
        tr: 'Takipçilerine İngilizce konuşturan bir okul öner: {school} içerik üreticisi ortaklığında, getirdiğin her öğrenci için komisyon alırsın.',
        en: 'Recommend a school that gets people talking: as a {school} creator partner you earn a commission for every student you bring.',
      },
    },
    hero: {
      plate: { tr: 'İçerik üreticileri', en: 'Creators' },
      title: { tr: 'Sen anlat, biz konuşturalım.', en: 'You tell it, we get them talking.' },
      lead: {
        tr: 'Kanalın, podcast’in, hesabın mı var? Getirdiğin her öğrenci için komisyon alırsın. Sözleşmesi kısa, hesabı açık.',
        en: 'A channel, a podcast, a page? You earn a commission for every student you bring. Short contract, open books.',
      },
    },
    steps: [
      {
        title: { tr: 'Yaz', en: 'Write' },
        text: {
          tr: 'Kim olduğunu, nerede ne ürettiğini formda ya da bir e-postayla anlat.',
          en: 'Tell us in the form or by email who you are and what you make.',
        },
      },
      {
        title: { tr: 'Tanışalım', en: 'Meet' },
        text: {
          tr: 'Kısa bir görüşmede komisyonu ve sana özel bağlantını konuşuruz.',
          en: 'In a short call we settle the commission and your own link.',
        },
      },
      {
        title: { tr: 'Anlat', en: 'Tell' },
        text: {
          tr: 'Bizi kendi dilinle anlat. Metin dayatmayız.',
          en: 'Talk about us in your own words. We hand out no scripts.',
        },
      },
      {
        title: { tr: 'Kazan', en: 'Earn' },
        text: {
          tr: 'Senden gelen biri kursa yazılıp ödediğinde komisyonun işler.',
          en: 'When someone you sent enrols and pays, your commission counts.',
        },
      },
    ],
    terms: {
      plate: { tr: 'Açık konuşalım', en: 'Straight talk' },
      title: {
        tr: 'Bizden beklediğin, senden beklediğimiz.',
        en: 'What you can expect, and what we expect.',
      },
      lead: { tr: '', en: '' },
      points: [
        {
          tr: 'Reklam olduğunu söyle: iş birliğini etiketle, takipçini kandırma.',
          en: 'Say that it is an ad: label the partnership, don’t fool your audience.',
        },
        {
          tr: 'Olmayan sonuç vadetme. “30 günde akıcı” bizim cümlemiz değil.',
          en: 'Promise no miracles. “Fluent in 30 days” is not our sentence.',
        },
        {
          tr: 'Komisyon, iptal süresi geçmiş ve ödenmiş kayıtlar için işler.',
          en: 'The commission counts for paid enrollments whose cancellation period is over.',
        },
        {
          tr: 'Getirdiğin kişilerin bilgisi sana değil, onlara aittir; yalnızca sayıları paylaşırız.',
          en: 'The details of the people you bring belong to them; we share numbers only.',
        },
      ],
    },
    form: {
      title: { tr: 'Başvur', en: 'Apply' },
      name: { tr: 'Adın', en: 'Your name' },
      email: { tr: 'E-posta adresin', en: 'Your email address' },
      message: { tr: 'Eklemek istediklerin (isteğe bağlı)', en: 'Anything to add (optional)' },
      hint: { tr: 'Bizi nasıl anlatmak istersin?', en: 'How would you like to tell people about us?' },
      trap: { tr: 'Bu alanı boş bırak', en: 'Leave this field empty' },
      send: { tr: 'Başvuruyu gönder', en: 'Send the application' },
      invalidEmail: {
        tr: 'Bu bir e-posta adresine benzemiyor. Örnek: ad@ornek.com',
        en: 'That does not look like an email address. Example: name@example.com',
      },
      tooLong: {
        tr: 'Fazla uzun; şu kadar karakter kısalt:',
        en: 'Too long; shorten it by this many characters:',
      },
      failed: {
        tr: 'Başvurun gönderilemedi. Biraz sonra yeniden dene ya da e-posta yaz.',
        en: 'Your application could not be sent. Try again in a while, or write an email.',
      },
      thanks: {
        title: { tr: 'Başvurun elimizde.', en: 'We have your application.' },
        text: {
          tr: 'Teşekkürler, en kısa zamanda sana yazacağız.',
          en: 'Thank you, we will write to you soon.',
        },
      },
      privacy: {
        tr: 'Yazdıkların yalnızca başvurun için kullanılır:',
        en: 'What you write is only used for your application:',
      },
      privacyLink: { tr: 'gizlilik politikası', en: 'privacy policy' },
      noScript: {
        tr: 'Form için JavaScript gerekiyor. Onsuz da olur, şu adrese yaz:',
        en: 'The form needs JavaScript. Without it, write to this address:',
      },
      intro: {
        tr: 'Form doğrudan ekibin gelen kutusuna düşer.',
        en: 'The form goes straight to the inbox of our team.',
      },
      channel: { tr: 'Kanalının bağlantısı', en: 'Link to your channel' },
      audience: { tr: 'Seni kimler takip ediyor?', en: 'Who follows you?' },
      audienceHint: {
        tr: 'Kaç kişi, hangi yaşlar, ne anlatıyorsun?',
        en: 'How many people, of what age, and what do you talk about?',
      },
      missing: {
        name: { tr: 'Adını yaz.', en: 'Write your name.' },
        email: { tr: 'E-posta adresini yaz.', en: 'Write your email address.' },
        message: { tr: 'Mesajını yaz.', en: 'Write your message.' },
        channel: { tr: 'Kanalının bağlantısını yaz.', en: 'Write the link to your channel.' },
        audience: { tr: 'Seni kimlerin takip ettiğini yaz.', en: 'Write who follows you.' },
      },
    },
    mail: { tr: 'E-posta yaz', en: 'Write an email' },
    subject: { tr: 'İçerik üreticisi ortaklığı', en: 'Creator partnership' },
  },
  recommended: {
    title: { tr: 'Seni buraya getiren: {partner}', en: 'Recommended by {partner}' },
    lead: {
      tr: '{partner}, İngilizceyi konuşarak öğrenmen için {school} okulunu öneriyor.',
      en: '{partner} recommends {school}, where you learn English by speaking it.',
    },
    question: {
      tr: 'Bu öneriyi 60 gün hatırlayalım mı?',
      en: 'May we remember this recommendation for 60 days?',
    },
    why: {
      tr: 'Bu süre içinde kaydolup bir kursun ücretini ödersen {partner} bizden komisyon alır. Senin ödediğin fiyat değişmez.',
      en: 'If you register within that time and pay for a course, {partner} gets a commission from us. Your price stays the same.',
    },
    yes: { tr: 'Evet, hatırla', en: 'Yes, remember it' },
    no: { tr: 'Hayır, böyle devam et', en: 'No, go on without it' },
    stored: {
      tr: 'Onay verirsen yalnızca bağlantının kodu ve tarihi bu tarayıcıda saklanır. Onay vermezsen hiçbir şey saklanmaz.',
      en: 'If you agree, only the code of the link and the date are stored in this browser. If you do not, nothing is stored.',
    },
    privacy: { tr: 'Gizlilik politikası', en: 'Privacy policy' },
    sure: { tr: 'Kararını verdin mi?', en: 'Have you decided already?' },
    register: { tr: 'Bu öneriyle hemen kaydol', en: 'Register now with this recommendation' },
  },
}
