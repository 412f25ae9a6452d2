import type { held as enHeld, homeCard as enHomeCard } from '../../en/enroll/held-seat.ts'
import type { SameKeys } from '../../shape.ts'

export const held = {
  title: 'Yerin seni bekliyor',
  text: '“{{course}}” kursunda senin için bir yer ayrıldı. Son an: {{moment}}. O zamana kadar ödersen yer senindir.',
  active: 'Kayıtlısın',
  activeText: '“{{course}}” kursuna zaten kayıtlısın.',
  myCourses: 'Kurslarım',
} as const satisfies SameKeys<typeof enHeld>

export const homeCard = {
  pending: 'Yerin seni bekliyor',
  pendingText: '“{{course}}” ücretini şu zamana kadar ödersen yer senindir: {{moment}}.',
} as const satisfies SameKeys<typeof enHomeCard>
