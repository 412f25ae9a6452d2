import { join } from 'node:path'
import type { DemoLesson } from '../../server/src/demo/catalogue/lesson.ts'
import { recordingOf } from '../../server/src/demo/catalogue/recordings.ts'
import { speakLines } from '../audio/speak-lines.ts'

/** Writes the recordings of the quizzes. */
export function writeRecordings(
  folder: string,
  { lessons, work }: { lessons: readonly DemoLesson[]; work: string },
): void {
  for (const lesson of lessons) {
    for (const [place, { heard }] of lesson.quiz.entries()) {
      if (heard) speakLines(heard, { file: join(folder, recordingOf(lesson, place)), work })
    }
  }
}
