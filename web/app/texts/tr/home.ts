import type { home as en } from '../en/home.ts'
import type { SameKeys } from '../shape.ts'

export const home = {
  documentTitle: 'Panel',
  greeting: 'Merhaba, {{name}}.',
  learner: {
    purpose:
      'Burası sohbetin size ait tarafı: kurslarınız, oturumlarınız ve ilerlemeniz burada sizi bekleyecek.',
    level: 'İngilizce seviyesi',
    levelKnown: 'Seviye testinizden: {{score}} puan.',
    levelUnknown: 'Seviye testini tamamladığınızda seviyeniz burada görünecek.',
    none: 'Yok',
    line: 'Hattınız',
    stops: { arrive: 'Hoş geldiniz', level: 'Seviyenizi bilin', course: 'Kursa katılın', talk: 'Konuşun' },
  },
  coach: {
    purpose: 'Kurslarınız, öğrencileriniz ve sıradaki canlı oturumlarınız bu sayfada toplanacak.',
    line: 'Bir koçun haftası',
    stops: { prepare: 'Hazırlık', listen: 'Dinleme', correct: 'Düzeltme', talk: 'Konuşma' },
  },
  admin: {
    purpose: 'Okulu buradan yürütürsünüz: insanlar, eğitim kataloğu ve takvim.',
    users: 'Kullanıcılar',
    usersText:
      'Okuldaki herkesi bulun, hangi aşamada olduklarını ve girişlerinin neden başarısız olduğunu görün.',
  },
} as const satisfies SameKeys<typeof en>
