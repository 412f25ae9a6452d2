import type { dashboard as en } from '../../en/learner/dashboard.ts'
import type { SameKeys } from '../../shape.ts'

export const dashboard = {
  failed: 'Panel verileri alınamadı',
  next: {
    title: 'Sıradaki adımınız',
    session: 'Sıradaki canlı dersiniz',
    module: '{{number}}. modülle devam edin',
    moduleHint: '{{course}}: “{{name}}”',
    course: 'Kursunuzu seçin',
    courseHint: 'Seviyenizi biliyorsunuz. Şimdi birlikte konuşacağınız grubu bulun.',
  },
  available: {
    title: 'Açık kurslar',
    all: 'Bütün açık kurslar',
    enrollNamed: 'Kaydol: {{name}}',
    waitNamed: 'Bekleme listesine katıl: {{name}}',
  },
  enrolled: { title: 'Kayıtlı olduğunuz kurslar', all: 'Bütün kurslarım ve ödemelerim' },
  resources: {
    title: 'Öğrenme kaynakları',
    all: 'Bütün kaynaklar',
    type: { pdf: 'PDF', video: 'Video', website: 'Web sitesi', other: 'Diğer' },
    none: 'Henüz kaynak yok. Okulunuzun sizin için derledikleri burada olacak.',
  },
  analytics: {
    title: 'Öğrenme istatistikleri',
    totalHours: 'Toplam saat',
    totalHoursHint: 'canlı derslerde ve videolarda',
    participationRate: 'Katılım oranı',
    participationHint: 'yapılan derslere göre',
    participationNone: 'henüz ders yapılmadı',
    completedModules: 'Tamamlanan modüller',
    notYet: '–',
  },
  group: {
    title_one: 'Grubunuz',
    title_other: 'Gruplarınız',
    members_one: '{{count}} üye',
    members_other: '{{count}} üye',
    open: 'Grubu aç',
    openNamed: '{{name}} grubunu aç',
    noLink: 'Okulunuz davet bağlantısını buraya koyacak.',
    none: 'Okulunuz sizi kursunuzun mesajlaşma gruplarından birine alacak.',
  },
  sessions: {
    title: 'Yaklaşan dersler',
    none: 'Önünüzde canlı ders yok.',
    all: 'Haftalık görünüm ve takvim',
  },
  replays: { title: 'Ders kayıtları' },
} as const satisfies SameKeys<typeof en>
