import type { lessonHours as en } from '../../en/coach/lesson-hours.ts'
import type { SameKeys } from '../../shape.ts'

export const lessonHours = {
  title: 'Ders saatleri',
  intro: 'Öğrenciler senden bu saatlerde ders ayırır.',
  failed: 'Saatler yüklenemedi',
  offer: {
    title: 'Nerede ve kaç ders',
    link: 'Toplantı odasının bağlantısı',
    linkHint: 'Zoom, Meet veya Teams’te kişisel bir oda. Öğrenciler onu ancak ders açılınca görür.',
    kinds: { private: 'Özel dersler', duo: 'İkili dersler', group: 'Grup dersleri' },
    kindHints: {
      private: 'Tek öğrenciyle.',
      duo: 'Birlikte ders ayıran iki öğrenciyle.',
      group: 'Başka koçların grup dersleri devralınabilir. Kendi grup dersi her zaman açılabilir.',
    },
    most: 'Günde en çok ders',
    noLimit: 'Sınır yok',
  },
  away: {
    title: 'Bu süre ders vermiyorsun',
    titleOf: 'Koç bu süre ders vermiyor',
    change: 'Değiştir',
  },
  week: {
    title: 'Her hafta',
    hint: 'Okulun saatiyle (İstanbul). Kursların canlı derslerinin saatine kendiliğinden ders konmaz.',
  },
  from: 'başlangıç',
  until: 'bitiş',
  noHours: 'Ders yok',
  add: 'Saat ekle',
  remove: '{{from}}–{{until}} arasını sil: {{day}}',
  copy: 'Şuraya kopyala …',
  copyDay: '{{day}} saatlerini şuraya kopyala …',
  workdays: 'Pazartesiden cumaya',
  everyDay: 'Her gün',
  days: {
    title: 'Tek tek günler',
    hint: 'Haftalık saatlerin yerine geçer. Ayrılmış dersler varsa önce saatlerini değiştir, onları devret ya da iptal et.',
    day: 'Gün',
    addOff: 'İzin günü',
    addHours: 'Başka saatler',
    off_one: 'İzin günü',
    off_other: '{{count}} izin günü',
    remove: 'Haftalık saatlere dön: {{day}}',
  },
  pause: { week: 'Hafta', button: 'Bu hafta ara ver' },
  save: 'Kaydet',
  saved: 'Saatler kaydedildi',
  refused: {
    title: 'Hiçbir şey kaydedilmedi',
    meanwhile:
      'Saatler bu arada başka bir cihazda ya da başka biri tarafından değiştirildi. Güncel saatleri yükle, sonra değişikliğini yeniden yap.',
    reload: 'Güncel saatleri yükle',
    toLessons: 'Derslere git',
  },
} as const satisfies SameKeys<typeof en>
