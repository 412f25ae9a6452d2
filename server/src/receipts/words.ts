import type { HandMethod } from '@sohbet/domain/enrollment/payment'
import type { Language } from '@sohbet/domain/language'

type Words = {
  titles: { payment: string; refund: string }
  number: string
  date: string
  seller: string
  buyer: string
  phone: string
  taxNumber: string
  identityNumber: string
  mersis: string
  learner: string
  plan: (name: string) => string
  discount: string
  price: string
  refundOf: string
  way: string
  ways: Record<'card' | 'testCard' | HandMethod, string>
  instalments: (count: number, each: string | null) => string
  charged: string
  fee: string
  net: string
  vat: (percent: string) => string
  sums: { payment: string; refund: string }
  erased: string
  note: string
  contact: string
}

export const words: Record<Language, Words> = {
  en: {
    titles: { payment: 'Receipt', refund: 'Refund receipt' },
    number: 'Receipt number',
    date: 'Date',
    seller: 'Seller',
    buyer: 'Buyer',
    phone: 'Phone',
    taxNumber: 'Tax number',
    identityNumber: 'Identity number',
    mersis: 'MERSIS',
    learner: 'Learner',
    plan: (name) => `${name} plan`,
    discount: 'Discount',
    price: 'Price',
    refundOf: 'Belongs to receipt',
    way: 'Way of payment',
    ways: { card: 'Card', testCard: 'Test card', transfer: 'Bank transfer', cash: 'Cash' },
    instalments: (count, each) =>
      each === null ? `${count} instalments on the card` : `${count} instalments of ${each} on the card`,
    charged: 'Charged to the card',
    fee: 'including the instalment fee',
    net: 'Without VAT',
    vat: (percent) => `VAT (KDV) ${percent} %`,
    sums: { payment: 'Paid', refund: 'Given back' },
    erased: 'Account erased',
    note: 'This receipt confirms a payment or a refund. It is not an official invoice (fatura, e-Arşiv fatura) and does not replace one. Invoices that the school uploads are under “My courses”.',
    contact: 'Questions?',
  },
  tr: {
    titles: { payment: 'Makbuz', refund: 'İade makbuzu' },
    number: 'Makbuz numarası',
    date: 'Tarih',
    seller: 'Satıcı',
    buyer: 'Alıcı',
    phone: 'Telefon',
    taxNumber: 'Vergi numarası',
    identityNumber: 'T.C. kimlik numarası',
    mersis: 'MERSİS',
    learner: 'Öğrenci',
    plan: (name) => `${name} paketi`,
    discount: 'İndirim',
    price: 'Fiyat',
    refundOf: 'İlgili makbuz',
    way: 'Ödeme yolu',
    ways: { card: 'Kart', testCard: 'Deneme kartı', transfer: 'Banka havalesi', cash: 'Nakit' },
    instalments: (count, each) =>
      each === null ? `Karta ${count} taksit` : `Karta ${count} taksit, taksit başına ${each}`,
    charged: 'Karttan çekilen',
    fee: 'taksit farkı dahil',
    net: 'KDV hariç',
    vat: (percent) => `KDV %${percent}`,
    sums: { payment: 'Ödenen', refund: 'İade edilen' },
    erased: 'Hesap silindi',
    note: 'Bu makbuz bir ödemeyi veya iadeyi gösterir. Fatura veya e-Arşiv fatura değildir ve onların yerine geçmez. Okulun yüklediği faturalar “Kurslarım” sayfasında bulunur.',
    contact: 'Soruların için:',
  },
}

const fileNames: Record<Language, string> = { en: 'receipt', tr: 'makbuz' }

export const receiptFileName = ({ number }: { number: string }, language: Language): string =>
  `${fileNames[language]}-${number}.pdf`
