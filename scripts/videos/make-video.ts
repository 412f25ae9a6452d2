import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFrame, type Moment } from './frame.ts'
import type { Film, Line } from './stories.ts'
import { loudness, speak, type Voice } from './voice.ts'

const quietBefore = 0.4
/** The bubble of a line appears this long before its first word. */
const ahead = 0.15

type Spoken = { line: Line; voice: Voice; from: number }
type Timeline = { spoken: readonly Spoken[]; seconds: number }

/** The lines, one after the other. */
function timelineOf({ lines }: Film, work: string): Timeline {
  const spoken: Spoken[] = []
  let seconds = quietBefore
  for (const [place, line] of lines.entries()) {
    const file = join(work, `line-${place}.wav`)
    const voice = speak(line.text, { voice: line.speaker.voice, file })
    spoken.push({ line, voice, from: seconds })
    seconds += voice.seconds + line.pause
  }
  return { spoken, seconds }
}

function momentAt(time: number, { spoken, seconds }: Timeline): Moment {
  const now = spoken.findLast(({ from }) => time >= from - ahead) ?? spoken[0]
  if (!now) throw new Error('A film has lines')
  const { line, voice, from } = now
  const said = Math.max(0, (time - from) / voice.seconds)
  return {
    line,
    words: said === 0 ? 0 : Math.ceil(said * line.text.split(' ').length + 0.4),
    progress: time / seconds,
    pose: {
      mouth: said > 0 && said < 1 ? loudness(voice, time - from) : 0,
      isBlinking: time % 2.3 > 2.15,
      lean: Math.sin(time * 1.9) * 0.8,
    },
  }
}

const picture = ['-c:v', 'libx264', '-tune', 'animation', '-pix_fmt', 'yuv420p']
const voice = ['-c:a', 'aac', '-ac', '1']
const qualities = {
  good: [...picture, '-preset', 'veryslow', '-crf', '24', ...voice, '-b:a', '48k'],
  /** Enough for a long clip of a voice and a drawing. */
  small: [...picture, '-preset', 'slow', '-crf', '30', ...voice, '-b:a', '20k', '-ar', '16000'],
}
const plain = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
]

type Options = { target: string; work: string; perSecond?: number; quality?: keyof typeof qualities }

/** Draws and films the lines; returns the start and end of each in seconds. */
export function makeVideo(
  film: Film,
  { target, work, perSecond = 20, quality = 'good' }: Options,
): { from: number; to: number }[] {
  const times = timelineOf(film, work)
  const frames = Math.round(times.seconds * perSecond)
  for (let frame = 0; frame < frames; frame++) {
    const name = `frame-${String(frame).padStart(3, '0')}.svg`
    writeFileSync(join(work, name), drawFrame(film.wall, momentAt(frame / perSecond, times)))
  }
  const delayed = times.spoken.map(
    ({ from }, place) => `[${place + 1}:a]adelay=${Math.round(from * 1000)}[v${place}]`,
  )
  const voices = times.spoken.map((_, place) => `[v${place}]`).join('')
  const mixed = `${delayed.join(';')};${voices}amix=inputs=${times.spoken.length}:normalize=0,apad[sound]`
  const pictures = ['-framerate', String(perSecond), '-i', 'frame-%03d.svg']
  const inputs = [...pictures, ...times.spoken.flatMap(({ voice }) => ['-i', voice.file])]
  const mix = ['-filter_complex', mixed, '-map', '0:v', '-map', '[sound]']
  const length = ['-frames:v', String(frames), '-t', times.seconds.toFixed(2), '-movflags', '+faststart']
  const output = [...mix, ...qualities[quality], ...plain, ...length, join(target, film.file)]
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, ...output], { cwd: work, stdio: 'inherit' })
  process.stdout.write(`${film.file}: ${times.seconds.toFixed(1)} s\n`)
  return times.spoken.map(({ from, voice }) => ({ from, to: from + voice.seconds }))
}
