import type { week as en } from '../../en/learner/week.ts'
import type { SameKeys } from '../../shape.ts'

export const week = {
  title: 'Haftan',
  days: '{{target}} günün {{done}} günü tamam',
  minutes: '{{target}} dakikanın {{done}} dakikası tamam',
  daysDone: '{{target}} gün tamam, tam planladığın gibi. Gerisi keyfine kalmış.',
  minutesDone: '{{target}} dakika tamam, tam planladığın gibi. Gerisi keyfine kalmış.',
  withoutGoal_one: 'Bu hafta {{count}} gün İngilizceyle geçti',
  withoutGoal_other: 'Bu hafta {{count}} gün İngilizceyle geçti',
  fresh: 'Yeni hafta, tertemiz bir hat',
  paused: 'Aradasın. Senden hiçbir şey beklenmiyor.',
  counts: 'Sayılanlar: {{kinds}}.',
  choose: 'Haftalık hedef seç',
  change: 'Hedef ve aralar',
  dayState: {
    done: '{{day}}: tamam',
    today: '{{day}}, bugün',
    todayDone: '{{day}}, bugün: tamam',
    paused: '{{day}}: ara',
    free: '{{day}}: boş',
    ahead: '{{day}}: sırada',
  },
} as const satisfies SameKeys<typeof en>
