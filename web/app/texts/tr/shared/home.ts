import type { home as en } from '../../en/shared/home.ts'
import type { SameKeys } from '../../shape.ts'

export const home = {
  documentTitle: 'Panel',
  greeting: 'Merhaba, {{name}}.',
  learner: {
    test: {
      title: 'İlk durak: seviyeniz',
      text_one:
        'Yaklaşık {{minutes}} dakika, {{count}} soru; sonunda hangi kursun size göre olduğunu bilirsiniz. Ardından kaydolabilirsiniz.',
      text_other:
        'Yaklaşık {{minutes}} dakika, {{count}} soru; sonunda hangi kursun size göre olduğunu bilirsiniz. Ardından kaydolabilirsiniz.',
      missing:
        'Şu anda çözülebilecek bir seviye testi yok. Olduğunda, hangi kursun size göre olduğunu ondan öğrenirsiniz.',
      action: 'Seviye Testine Başla',
      runningTitle: 'Seviye testiniz sizi bekliyor',
    },
    purpose: 'Sohbetin size ayrılan köşesi: kurslarınız, canlı dersleriniz ve ilerlemeniz burada olacak.',
    line: 'Hattınız',
    stops: { arrive: 'Hoş geldiniz', level: 'Seviyenizi öğrenin', course: 'Kursa katılın', talk: 'Konuşun' },
  },
} as const satisfies SameKeys<typeof en>
