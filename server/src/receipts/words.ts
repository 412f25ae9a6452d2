import { brand } from '@sohbet/domain/brand'

type Words = {
  titles: { payment: string; refund: string }
  number: string
  date: string
  learner: string
  course: string
  plan: string
  way: string
  ways: { card: string; testCard: string; hand: string }
  sums: { payment: string; refund: string }
  erased: string
  note: string
}

export const words: Record<'en' | 'tr', Words> = {
  en: {
    titles: { payment: 'Receipt', refund: 'Refund receipt' },
    number: 'Number',
    date: 'Date',
    learner: 'Learner',
    course: 'Course',
    plan: 'Plan',
    way: 'Way of payment',
    ways: { card: 'Card', testCard: 'Test card', hand: 'Bank transfer' },
    sums: { payment: 'Paid', refund: 'Given back' },
    erased: 'Account erased',
    note: `Issued by ${brand.name}. This receipt does not replace a tax invoice. Questions?`,
  },
  tr: {
    titles: { payment: 'Makbuz', refund: 'İade makbuzu' },
    number: 'Numara',
    date: 'Tarih',
    learner: 'Öğrenci',
    course: 'Kurs',
    plan: 'Paket',
    way: 'Ödeme yolu',
    ways: { card: 'Kart', testCard: 'Deneme kartı', hand: 'Banka havalesi' },
    sums: { payment: 'Ödenen', refund: 'İade edilen' },
    erased: 'Hesap silindi',
    note: `${brand.name} tarafından düzenlendi. Bu makbuz fatura yerine geçmez. Soruların için:`,
  },
}
