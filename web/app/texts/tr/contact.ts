import type { contact as en } from '../en/contact.ts'
import type { SameKeys } from '../shape.ts'

export const contact: SameKeys<typeof en> = {
  title: 'İletişim Mesajları',
  column: {
    name: 'Ad',
    email: 'E-posta',
    message: 'Mesaj',
    createdAt: 'Geliş zamanı',
    answered: 'Yanıtlandı',
  },
  filter: { state: 'Durum', allStates: 'Tüm mesajlar' },
  state: { open: 'Yanıt bekleyen', answered: 'Yanıtlanan' },
  answeredLabel: 'Yanıtlandı: {{name}}',
  answeredFailed: 'Mesaj işaretlenemedi',
  view: 'Mesajı oku: {{name}}',
  details: 'İletişim Mesajı',
  language: 'Sayfa dili',
  reply: 'E-posta ile yanıtla',
  replySubject: '{{school}} okuluna gönderdiğiniz mesaj',
  listFailed: 'Mesajlar alınamadı',
  emptyHint: 'Ziyaretçilerin iletişim sayfasından yazdıkları burada görünür.',
}
