import type { offer as enOffer, summary as enSummary } from '../../en/enroll/offer.ts'
import type { SameKeys } from '../../shape.ts'

export const offer = {
  with: '{{names}} ile',
  week: 'Haftan',
  allModules_one: '{{count}} modülün tamamı',
  allModules_other: '{{count}} modülün tamamı',
  fewerModules: 'Daha az modül göster',
  facts: 'Bir bakışta',
} as const satisfies SameKeys<typeof enOffer>

export const summary = {
  title: 'Kaydın',
  modules_one: '{{count}} modül: video, not, quiz',
  modules_other: '{{count}} modül: video, not, quiz',
  sessions_one: 'Haftada {{count}} canlı ders',
  sessions_other: 'Haftada {{count}} canlı ders',
  group: 'Sınıfının mesajlaşma grubu',
  'last-step': 'Son adımdan önce ücret alınmaz.',
  'free-seat': 'Şimdi ücret alınmaz: yer senin olunca ödersin.',
  free: 'Bu kurs ücretsiz; sonradan da ödeme çıkmaz.',
} as const satisfies SameKeys<typeof enSummary>
