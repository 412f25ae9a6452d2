import type { home as en } from '../../en/frame/home.ts'
import type { SameKeys } from '../../shape.ts'

export const home = {
  documentTitle: 'Panel',
  greeting: 'Merhaba, {{name}}.',
  learner: {
    test: {
      next: 'Sıradaki adımın',
      title: 'İlk durak: seviyen',
      text_one:
        'Yaklaşık {{minutes}} dakika, {{count}} soru; sonunda hangi kursun sana göre olduğunu bilirsin. Ardından kaydolabilirsin.',
      text_other:
        'Yaklaşık {{minutes}} dakika, {{count}} soru; sonunda hangi kursun sana göre olduğunu bilirsin. Ardından kaydolabilirsin.',
      missing:
        'Şu anda çözülebilecek bir seviye testi yok. Olduğunda, hangi kursun sana göre olduğunu ondan öğrenirsin.',
      action: 'Seviye Testine Başla',
      runningTitle: 'Seviye testin seni bekliyor',
    },
    purpose: 'Sohbetin sana ayrılan köşesi: kursların, canlı derslerin ve ilerlemen burada olacak.',
    line: 'Hattın',
    stops: { arrive: 'Hoş geldin', level: 'Seviyeni öğren', course: 'Kursa katıl', talk: 'Konuş' },
  },
} as const satisfies SameKeys<typeof en>
