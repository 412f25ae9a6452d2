import type { Language } from '@sohbet/domain/language'
import type { Level } from '@sohbet/domain/level-test/level'
import { weeks01to03 } from './a1-a2/weeks-01-03.ts'
import { weeks04to06 } from './a1-a2/weeks-04-06.ts'
import { weeks07to09 } from './a1-a2/weeks-07-09.ts'
import { weeks10to12 } from './a1-a2/weeks-10-12.ts'
import { weeks13to15 } from './a1-a2/weeks-13-15.ts'
import { weeks16to18 } from './a1-a2/weeks-16-18.ts'
import { weeks19to21 } from './a1-a2/weeks-19-21.ts'
import { weeks22to24 } from './a1-a2/weeks-22-24.ts'
import { weeks25to26 } from './a1-a2/weeks-25-26.ts'
import { weeks01to04 } from './b1-b2/weeks-01-04.ts'
import { weeks05to08 } from './b1-b2/weeks-05-08.ts'
import { weeks09to12 } from './b1-b2/weeks-09-12.ts'
import type { DemoLesson } from './lesson.ts'

export type DemoTrack = {
  name: 'A1-A2' | 'B1-B2'
  fromLevel: Level
  toLevel: Level
  description: string
  /** Language of the explanations: beginners read Turkish, from B1 on everything is English. */
  language: Language
  /** Days per module. */
  moduleDuration: number
  lessons: DemoLesson[]
}

export const demoTracks: readonly DemoTrack[] = [
  {
    name: 'A1-A2',
    fromLevel: 'A1',
    toLevel: 'A2',
    description:
      'Sıfırdan sokağa: 26 hafta, 26 modül, her hafta bir modül. Selamdan hikâye anlatmaya, günlük Londra İngilizcesi; açıklamalar Türkçe.',
    language: 'tr',
    moduleDuration: 7,
    lessons: [
      ...weeks01to03,
      ...weeks04to06,
      ...weeks07to09,
      ...weeks10to12,
      ...weeks13to15,
      ...weeks16to18,
      ...weeks19to21,
      ...weeks22to24,
      ...weeks25to26,
    ],
  },
  {
    name: 'B1-B2',
    fromLevel: 'B1',
    toLevel: 'B2',
    description:
      'Derdini anlatmaktan sohbeti sürüklemeye: 12 hafta, 6 modül, iki haftada bir modül. Fikirler, hikâyeler, pazarlıklar, toplantılar ve önemli konuşmalar; açıklamalar İngilizce.',
    language: 'en',
    moduleDuration: 14,
    lessons: [...weeks01to04, ...weeks05to08, ...weeks09to12],
  },
]
