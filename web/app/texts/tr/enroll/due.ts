import type { due as en } from '../../en/enroll/due.ts'
import type { SameKeys } from '../../shape.ts'

export const due = {
  title: 'Kelimelerin',
  cards_one: '{{count}} kart seni bekliyor',
  cards_other: '{{count}} kart seni bekliyor',
  hint: 'Beş dakika ayır, aklında kalsınlar.',
  review: 'Tekrar et',
} as const satisfies SameKeys<typeof en>
