import type { dispute as en } from '../../en/enroll/disputes.ts'
import type { SameKeys } from '../../shape.ts'

export const dispute = {
  seat: {
    asked:
      'Bankanın bu ödeme hakkında bir sorusu var. Yerin senin. Banka cevabını alana kadar bu kursun kredilerini kullanamazsın. Bunu sen istemediysen lütfen bize yaz.',
    held: 'Bankan bu ödemeyi inceliyor. Yerin senin. Banka karar verene kadar bu kursun kredilerini kullanamaz ve kaydını iptal edemezsin. Bunu sen istemediysen lütfen bize yaz.',
    returning: 'Bankan bu ödemeyi onayladı. Para bize dönünce kaydını yeniden iptal edebilirsin.',
  },
  credits: 'Donduruldu: {{what}}. Bankan ödemeyi inceliyor. Banka ödemeyi onaylayınca yeniden açılırlar.',
  entry: 'Donduruldu: bankan ödemeyi inceliyor',
} as const satisfies SameKeys<typeof en>
