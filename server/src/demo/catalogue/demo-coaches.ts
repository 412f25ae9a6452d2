import type { coaches } from '../../db/tables/people/coaches.ts'

type Coach = Pick<
  typeof coaches.$inferInsert,
  'personalSummary' | 'isActive' | 'isNative' | 'isZoomOnly' | 'isPublic'
>
type DemoCoach = Coach & { email: string; username: string }

/** File name of a coach's photo; scripts/catalogue draws it. */
export const photoOf = ({ email }: DemoCoach): string => `${email.split('@')[0]?.replace('.', '-') ?? ''}.jpg`

/** Sample coaches; the first is one of the demo accounts, the others have separate accounts. */
export const demoCoaches: readonly DemoCoach[] = [
  {
    email: 'coach@sohbet.test',
    username: 'Oliver Hart',
    personalSummary:
      'Camden’da doğdu, altı yıl Kadıköy’de yaşadı. Sohbet açılınca düzeltmeyi bırakır; sonradan merak edeceklerini not eder.',
    isActive: true,
    isNative: true,
    isZoomOnly: false,
    isPublic: true,
  },
  {
    email: 'priya.nair@sohbet.test',
    username: 'Priya Nair',
    personalSummary:
      'Southall’da üç dil arasında büyüdü; bir dilde düşünüp ötekinde konuşmayı bilir. Fikir, toplantı ve iki oda öteden duyulan bir kahkaha.',
    isActive: true,
    isNative: true,
    isZoomOnly: false,
    isPublic: true,
  },
  {
    email: 'leyla.dogan@sohbet.test',
    username: 'Leyla Doğan',
    personalSummary:
      'Eskişehir’den Hackney’ye on iki yıl. Sıfırdan başlayanların koçu: neyi neden söyleyemediğini senden önce bilir.',
    isActive: true,
    isNative: false,
    isZoomOnly: false,
    isPublic: false,
  },
  {
    email: 'kwame.mensah@sohbet.test',
    username: 'Kwame Mensah',
    personalSummary:
      'Peckham’lı oyuncu ve ses koçu. Yalnızca Speaking Group yapar; arka sırada kimseyi bırakmaz.',
    isActive: true,
    isNative: true,
    isZoomOnly: true,
    isPublic: false,
  },
  {
    email: 'can.ersoy@sohbet.test',
    username: 'Can Ersoy',
    personalSummary:
      'Garsonluktan proje yöneticiliğine, hepsini Londra’da, hepsini İngilizce yaptı. Akşam gruplarında iş görüşmesi ve telefon çalıştırır.',
    isActive: true,
    isNative: false,
    isZoomOnly: true,
    isPublic: false,
  },
  {
    email: 'maeve.byrne@sohbet.test',
    username: 'Maeve Byrne',
    personalSummary:
      'İlk gruptan beri bizimle; bir yıllığına Galway’de izinde. Öğrencileri onun sözlerini hâlâ tekrarlar.',
    isActive: false,
    isNative: true,
    isZoomOnly: false,
    isPublic: false,
  },
]
