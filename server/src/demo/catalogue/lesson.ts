import type { DemoQuestion } from './question.ts'

type Pair = [english: string, turkish: string]

/** A module of the sample course: what its documents, its clip and its quiz are made of. */
export type DemoLesson = {
  /** Of its files. */
  slug: string
  name: string
  description: string
  /** What you can do after it. */
  goal: string
  /** What the coach says in the video. */
  clip: [Pair, Pair]
  scene: string
  talk: [who: string, says: string][]
  /** What a Londoner takes for granted. */
  note: string
  /** Eight, with their Turkish. */
  phrases: Pair[]
  sound: { title: string; text: string; examples: [written: string, said: string][] }
  /** The gap is where the underscores are. */
  practice: [sentence: string, answer: string][]
  /** What each of two says in the role play, where there is one. */
  roles?: [string, string]
  quiz: DemoQuestion[]
}
