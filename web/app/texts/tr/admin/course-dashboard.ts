import type { courseDashboard as en } from '../../en/admin/course-dashboard.ts'
import type { SameKeys } from '../../shape.ts'

export const courseDashboard = {
  title: 'Kurs Yönetimi',
  failed: 'Panel verileri alınamadı!',
  loadFailed: 'Panel verileri yüklenirken hata oluştu',
  unknown: 'Bilinmeyen bir hata oluştu',
  tiles: {
    label: 'Katalog',
    courseTypes: 'Kurs Türleri',
    modules: 'Modüller',
    courses: 'Kurslar',
    coaches: 'Koçlar',
  },
  createCourse: 'Kurs oluştur',
  ongoing: {
    title: 'Süren Kurslar',
    empty: 'Süren kurs yok',
    emptyHint: 'Bir kurs, ilk gününde burada görünür.',
    noneInMonth: '{{month}} içinde süren kurs yok',
    previous: 'Önceki ay',
    next: 'Sonraki ay',
    today: 'Bugün',
    view: 'Görünüm',
    timeline: 'Zaman çizelgesi',
    table: 'Tablo',
    legend: 'İlerleme',
    band: { '0': '%20’nin altında', '1': '%20–39', '2': '%40–59', '3': '%60–79', '4': '%80 ve üzeri' },
    course: '{{name}}, {{start}} – {{end}}, {{progress}} tamamlandı',
    column: {
      name: 'Kurs',
      startDate: 'Başlangıç Tarihi',
      endDate: 'Bitiş Tarihi',
      progress: 'İlerleme',
    },
  },
  upcoming: {
    title: 'Yaklaşan Kurslar',
    empty: 'Planlanmış kurs yok',
    emptyHint: 'Sıradaki grubu planla: öğrenciler yalnızca ilk günden önce kaydolabilir.',
    starts: '{{date}} günü başlıyor',
    daysLeft_one: '{{count}} gün kaldı',
    daysLeft_other: '{{count}} gün kaldı',
    enrolled: '{{count}} kayıt · {{percentage}} dolu',
  },
} as const satisfies SameKeys<typeof en>
