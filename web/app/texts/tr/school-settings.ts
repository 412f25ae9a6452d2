import type { schoolSettings as en } from '../en/school-settings.ts'
import type { SameKeys } from '../shape.ts'

export const schoolSettings: SameKeys<typeof en> = {
  title: 'Okul Ayarları',
  announcement: {
    title: 'Duyuru çubuğu',
    hint: 'Ana sayfada, açılış resminin hemen altında tek satır: bir başlangıç tarihi, bir indirim, bir tatil. Düz metin, en fazla {{max}} karakter. Bir dili boş bırakırsanız o dildeki ana sayfada çubuk görünmez.',
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
  fetchFailed: 'Ayarlar alınamadı',
}
