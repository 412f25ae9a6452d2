import type { home as en } from '../../en/shared/home.ts'
import type { SameKeys } from '../../shape.ts'

export const home = {
  documentTitle: 'Panel',
  greeting: 'Merhaba, {{name}}.',
  learner: {
    purpose: 'Sohbetin size ayrılan köşesi: kurslarınız, canlı dersleriniz ve ilerlemeniz burada olacak.',
    line: 'Hattınız',
    stops: { arrive: 'Hoş geldiniz', level: 'Seviyenizi öğrenin', course: 'Kursa katılın', talk: 'Konuşun' },
  },
} as const satisfies SameKeys<typeof en>
