import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawFrame, type Moment } from './frame.ts'
import type { Story } from './stories.ts'
import { loudness, speak, type Voice } from './voice.ts'

const quiet = { before: 0.4, between: 0.3, after: 0.7 } as const

type Spoken = { voice: Voice; from: number; words: number }
type Timeline = { spoken: [Spoken, Spoken]; seconds: number }

/** The two lines, one after the other. */
function timelineOf({ lines, voice }: Story, work: string): Timeline {
  const [first, second] = lines.map((text, index) =>
    speak(text, { voice, file: join(work, `line-${index}.wav`) }),
  )
  if (!first || !second) throw new Error('A story has two lines')
  const [firstWords, secondWords] = lines.map((text) => text.split(' ').length)
  const later = quiet.before + first.seconds + quiet.between
  return {
    spoken: [
      { voice: first, from: quiet.before, words: firstWords ?? 0 },
      { voice: second, from: later, words: secondWords ?? 0 },
    ],
    seconds: later + second.seconds + quiet.after,
  }
}

function momentAt(time: number, { spoken, seconds }: Timeline): Moment {
  const line = time < spoken[1].from - 0.15 ? 0 : 1
  const { voice, from, words } = spoken[line]
  const said = Math.max(0, (time - from) / voice.seconds)
  return {
    line,
    words: said === 0 ? 0 : Math.ceil(said * words + 0.4),
    progress: time / seconds,
    pose: {
      mouth: said > 0 && said < 1 ? loudness(voice, time - from) : 0,
      isBlinking: time % 2.3 > 2.15,
      lean: Math.sin(time * 1.9) * 0.8,
    },
  }
}

const quality = [
  '-c:v',
  'libx264',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '24',
  '-pix_fmt',
  'yuv420p',
]
const audio = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1']
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

/** Draws and films one story; returns the start and end of each line in seconds. */
export function makeVideo(
  story: Story,
  { target, work, perSecond = 20 }: { target: string; work: string; perSecond?: number },
): { from: number; to: number }[] {
  const times = timelineOf(story, work)
  const frames = Math.round(times.seconds * perSecond)
  for (let frame = 0; frame < frames; frame++) {
    const name = `frame-${String(frame).padStart(3, '0')}.svg`
    writeFileSync(join(work, name), drawFrame(story, momentAt(frame / perSecond, times)))
  }
  const [first, second] = times.spoken
  const delay = ({ from }: Spoken) => Math.round(from * 1000)
  const sound = `[1:a]adelay=${delay(first)}[a];[2:a]adelay=${delay(second)}[b];[a][b]amix=normalize=0,apad[sound]`
  const pictures = ['-framerate', String(perSecond), '-i', 'frame-%03d.svg']
  const inputs = [...pictures, '-i', first.voice.file, '-i', second.voice.file]
  const mix = ['-filter_complex', sound, '-map', '0:v', '-map', '[sound]']
  const length = ['-frames:v', String(frames), '-t', times.seconds.toFixed(2), '-movflags', '+faststart']
  const output = [...mix, ...quality, ...audio, ...plain, ...length, join(target, story.file)]
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, ...output], { cwd: work, stdio: 'inherit' })
  process.stdout.write(`${story.file}: ${times.seconds.toFixed(1)} s\n`)
  return times.spoken.map(({ from, voice }) => ({ from, to: from + voice.seconds }))
}
