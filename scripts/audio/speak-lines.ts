import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const voices = { woman: 'en-gb+f4', man: 'en-gb-x-rp+m3' } as const
const wordsPerMinute = '138'

export type Line = { voice: keyof typeof voices; says: string }

type Target = { file: string; work: string; kilobits?: number }

/** Speaks the lines into one small mono file with pauses between them. Needs espeak-ng and ffmpeg. */
export function speakLines(lines: readonly Line[], { file, work, kilobits = 40 }: Target): void {
  const parts = lines.map(({ voice, says }, index) => {
    const part = join(work, `line-${index}.wav`)
    execFileSync('espeak-ng', ['-v', voices[voice], '-s', wordsPerMinute, '-g', '4', '-w', part, says])
    return part
  })
  const inputs = parts.flatMap((part) => ['-i', part])
  const padded = parts.map((_, index) => `[${index}]apad=pad_dur=0.5[p${index}]`).join(';')
  const joined = `${parts.map((_, index) => `[p${index}]`).join('')}concat=n=${parts.length}:v=0:a=1`
  const calm = 'highpass=f=90,lowpass=f=7000,loudnorm=I=-18:TP=-2,aresample=22050'
  const small = ['-ac', '1', '-b:a', `${kilobits}k`]
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  const filter = ['-filter_complex', `${padded};${joined},${calm}`]
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, ...filter, ...small, ...plain, file])
}
