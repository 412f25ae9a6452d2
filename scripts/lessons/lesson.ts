import type { Language } from '@sohbet/domain/language'

type Both = Record<Language, string>

/** One lesson. English that is taught stands as it is; what explains it is in both languages. */
export type Lesson = {
  number: number
  title: Both
  /** What you can do after it. */
  goal: Both
  scene: Both
  dialogue: { who: string; says: string }[]
  /** What a Londoner takes for granted. */
  note: Both
  /** Ten in a sample lesson. */
  phrases: ({ phrase: string } & Both)[]
  sound: { title: Both; text: Both; examples: { written: string; said: string }[] }
  /** The gap is where the underscores are. */
  exercise: { sentence: string; answer: string }[]
}
