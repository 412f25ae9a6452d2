import type { coaches } from '../../db/tables/people/coaches.ts'

type Coach = Pick<
  typeof coaches.$inferInsert,
  | 'personalSummary'
  | 'summaryEn'
  | 'origin'
  | 'teaches'
  | 'speaks'
  | 'isActive'
  | 'isNative'
  | 'isZoomOnly'
  | 'isPublic'
>
type DemoCoach = Coach & { email: string; username: string }

/** File name of a coach's photo; scripts/catalogue draws it. */
export const photoOf = ({ email }: DemoCoach): string => `${email.split('@')[0]?.replace('.', '-') ?? ''}.jpg`

/** The recorded hello of a coach; scripts/audio speaks it. */
export const demoHello = {
  email: 'coach@sohbet.test',
  file: 'coach.m4a',
  seconds: 11.8,
  says: [
    'Hello! I am Oliver, and I come from Camden.',
    'Come and talk with me. Mistakes are welcome, and so is tea.',
  ],
} as const

/** Sample coaches; the first is one of the demo accounts, the others have separate accounts. */
export const demoCoaches: readonly DemoCoach[] = [
  {
    email: 'coach@sohbet.test',
    username: 'Oliver Hart',
    personalSummary:
      'Camden’da doğdu, altı yıl Kadıköy’de yaşadı. Sohbet açılınca düzeltmeyi bırakır; sonradan merak edeceklerini not eder.',
    summaryEn:
      'Born in Camden, six years in Kadıköy. Once you are talking he stops correcting, and notes down what you will ask about later.',
    origin: 'Camden, London',
    teaches: ['en'],
    speaks: ['en', 'tr'],
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
    summaryEn:
      'Grew up between three languages in Southall and knows how to think in one and speak in another. Ideas, meetings and a laugh you hear two rooms away.',
    origin: 'Southall, London',
    teaches: ['en'],
    speaks: ['en', 'hi', 'tr'],
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
    summaryEn:
      'From Eskişehir to Hackney, twelve years. The coach of beginners: she knows what you can’t say, and why, before you do.',
    origin: 'Eskişehir',
    teaches: ['en'],
    speaks: ['tr', 'en', 'de'],
    isActive: true,
    isNative: false,
    isZoomOnly: false,
    isPublic: true,
  },
  {
    email: 'kwame.mensah@sohbet.test',
    username: 'Kwame Mensah',
    personalSummary:
      'Peckham’lı oyuncu ve ses koçu. Yalnızca Speaking Group yapar; arka sırada kimseyi bırakmaz.',
    summaryEn: 'Actor and voice coach from Peckham. Speaking Groups only, and nobody stays in the back row.',
    origin: 'Peckham, London',
    teaches: ['en'],
    speaks: ['en', 'fr'],
    isActive: true,
    isNative: true,
    isZoomOnly: true,
    isPublic: true,
  },
  {
    email: 'can.ersoy@sohbet.test',
    username: 'Can Ersoy',
    personalSummary:
      'Garsonluktan proje yöneticiliğine, hepsini Londra’da, hepsini İngilizce yaptı. Akşam gruplarında iş görüşmesi ve telefon çalıştırır.',
    summaryEn:
      'From waiter to project manager, all of it in London, all of it in English. Job interviews and phone calls in his evening groups.',
    origin: 'İzmir',
    teaches: ['en'],
    speaks: ['tr', 'en'],
    isActive: true,
    isNative: false,
    isZoomOnly: true,
    isPublic: true,
  },
  {
    email: 'maeve.byrne@sohbet.test',
    username: 'Maeve Byrne',
    personalSummary:
      'İlk gruptan beri bizimle; bir yıllığına Galway’de izinde. Öğrencileri onun sözlerini hâlâ tekrarlar.',
    summaryEn: 'With us since the first group; on a year’s leave in Galway. Her learners still quote her.',
    origin: 'Galway',
    teaches: ['en'],
    speaks: ['en', 'ga'],
    isActive: false,
    isNative: true,
    isZoomOnly: false,
    isPublic: false,
  },
]
