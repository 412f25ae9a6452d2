// npm run audio: speaks the sample level test's listening questions into web/public/audio/level-test. Needs espeak-ng
// and ffmpeg. The files are kept in the repository: the voices are samples that a school replaces by upload.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heardWord, listeningQuestions } from '../../server/src/db/demo/level-test/listening-questions.ts'

const target = join(import.meta.dirname, '../../web/public/audio/level-test')
const voices = { woman: 'en-gb+f4', man: 'en-gb-x-rp+m3' } as const
const wordsPerMinute = '138'

type Line = { voice: keyof typeof voices; says: string }

const folder = mkdtempSync(join(tmpdir(), 'level-test-audio-'))
try {
  for (const { name, lines } of listeningQuestions) speak(name, lines)
  speak('sound-check', [{ voice: 'woman', says: heardWord }])
} finally {
  rmSync(folder, { recursive: true })
}

/** One file: the lines one after the other with a breath between them, mono and small. */
function speak(name: string, lines: readonly Line[]) {
  const parts = lines.map(({ voice, says }, index) => {
    const file = join(folder, `${name}-${index}.wav`)
    execFileSync('espeak-ng', ['-v', voices[voice], '-s', wordsPerMinute, '-g', '4', '-w', file, says])
    return file
  })
  const inputs = parts.flatMap((file) => ['-i', file])
  const padded = parts.map((_, index) => `[${index}]apad=pad_dur=0.5[p${index}]`).join(';')
  const joined = `${parts.map((_, index) => `[p${index}]`).join('')}concat=n=${parts.length}:v=0:a=1`
  const calm = 'highpass=f=90,lowpass=f=7000,loudnorm=I=-18:TP=-2,aresample=22050'
  const filter = `${padded};${joined},${calm}`
  const out = [
    '-ac',
    '1',
    '-b:a',
    '40k',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
  ]
  execFileSync('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    filter,
    ...out,
    join(target, `${name}.mp3`),
  ])
}
