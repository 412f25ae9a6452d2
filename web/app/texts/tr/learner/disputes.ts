import type { dispute as en } from '../../en/learner/disputes.ts'
import type { SameKeys } from '../../shape.ts'

export const dispute = {
  seat: 'Bankan bu ödemeyi inceliyor. Yerin senin. Banka karar verene kadar bu kursun kredilerini kullanamaz ve kaydını iptal edemezsin. Bunu sen istemediysen lütfen bize yaz.',
  credits: 'Donduruldu: {{what}}. Bankan ödemeyi inceliyor. Banka ödemeyi onaylayınca yeniden açılırlar.',
  entry: 'Donduruldu: bankan ödemeyi inceliyor',
} as const satisfies SameKeys<typeof en>
