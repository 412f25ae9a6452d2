import type { holidays as en } from '../../en/admin/holidays.ts'
import type { SameKeys } from '../../shape.ts'

export const holidays = {
  title: 'Tatil günleri',
  hint: 'Bu günlerde canlı ders yapılmaz. Tatile denk gelen bir dersi, koçu veya sen başka bir zamana taşıyabilirsin. Yapılmış dersler değişmez.',
  failed: 'Tatil günleri yüklenemedi',
  year: 'Yıl',
  addAll: 'Tüm resmî tatilleri ekle',
  daysOf: '{{year}} yılının tatil günleri',
  day: '{{day}}: {{name}}',
  toCheck: 'Hesaplanmış tarih: lütfen resmî duyurudan kontrol et',
  add: { day: 'Başka bir gün', name: 'Günün adı', button: 'Günü ekle' },
  preview: {
    title: 'Önümüzdeki dersler için anlamı',
    none: 'Hiçbir ders düşmüyor.',
    off_one: '{{count}} ders yapılmayacak.',
    off_other: '{{count}} ders yapılmayacak.',
    back_one: '{{count}} ders yeniden yapılacak.',
    back_other: '{{count}} ders yeniden yapılacak.',
    takesPlace: 'Yeniden yapılacak',
    more: 'Tümünü göster ({{count}})',
    failed: 'Önizleme yüklenemedi',
  },
  save: 'Tatil günlerini kaydet',
  saved: 'Tatil günleri kaydedildi',
  saveFailed: 'Tatil günleri kaydedilemedi',
} satisfies SameKeys<typeof en>
