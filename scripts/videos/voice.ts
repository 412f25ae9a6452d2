import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const headerBytes = 44
const bytesPerSample = 2

export type Voice = { file: string; rate: number; samples: Int16Array; seconds: number }

/** Speaks a sentence into a file. */
export function speak(text: string, { voice, file }: { voice: string; file: string }): Voice {
  const said = `${file}.said.wav`
  execFileSync('espeak-ng', ['-v', voice, '-s', '160', '-g', '2', '-w', said, text])
  // The same speed and loudness for all, with a little reverb.
  execFileSync('sox', [
    '-D',
    said,
    '-r',
    '44100',
    '-c',
    '1',
    '-b',
    '16',
    file,
    'lowpass',
    '7000',
    'gain',
    '-n',
    '-4',
  ])
  const bytes = readFileSync(file)
  const samples = new Int16Array(
    bytes.buffer.slice(bytes.byteOffset + headerBytes, bytes.byteOffset + even(bytes.length)),
  )
  return { file, rate: 44_100, samples, seconds: samples.length / 44_100 }
}

const even = (length: number) => length - ((length - headerBytes) % bytesPerSample)

/** Loudness around a moment, from 0 to about 1. */
export function loudness({ samples, rate }: Voice, second: number): number {
  const middle = Math.round(second * rate)
  const part = samples.subarray(Math.max(0, middle - 900), Math.max(0, middle + 900))
  if (part.length === 0) return 0
  const power = part.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / part.length
  return Math.min(1, Math.sqrt(power) * 4.2)
}
