import { brand } from '@sohbet/domain/brand'
import { partnerPlaceholders, rememberedDays } from '@sohbet/domain/partner/partner'
import type { PublicContent } from '../public-content.ts'

export const creators: PublicContent['creators'] = {
  meta: {
    title: 'İçerik üreticileri için ortaklık',
    description: `Takipçilerine İngilizce konuşturan bir okul öner: ${brand.name} içerik üreticisi ortaklığında, getirdiğin her öğrenci için komisyon alırsın.`,
  },
  hero: {
    plate: 'İçerik üreticileri',
    title: 'Sen anlat, biz konuşturalım.',
    lead: 'Kanalın, podcast’in, hesabın mı var? Getirdiğin her öğrenci için komisyon alırsın. Sözleşmesi kısa, hesabı açık.',
  },
  steps: [
    { title: 'Yaz', text: 'Kim olduğunu, nerede ne ürettiğini formda ya da bir e-postayla anlat.' },
    { title: 'Tanışalım', text: 'Kısa bir görüşmede komisyonu ve sana özel bağlantını konuşuruz.' },
    { title: 'Anlat', text: 'Bizi kendi dilinle anlat. Metin dayatmayız.' },
    { title: 'Kazan', text: 'Senden gelen biri kursa yazılıp ödediğinde komisyonun işler.' },
  ],
  terms: {
    plate: 'Açık konuşalım',
    title: 'Bizden beklediğin, senden beklediğimiz.',
    points: [
      'Reklam olduğunu söyle: iş birliğini etiketle, takipçini kandırma.',
      'Olmayan sonuç vadetme. “30 günde akıcı” bizim cümlemiz değil.',
      'Komisyon, iptal süresi geçmiş ve ödenmiş kayıtlar için işler.',
      'Getirdiğin kişilerin bilgisi sana değil, onlara aittir; yalnızca sayıları paylaşırız.',
    ],
  },
  form: {
    title: 'Başvur',
    intro: 'Form doğrudan ekibin gelen kutusuna düşer.',
    name: 'Adın',
    email: 'E-posta adresin',
    channel: 'Kanalının bağlantısı',
    audience: 'Seni kimler takip ediyor?',
    audienceHint: 'Kaç kişi, hangi yaşlar, ne anlatıyorsun?',
    message: 'Eklemek istediklerin (isteğe bağlı)',
    hint: 'Bizi nasıl anlatmak istersin?',
    trap: 'Bu alanı boş bırak',
    send: 'Başvuruyu gönder',
    missing: {
      name: 'Adını yaz.',
      email: 'E-posta adresini yaz.',
      channel: 'Kanalının bağlantısını yaz.',
      audience: 'Seni kimlerin takip ettiğini yaz.',
      message: 'Mesajını yaz.',
    },
    invalidEmail: 'Bu bir e-posta adresine benzemiyor. Örnek: ad@ornek.com',
    tooLong: 'Fazla uzun; şu kadar karakter kısalt:',
    failed: 'Başvurun gönderilemedi. Biraz sonra yeniden dene ya da e-posta yaz.',
    thanks: { title: 'Başvurun elimizde.', text: 'Teşekkürler, en kısa zamanda sana yazacağız.' },
    privacy: 'Yazdıkların yalnızca başvurun için kullanılır:',
    privacyLink: 'gizlilik politikası',
    noScript: 'Form için JavaScript gerekiyor. Onsuz da olur, şu adrese yaz:',
  },
  mail: 'E-posta yaz',
  subject: 'İçerik üreticisi ortaklığı',
}

export const recommended: PublicContent['recommended'] = {
  title: `Seni buraya getiren: ${partnerPlaceholders.name}`,
  lead: `${partnerPlaceholders.name}, İngilizceyi konuşarak öğrenmen için ${brand.name} okulunu öneriyor.`,
  question: `Bu öneriyi ${rememberedDays} gün hatırlayalım mı?`,
  why: `Bu süre içinde kaydolup bir kursun ücretini ödersen ${partnerPlaceholders.name} bizden komisyon alır. Senin ödediğin fiyat değişmez.`,
  yes: 'Evet, hatırla',
  no: 'Hayır, böyle devam et',
  stored:
    'Onay verirsen yalnızca bağlantının kodu ve tarihi bu tarayıcıda saklanır. Onay vermezsen hiçbir şey saklanmaz.',
  privacy: 'Gizlilik politikası',
  sure: 'Kararını verdin mi?',
  register: 'Bu öneriyle hemen kaydol',
}
