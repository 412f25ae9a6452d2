import type { work as en } from '../../en/frame/work.ts'
import type { SameKeys } from '../../shape.ts'

export const work = {
  kinds: {
    session: 'canlı dersler',
    lesson: 'özel dersler',
    module: 'modüller',
    quiz: 'biten quizler',
    recording: 'ses kayıtları',
    review: 'tekrarlar',
  },
} as const satisfies SameKeys<typeof en>
