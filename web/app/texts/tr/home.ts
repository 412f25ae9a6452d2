import type { home as en } from '../en/home.ts'
import type { SameKeys } from '../shape.ts'

export const home = {
  documentTitle: 'Panel',
  greeting: 'Merhaba, {{name}}.',
  learner: {
    purpose: 'Sohbetin size ayrılan köşesi: kurslarınız, canlı dersleriniz ve ilerlemeniz burada olacak.',
    line: 'Hattınız',
    stops: { arrive: 'Hoş geldiniz', level: 'Seviyenizi öğrenin', course: 'Kursa katılın', talk: 'Konuşun' },
  },
  coach: {
    purpose: 'Kurslarınız, öğrencileriniz ve sıradaki canlı dersleriniz bu sayfada toplanacak.',
    line: 'Bir koçun haftası',
    stops: { prepare: 'Hazırlık', listen: 'Dinleme', correct: 'Düzeltme', talk: 'Konuşma' },
  },
  admin: {
    purpose: 'Okulu buradan yönetirsiniz: kişiler, eğitim kataloğu ve takvim.',
    users: 'Kullanıcılar',
    usersText: 'Okuldaki herkesi bulun, hangi aşamada olduğunu ve neden giriş yapamadığını görün.',
    levelTests: 'Seviye Testleri',
    levelTestsText: 'Seviye testini yazın, etkinleştirin ve sorularının ne kadar iyi çalıştığını görün.',
    securityLog: 'Güvenlik Kaydı',
    securityLogText: 'Girişler, kilitlenmeler ve yetki değişiklikleri: kim, ne zaman, nereden, ne yaptı?',
  },
} as const satisfies SameKeys<typeof en>
