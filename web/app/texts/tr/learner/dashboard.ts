import type { dashboard as en } from '../../en/learner/dashboard.ts'
import type { SameKeys } from '../../shape.ts'

export const dashboard = {
  failed: 'Panel verileri alınamadı',
  next: {
    title: 'Sıradaki adımın',
    session: 'Sıradaki canlı dersin',
    module: '{{number}}. modülle devam et',
    moduleOf: '{{number}}. modül · {{course}}',
    after: 'Ondan sonra:',
    liveSession: 'Canlı ders',
    course: 'Kursunu seç',
    courseHint: 'Seviyeni biliyorsun. Şimdi birlikte konuşacağın grubu bul.',
  },
  available: {
    title: 'Açık kurslar',
    all: 'Bütün açık kurslar',
    enrollNamed: 'Kaydol: {{name}}',
    missingNamed: 'Neyin eksik olduğuna bak: {{name}}',
    waitNamed: 'Bekleme listesine katıl: {{name}}',
  },
  enrolled: { title: 'Kayıtlı olduğun kurslar', all: 'Bütün kurslarım ve ödemelerim' },
  resources: {
    title: 'Öğrenme kaynakları',
    all: 'Bütün kaynaklar',
    type: { pdf: 'PDF', video: 'Video', website: 'Web sitesi', other: 'Diğer' },
    none: 'Henüz kaynak yok. Okulunun senin için derledikleri burada olacak.',
  },
  analytics: {
    title: 'Öğrenme istatistikleri',
    totalHours: 'Toplam saat',
    totalHoursHint: 'canlı derslerde ve videolarda',
    participationRate: 'Katılım oranı',
    participationHint: 'kaydından bu yana yapılan canlı derslere göre',
    participationNone: 'henüz ders yapılmadı',
    completedModules: 'Tamamlanan modüller',
    notYet: '–',
  },
  group: {
    title_one: 'Grubun',
    title_other: 'Grupların',
    members_one: '{{count}} üye',
    members_other: '{{count}} üye',
    open: 'Grubu aç',
    openNamed: '{{name}} grubunu aç',
    noLink: 'Okulun davet bağlantısını buraya koyacak.',
    none: 'Okulun seni kursunun mesajlaşma gruplarından birine alacak.',
  },
  sessions: {
    title: 'Yaklaşan dersler',
    with: '{{coach}} ile',
    none: 'Önünde canlı ders yok.',
    all: 'Haftalık görünüm ve takvim',
  },
  replays: { title: 'Ders kayıtları' },
} as const satisfies SameKeys<typeof en>
