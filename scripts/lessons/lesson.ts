import type { Language } from '@sohbet/domain/language'

type Both = Record<Language, string>

/** One lesson. The taught English has one form; explanations are in both languages. */
export type Lesson = {
  number: number
  title: Both
  /** What a learner can do after it. */
  goal: Both
  scene: Both
  dialogue: { who: string; says: string }[]
  /** A note about life in London. */
  note: Both
  /** Ten in a sample lesson. */
  phrases: ({ phrase: string } & Both)[]
  sound: { title: Both; text: Both; examples: { written: string; said: string }[] }
  /** The gap is at the underscores. */
  exercise: { sentence: string; answer: string }[]
}
