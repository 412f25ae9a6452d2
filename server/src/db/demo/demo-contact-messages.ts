import type { contactMessages } from '../tables/contact-messages.ts'

type NewMessage = typeof contactMessages.$inferInsert
type Sample = Pick<NewMessage, 'name' | 'email' | 'message' | 'language'> & {
  hoursAgo: number
  answeredHoursAgo?: number
}

const samples: Sample[] = [
  {
    name: 'Selin Arslan',
    email: 'selin.arslan@example.test',
    language: 'tr',
    hoursAgo: 3,
    message:
      'Merhaba,\n\nGündüz çalışıyorum. Speaking Group saatlerini akşam seçebiliyor muyum? Bir de ilk haftadan sonra grup değiştirmek mümkün mü?\n\nTeşekkürler',
  },
  {
    name: 'Kerem Doğan',
    email: 'kerem.dogan@example.test',
    language: 'tr',
    hoursAgo: 20,
    message:
      'IELTS’e ekimde gireceğim. B1-B2 programı sınav hazırlığına yeter mi, yoksa ek ders almam gerekir mi?',
  },
  {
    name: 'Hannah Brooks',
    email: 'hannah.brooks@example.test',
    language: 'en',
    hoursAgo: 31,
    message:
      'Hi there,\n\nI make short videos about everyday London English for Turkish viewers. Is your partnership programme still open?',
  },
  {
    name: 'Zehra Polat',
    email: 'zehra.polat@example.test',
    language: 'tr',
    hoursAgo: 52,
    answeredHoursAgo: 47,
    message: 'Seviye testini telefondan çözebilir miyim? Kulaklık şart mı?',
  },
  {
    name: 'Ozan Tekin',
    email: 'ozan.tekin@example.test',
    language: 'tr',
    hoursAgo: 98,
    answeredHoursAgo: 90,
    message: 'Şirketimizden sekiz kişi birlikte başlamak istiyoruz. Kurumsal fatura kesiyor musunuz?',
  },
  {
    name: 'Derya Uçar',
    email: 'derya.ucar@example.test',
    language: 'en',
    hoursAgo: 150,
    answeredHoursAgo: 149,
    message: 'I live in Berlin, so I am an hour behind. Are the live sessions recorded if I miss one?',
  },
]

/** What visitors wrote in the last days; half of it is answered. */
export const demoContactMessages = (now: Date): NewMessage[] =>
  samples.map(({ hoursAgo, answeredHoursAgo, ...message }) => ({
    ...message,
    createdAt: before(now, hoursAgo),
    answeredAt: answeredHoursAgo === undefined ? null : before(now, answeredHoursAgo),
  }))

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)
