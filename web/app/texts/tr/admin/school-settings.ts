import type { schoolSettings as en } from '../../en/admin/school-settings.ts'
import type { SameKeys } from '../../shape.ts'

export const schoolSettings: SameKeys<typeof en> = {
  title: 'Okul Ayarları',
  announcement: {
    title: 'Duyuru çubuğu',
    hint: 'Ana sayfada, açılış resminin hemen altında tek satır: bir başlangıç tarihi, bir indirim, bir tatil. Düz metin, en fazla {{max}} karakter. Bir dili boş bırakırsan o dildeki ana sayfada çubuk görünmez.',
    tr: 'Türkçe metin',
    en: 'İngilizce metin',
    count: '{{count}} / {{max}} karakter',
    preview: 'Önizleme',
    onPage: { tr: 'Türkçe ana sayfada', en: 'İngilizce ana sayfada' },
    hidden: 'Çubuk gösterilmiyor',
    submit: 'Duyuruyu kaydet',
    saved: 'Duyuru kaydedildi',
    savedHint: 'Ziyaretçiler artık bunu görüyor.',
    failed: 'Duyuru kaydedilemedi',
  },
  school: {
    address: {
      title: 'Adres ve destek',
      hint: 'Künyede, iletişim sayfasında, satış belgelerinde ve her e-postanın altında yer alır. Okula yazılanlar destek adresine gider.',
    },
    register: {
      title: 'Sicil ve vergi',
      hint: 'Yasanın künyede görmek istedikleri.',
    },
    offer: {
      title: 'Okulun sundukları',
      currencyHint: 'Her kurs için ayrıca değiştirilebilir.',
      vatHint:
        'Fiyatlar KDV’yi içerir. Makbuzlar ve muhasebe dökümü onu ayrı gösterir. Bir sipariş, verildiği günün oranını korur.',
      registration: 'Kapatılırsa yeni hesap açılamaz; hesabı olanlar eskisi gibi girer.',
      contactForm: 'Kapatılırsa iletişim sayfasındaki form mesaj almaz, destek adresini söyler.',
      waitingList: 'Kapatılırsa dolu bir kursta sıraya girilemez; sırada olanlar yerini korur.',
    },
    field: {
      company: 'Şirket',
      street: 'Sokak',
      city: 'Posta kodu ve şehir',
      phone: 'Telefon',
      email: 'Destek adresi (e-posta)',
      managers: 'Yönetim',
      registerOffice: 'Ticaret sicili müdürlüğü',
      registerNumber: 'Ticaret sicil numarası',
      mersis: 'MERSİS numarası',
      taxOffice: 'Vergi dairesi',
      taxNumber: 'Vergi numarası',
      currency: 'Yeni kursların para birimi',
      vatPercent: 'Fiyatlardaki KDV (%)',
      registration: 'Üyelik açık',
      contactForm: 'İletişim formu',
      waitingList: 'Bekleme listesi',
    },
    submit: 'Ayarları kaydet',
    undo: 'Geri al',
    saved: 'Ayarlar kaydedildi',
    savedHint: 'Sayfalar ve e-postalar artık bunu söylüyor.',
    failed: 'Ayarlar kaydedilemedi',
  },
  fetchFailed: 'Ayarlar alınamadı',
}
