import type { movement as en } from '../../en/enroll/movement.ts'
import type { SameKeys } from '../../shape.ts'

/** Names of a movement of money, as the learner sees it. */
export const movement = {
  payment: 'Ödendi',
  refund: 'İade edildi',
  refund_returned: 'İade sana ulaşmadı',
  dispute: 'Bankan geri aldı',
  dispute_returned: 'Bankandan yeniden geldi',
  correction: 'Kayıt düzeltildi',
} as const satisfies SameKeys<typeof en>
