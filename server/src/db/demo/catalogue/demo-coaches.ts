import type { coaches } from '../../tables/coaches.ts'

type Coach = Pick<
  typeof coaches.$inferInsert,
  'personalSummary' | 'isActive' | 'isNative' | 'isZoomOnly' | 'isPublic'
>
export type DemoCoach = Coach & { email: string; username: string }

/** Samples; the first has one of the demo accounts, the others have accounts of their own beside it. */
export const demoCoaches: readonly DemoCoach[] = [
  {
    email: 'coach@sohbet.test',
    username: 'Oliver Hart',
    personalSummary:
      'Born in Camden, six years in Kadıköy. He stops correcting when the talk gets going and writes down what you will want to know afterwards.',
    isActive: true,
    isNative: true,
    isZoomOnly: false,
    isPublic: true,
  },
  {
    email: 'priya.nair@sohbet.test',
    username: 'Priya Nair',
    personalSummary:
      'Grew up in Southall between three languages, so she knows what it is to think in one and speak in another. Opinions, meetings, and a laugh you hear two rooms away.',
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
      'Actor and voice coach from Peckham. Gives Speaking Groups only, and leaves nobody sitting at the back.',
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
      'With us from the first group; on a year’s leave in Galway. Her learners still quote her.',
    isActive: false,
    isNative: true,
    isZoomOnly: false,
    isPublic: false,
  },
]
