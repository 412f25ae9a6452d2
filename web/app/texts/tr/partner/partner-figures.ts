import type { partnerFigures as en } from '../../en/partner/partner-figures.ts'
import type { SameKeys } from '../../shape.ts'

/** Bir ortağın sayıları; hem ortak hem yöneticiler görür. */
export const partnerFigures: SameKeys<typeof en> = {
  clicks: 'Tıklama',
  signUps: 'Üyelik',
  sales: 'Satış',
  balance: 'Komisyon',
  noBalance: 'Henüz komisyon yok.',
  payable: 'Ödenebilir',
  waiting: 'Bekleyen',
  paidOut: 'Ödenen',
  hint: 'Komisyon, kurs başladıktan {{days}} gün sonra ödenebilir olur. İadeler kendi payını geri alır.',
  months: 'Ay ay',
  month: 'Ay',
  commission: 'Komisyon',
}
