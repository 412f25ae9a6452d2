// npm run audio: speaks the sample level test's listening questions into web/public/audio/level-test, and the hello
// and a voice message of a sample coach. Needs espeak-ng and ffmpeg. The files are committed; the voices are samples that a school
// replaces by upload.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoHello } from '../../server/src/demo/catalogue/demo-coaches.ts'
import { heardWord, listeningQuestions } from '../../server/src/demo/level-test/listening-questions.ts'
import { demoVoice } from '../../server/src/demo/messages/demo-threads.ts'
import { speakLines, type Line } from './speak-lines.ts'

const target = join(import.meta.dirname, '../../web/public/audio/level-test')
const voices = join(import.meta.dirname, '../../server/demo-files/voices')
const work = mkdtempSync(join(tmpdir(), 'level-test-audio-'))

const speak = (name: string, lines: readonly Line[]) =>
  speakLines(lines, { file: join(target, `${name}.mp3`), work })

try {
  for (const { name, lines } of listeningQuestions) speak(name, lines)
  speak('sound-check', [{ voice: 'woman', says: heardWord }])
  for (const { file, says } of [demoHello, demoVoice]) {
    const lines = says.map((line): Line => ({ voice: 'man', says: line }))
    speakLines(lines, { file: join(voices, file), work })
  }
} finally {
  rmSync(work, { recursive: true })
}
