// npm run audio: speaks the sample level test's listening questions into web/public/audio/level-test. Needs
// espeak-ng and ffmpeg. The files are committed; the voices are samples that a school replaces by upload.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heardWord, listeningQuestions } from '../../server/src/demo/level-test/listening-questions.ts'
import { speakLines, type Line } from './speak-lines.ts'

const target = join(import.meta.dirname, '../../web/public/audio/level-test')
const work = mkdtempSync(join(tmpdir(), 'level-test-audio-'))

const speak = (name: string, lines: readonly Line[]) =>
  speakLines(lines, { file: join(target, `${name}.mp3`), work })

try {
  for (const { name, lines } of listeningQuestions) speak(name, lines)
  speak('sound-check', [{ voice: 'woman', says: heardWord }])
} finally {
  rmSync(work, { recursive: true })
}
