import type { checkout as en } from '../../en/checkout/checkout.ts'
import type { SameKeys } from '../../shape.ts'

export const checkout = {
  title: 'Ödeme',
  provider: 'Local Checkout',
  testMode: 'TEST MODU',
  notice:
    'Bu bir deneme sayfasıdır: para hareketi olmaz, hiçbir karttan çekim yapılmaz. Buraya asla gerçek bir kart yazma.',
  payTo: 'Alıcı: {{school}}',
  yourOrder: 'Siparişin',
  email: 'E-posta',
  card: 'Kart numarası',
  cards: 'Deneme kartları',
  cardPays: 'Ödeyen kart',
  cardDeclined: 'Reddedilen kart',
  pay: '{{amount}} öde',
  processing: 'İşleniyor…',
  back: 'İptal et ve geri dön',
  declined: 'Ödenmedi',
  expired: 'Bu ödeme sayfasının süresi doldu',
  expiredHint: 'Ödeme yapılmadı. Okula dönüp yeniden başla: boş yer varsa senin için yeniden ayrılır.',
  complete: 'Bu zaten ödendi',
  completeHint: 'Bu sayfada ödenecek bir şey kalmadı.',
  toSchool: 'Okula dön',
  notFound: 'Böyle bir ödeme sayfası yok',
  notFoundHint: 'Adresi kontrol et veya okula dönüp ödemeyi yeniden başlat.',
  failed: 'Sayfa yüklenemedi',
  footer: 'Kart ödeme kuruluşunun yerine geçen bir deneme sayfası',
} as const satisfies SameKeys<typeof en>
