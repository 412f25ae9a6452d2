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
    showsName: 'Logonun yanında ad',
    primary: 'Düğmelerin rengi',
    accent: 'Bağlantı ve seçimlerin rengi',
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
  pick: 'Paletten seç: {{what}}',
  darker: 'En yakın koyu rengi kullan: {{colour}}',
  sample: { light: 'Açık sayfalarda', dark: 'Koyu sayfalarda', button: 'Bize katıl', link: 'Bir bağlantı' },
  showsNameHint: 'Logo adı içeriyorsa kapat.',
  pictures: {
    title: 'Görseller',
    hint: 'Yüklenen görsel hemen kaydedilir. Kendi görsellerin yoksa simgeler ve paylaşım görseli addan ve renklerden çizilir.',
    logo: {
      title: 'Logo',
      hint: 'SVG (yazılar şekle çevrilmiş, en fazla 256 KB) veya PNG. Çalışabilecek ya da bir şey yükleyebilecek her şey çıkarılır.',
    },
    icon: {
      title: 'Simge',
      hint: 'Kare SVG veya PNG. Tarayıcı sekmeleri ve ana ekranlar için; yoksa kareye yakın logo ya da adın ilk harfi kullanılır.',
    },
    card: {
      title: 'Paylaşım görseli',
      hint: 'PNG veya JPEG, 1200 × 630. Bir sayfa paylaşılınca görünür.',
    },
    upload: 'Yükle',
    remove: 'Kaldır',
    choose: 'Yükle: {{what}}',
    drop: 'Kaldır: {{what}}',
  },
  submit: 'Markayı kaydet',
  undo: 'Geri al',
  saved: 'Marka kaydedildi',
  savedHint: 'Sayfalar, e-postalar ve makbuzlar artık buna uyuyor.',
  failed: 'Marka kaydedilemedi',
}
