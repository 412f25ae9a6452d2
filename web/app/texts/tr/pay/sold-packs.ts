import type { soldPacks as en } from '../../en/pay/sold-packs.ts'
import type { SameKeys } from '../../shape.ts'

export const soldPacks = {
  title: 'Satılan paketler',
  failed: 'Paketler yüklenemedi',
  none: 'Henüz paket satılmadı',
  noneHint: 'Ders ayarlarında fiyatı olan paketler satılır.',
  erased: 'Silinmiş hesap',
  closed: 'Kapandı',
  column: {
    learner: 'Öğrenci',
    size: 'Kredi',
    price: 'Fiyat',
    paidAt: 'Ödendi',
    left: 'Kalan',
    receipts: 'Makbuzlar',
    refund: 'Şimdi iade',
  },
  ask: '{{sum}} öğrencinin kartına iade edilir. Krediler silinir ve onlarla ayrılan {{count}} ders iptal edilir. Paket iade edilsin mi?',
  deed: 'Paketi iade et',
  done: '{{sum}} yolda',
  refundFailed: 'Paket iade edilemedi',
} as const satisfies SameKeys<typeof en>
