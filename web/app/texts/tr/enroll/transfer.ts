import type { transfer as en } from '../../en/enroll/transfer.ts'
import type { SameKeys } from '../../shape.ts'

export const transfer: SameKeys<typeof en> = {
  title: 'Banka bilgileri',
  intro: 'Lütfen {{amount}} havale et ve ödemeni bulabilmemiz için açıklamaya ödeme kodunu yaz.',
  amount: 'Tutar',
  holder: 'Hesap sahibi',
  bank: 'Banka',
  iban: 'IBAN',
  reference: 'Ödeme kodu',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyOf: 'Kopyala: {{label}}',
  next: 'Para hesabımıza gelince yerini e-postayla onaylıyoruz. Banka bilgileri burada ve “Kurslarım” sayfasında kalır.',
  step: 'Ödemeyi banka havalesiyle yapıyorsun. Yerini üç iş günü, en geç kurs başlayana kadar tutuyoruz ve banka bilgilerini bir sonraki adımda gösteriyoruz.',
  button: 'Yerimi ayır ve banka bilgilerini göster',
  none: 'Kartla ödeme şu anda kapalı',
  noneText: 'Lütfen okula yaz, ödemeni ve yerini birlikte ayarlayalım.',
  write: 'Bize yaz',
  balance: 'Ödenecek {{amount}} kaldı.',
  balanceDue: 'Ödenecek {{amount}} kaldı. Son gün: {{date}}.',
  overdue: 'Ödenecek {{amount}} kaldı. Son gün {{date}} idi.',
  showBank: 'Banka bilgileri',
}
