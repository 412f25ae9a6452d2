import type { lessonHours as en } from '../../en/coach/lesson-hours.ts'
import type { SameKeys } from '../../shape.ts'

export const lessonHours = {
  title: 'Ders saatleri',
  intro: 'Öğrenciler bu saatlerde, 12 saat sonrasından 4 hafta sonrasına kadar senden ders ayırır.',
  failed: 'Saatlerin yüklenemedi',
  offer: {
    title: 'Nerede ve kaç ders',
    link: 'Toplantı odanın bağlantısı',
    linkHint: 'Zoom, Meet veya Teams’teki kendi odan. Öğrenciler onu ancak ders açılınca görür.',
    private: 'Özel ders veriyorum',
    privateHint: 'Tek öğrenciyle 30 dakika. İkili dersler ve grup dersleri henüz ayrılamıyor.',
    most: 'Günde en çok ders',
    noLimit: 'Sınır yok',
  },
  week: {
    title: 'Her hafta',
    hint: 'Okulun saatiyle (İstanbul). Kurslarının canlı derslerine kendiliğinden ders konmaz.',
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
    hint: 'Haftalık saatlerin yerine geçer. Ayrılmış dersler varsa önce onları iptal et.',
    day: 'Gün',
    addOff: 'İzin günü',
    addHours: 'Başka saatler',
    off_one: 'İzin günü',
    off_other: '{{count}} izin günü',
    remove: 'Haftalık saatlere dön: {{day}}',
  },
  pause: { week: 'Hafta', button: 'Bu hafta ara ver' },
  save: 'Kaydet',
  saved: 'Saatlerin kaydedildi',
  refused: {
    title: 'Hiçbir şey kaydedilmedi',
    meanwhile:
      'Saatlerin bu arada başka bir cihazda ya da okul tarafından değiştirildi. Güncel saatleri yükle, sonra değişikliğini yeniden yap.',
    reload: 'Güncel saatleri yükle',
    toLessons: 'Derslerine git',
  },
} as const satisfies SameKeys<typeof en>
