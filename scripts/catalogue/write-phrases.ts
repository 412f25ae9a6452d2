import { join } from 'node:path'
import type { DemoLesson } from '../../server/src/demo/catalogue/lesson.ts'
import { phraseRecordingOf } from '../../server/src/demo/catalogue/recordings.ts'
import { speakLines } from '../audio/speak-lines.ts'

/** Writes the recordings of the phrases, which are cards of the learners' reviews; the voices take turns. */
export function writePhrases(
  folder: string,
  { lessons, work }: { lessons: readonly DemoLesson[]; work: string },
): void {
  for (const lesson of lessons)
    for (const [place, [english]] of lesson.phrases.entries()) {
      const voice = place % 2 === 0 ? 'woman' : 'man'
      const says = english.replaceAll(' / ', ', ')
      const file = join(folder, phraseRecordingOf(lesson, place))
      speakLines([{ voice, says }], { file, work, kilobits: 24 })
    }
}
