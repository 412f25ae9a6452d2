import type { brand as en } from '../../en/admin/brand.ts'
import type { SameKeys } from '../../shape.ts'

export const brand: SameKeys<typeof en> = {
  title: 'Marka',
  hint: 'Okulun görünüşü: her sayfada, e-postalarda, makbuzlarda ve takvimlerde. Değişiklik hemen görünür.',
  field: {
    name: 'Okulun adı',
    taglineTr: 'Okulu anlatan tek cümle (Türkçe)',
    taglineEn: 'Okulu anlatan tek cümle (İngilizce)',
    footerTr: 'Son satır (Türkçe)',
    footerEn: 'Son satır (İngilizce)',
    contactEmail: 'İletişim adresi (e-posta)',
    contactPhone: 'İletişim telefonu',
    primary: 'Düğmelerin rengi',
    accent: 'Bağlantıların rengi',
    messagingLink: 'Mesajlaşma bağlantısı',
  },
  taglineHint: 'Arama motorları ve yüklenen uygulama için.',
  footerHint:
    'Sayfaların, e-postaların ve makbuzların en altında durur. Boş bırakırsan sayfalarda sitenin sloganı yer alır.',
  contact: 'İletişim',
  contactHint:
    'Ziyaretçiler ve öğrenciler bunları görür. Birini boş bırakırsan okul bilgilerindeki adres veya numara görünür.',
  messagingHint: 'https://wa.me/90… veya https://t.me/… gibi bir sohbet',
  colours: 'Renkler',
  coloursHint:
    'İlk renk düğmeler, ikincisi bağlantılar ve seçimler içindir. İkisinde de yazı okunabilmeli; açık renkler kabul edilmez. Koyu görünümde sayfalar uygun bir ton kullanır.',
  darker: 'En yakın koyu rengi kullan: {{colour}}',
  sample: { light: 'Açık sayfalarda', dark: 'Koyu sayfalarda', button: 'Bize katıl', link: 'Bir bağlantı' },
  submit: 'Markayı kaydet',
  undo: 'Geri al',
  saved: 'Marka kaydedildi',
  savedHint: 'Sayfalar, e-postalar ve makbuzlar artık buna uyuyor.',
  failed: 'Marka kaydedilemedi',
}
