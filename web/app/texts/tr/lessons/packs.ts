import type { packs as en } from '../../en/lessons/packs.ts'
import type { SameKeys } from '../../shape.ts'

export const packs = {
  title: 'Kredi satın al',
  intro: 'Bir kredi, randevulu bir dersi öder: özel, ikili veya grup.',
  failed: 'Paketler yüklenemedi',
  notSold: 'Okul şu anda kredi satmıyor',
  notSoldHint: 'Krediler her kursla birlikte gelir.',
  choose: 'Kaç kredi?',
  in: { TRY: 'Türk lirasıyla', USD: 'ABD dolarıyla' },
  credits_one: '{{count}} kredi',
  credits_other: '{{count}} kredi',
  each: 'Tanesi {{price}}',
  terms:
    'Krediler {{months}} ay kullanılabilir. 14 gün içinde, kullandığın krediler 1 kredinin fiyatıyla düşülerek paran iade edilir.',
  consents: 'Ödemeden önce',
  consent: {
    preInformation: 'Ön bilgilendirme formunu okudum.',
    distanceSales: 'Mesafeli satış sözleşmesini kabul ediyorum.',
  },
  document: { preInformation: 'Ön Bilgilendirme Formu', distanceSales: 'Mesafeli Satış Sözleşmesi' },
  consentRequired: 'Lütfen ödemeden önce oku ve işaretle',
  read: 'Okudum',
  pay: '{{sum}} öde',
  notBought: 'Olmadı',
  payment: {
    complete_one: 'Teşekkürler! {{count}} kredi hesabında.',
    complete_other: 'Teşekkürler! {{count}} kredi hesabında.',
    open: 'Ödemeni bekliyoruz. Bu sayfa kendiliğinden yeniden bakar.',
    review: 'Ödemen kontrol ediliyor. Bitince krediler gelir ve sana yazarız.',
    expired: 'Ödeme sayfasının süresi doldu; ödeme yapılmadı.',
    refunded: 'Bu ödeme sana iade edildi.',
    unknown: 'Ödemenin ulaşıp ulaşmadığını henüz bilmiyoruz',
    book: 'Ders ayır',
  },
  mine: 'Paketlerin',
  mineFailed: 'Paketlerin yüklenemedi',
  left_one: '{{count}} kredi kaldı, son gün: {{date}}',
  left_other: '{{count}} kredi kaldı, son gün: {{date}}',
  closed: 'İade edildi ve kapandı',
  receipt: 'Makbuz {{number}}',
  receiptFailed: 'Makbuz yüklenemedi',
  refund: {
    action: '{{sum}} geri al',
    until: 'Son an: {{moment}}',
    ask: '{{sum}} kartına iade edilir ve bu paketin kredileri silinir. Devam edilsin mi?',
    askWithLessons_one:
      '{{sum}} kartına iade edilir, bu paketin kredileri silinir ve onlarla ayrılan {{count}} ders iptal edilir. Devam edilsin mi?',
    askWithLessons_other:
      '{{sum}} kartına iade edilir, bu paketin kredileri silinir ve onlarla ayrılan {{count}} ders iptal edilir. Devam edilsin mi?',
    deed: 'Paramı geri al',
    done: '{{sum}} kartına doğru yolda',
    failed: 'Paket iade edilemedi',
  },
} as const satisfies SameKeys<typeof en>
