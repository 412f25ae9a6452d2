import type { coachWeek as en } from '../../en/coach/coach-week.ts'
import type { SameKeys } from '../../shape.ts'

export const coachWeek = {
  intro: 'Canlı ve özel derslerin, {{city}} saatiyle.',
  failed: 'Haftan yüklenemedi',
  none: 'Bu hafta boş',
  noneHint: 'Başka bir haftaya bak veya özel ders için saat aç.',
  toHours: 'Ders saatlerin',
  today: 'Bugün',
  free: 'Boş',
  dayOff: 'İzin günü',
  asked: 'Soruldu, yanıt yok: {{coach}}',
  uncovered: 'Yoksun, dersi veren yok',
  away: 'Yoksun',
  awayFrom: 'Yoksun: {{time}}',
  awaySince: 'Yoksun: {{time}} sonrası',
  schoolTime: '{{city}} saatiyle {{time}}',
  module: 'Modül {{moduleNo}}: {{moduleName}}',
  learners_one: '{{count}} öğrenci',
  learners_other: '{{count}} öğrenci',
  guests_one: '{{count}} misafir',
  guests_other: '{{count}} misafir',
  absent: 'Gelemeye­cek:',
  // A soft hyphen, for a day of a narrow week
  wasAbsent: 'Gelemeye\u00ADceğini bildirdi:',
  levels: '{{from}}–{{to}} seviyeleri',
  seats: '{{seats}} yerden {{taken}} dolu',
  open: 'Toplantıyı aç',
} as const satisfies SameKeys<typeof en>
