import type { groupClass as en } from '../../en/coach/group-class.ts'
import type { SameKeys } from '../../shape.ts'

export const groupClass = {
  action: 'Grup dersi aç',
  title: 'Grup dersi aç',
  intro: 'Koçun başka dersinin olmadığı bir saat seç. Bu saat ders saatlerinin dışında da olabilir.',
  ownIntro: 'Başka dersinin olmadığı bir saat seç. Bu saat ders saatlerinin dışında da olabilir.',
  coach: 'Koç',
  topic: 'Konu',
  topicHint: 'Öğrenciler katılmadan önce okur. İngilizce yaz.',
  day: 'Gün',
  time: 'Saat (İstanbul)',
  levelFrom: 'En düşük seviye',
  levelTo: 'En yüksek seviye',
  seats: 'Yer sayısı',
  leastSeats: 'En az katılımcı',
  rule: 'Yeterince kişi katılmazsa ders, kayıt süresi dolunca iptal edilir ve krediler geri verilir.',
  open: 'Dersi aç',
  done: 'Ders açıldı. Bu seviyelerdeki öğrenciler katılabilir.',
  failed: 'Ders açılamadı',
} as const satisfies SameKeys<typeof en>
