import type { offer as enOffer, summary as enSummary } from '../../en/learner/offer.ts'
import type { SameKeys } from '../../shape.ts'

export const offer = {
  with: '{{names}} ile',
  week: 'Haftan',
  allModules_one: '{{count}} modülün tamamı',
  allModules_other: '{{count}} modülün tamamı',
  facts: 'Bir bakışta',
} as const satisfies SameKeys<typeof enOffer>

export const summary = {
  title: 'Kaydın',
  modules_one: 'Videosu, belgeleri ve quiziyle {{count}} modül',
  modules_other: 'Videosu, belgeleri ve quiziyle {{count}} modül',
  sessions_one: 'Haftada {{count}} canlı ders',
  sessions_other: 'Haftada {{count}} canlı ders',
  group: 'Kendi sınıfının mesajlaşma grubu',
  'last-step': 'Bütün kurs için tek ödeme. Son adımda sen ödeyene kadar bir şey çekilmez.',
  'free-seat': 'Şimdi bir şey çekilmez: yer senin olunca ödersin.',
  free: 'Bu kurs ücretsiz; sonradan da ödeme çıkmaz.',
} as const satisfies SameKeys<typeof enSummary>
