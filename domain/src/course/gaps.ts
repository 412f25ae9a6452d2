/** What a module lacks. A quiz without questions counts as no quiz for learners. */
export const gapKinds = ['description', 'video', 'document', 'quiz', 'questions', 'audio'] as const
export type GapKind = (typeof gapKinds)[number]

type Content = {
  description: string
  videoSource: string
  documentCount: number
  /** Null when there is no quiz. */
  questionCount: number | null
  /** Questions to listen to that have no recording. */
  silentCount: number
}

export function gapsOf(module: Content): GapKind[] {
  const isMissing: Record<GapKind, boolean> = {
    description: module.description === '',
    video: module.videoSource === '',
    document: module.documentCount === 0,
    quiz: module.questionCount === null,
    questions: module.questionCount === 0,
    audio: module.silentCount > 0,
  }
  return gapKinds.filter((kind) => isMissing[kind])
}
