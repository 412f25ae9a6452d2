import type { DemoQuestion } from './question.ts'

type Pair = [english: string, turkish: string]

/** A module of the sample course: the source of its documents, clip and quiz. */
export type DemoLesson = {
  /** Part of its file names. */
  slug: string
  name: string
  description: string
  /** What a learner can do after it. */
  goal: string
  /** What the coach says in the video. */
  clip: [Pair, Pair]
  scene: string
  talk: [who: string, says: string][]
  /** A note about life in London. */
  note: string
  /** Eight phrases with their Turkish. */
  phrases: Pair[]
  sound: { title: string; text: string; examples: [written: string, said: string][] }
  /** The gap is at the underscores. */
  practice: [sentence: string, answer: string][]
  /** The lines of the two roles, if it has a role play. */
  roles?: [string, string]
  quiz: DemoQuestion[]
}
