// npm run videos: draws the sample stories into web/public/videos. Needs ffmpeg (with librsvg and libx264), espeak-ng
// and sox; it is run by hand, and its results are committed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFrame, type Moment } from './frame.ts'
import { stories, type Story } from './stories.ts'
import { unpackFont } from './unpack-font.ts'
import { loudness, speak, type Voice } from './voice.ts'

const perSecond = 20
const quiet = { before: 0.4, between: 0.3, after: 0.7 } as const

const target = join(import.meta.dirname, '../../web/public/videos')
const work = mkdtempSync(join(tmpdir(), 'sohbet-videos-'))
const env = { ...process.env, FONTCONFIG_FILE: writeFontList() }

/** Text in the frames is set in our own font, wherever this runs. */
function writeFontList(): string {
  const find = createRequire(import.meta.url).resolve
  const woff = find('@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff')
  writeFileSync(join(work, 'headline.ttf'), unpackFont(readFileSync(woff)))
  const file = join(work, 'fonts.conf')
  writeFileSync(
    file,
    `<fontconfig><dir>${work}</dir><cachedir>${join(work, 'cache')}</cachedir></fontconfig>`,
  )
  return file
}

type Spoken = { voice: Voice; from: number; words: number }

/** The two lines, one after the other. */
function timeline({ lines, voice }: Story): { spoken: [Spoken, Spoken]; seconds: number } {
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

function momentAt(time: number, { spoken, seconds }: ReturnType<typeof timeline>): Moment {
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

function makeVideo(story: Story): void {
  const times = timeline(story)
  const frames = Math.round(times.seconds * perSecond)
  for (let frame = 0; frame < frames; frame++) {
    const name = `frame-${String(frame).padStart(3, '0')}.svg`
    writeFileSync(join(work, name), drawFrame(story, momentAt(frame / perSecond, times)))
  }
  const [first, second] = times.spoken
  const delay = ({ from }: Spoken) => Math.round(from * 1000)
  const sound = `[1:a]adelay=${delay(first)}[a];[2:a]adelay=${delay(second)}[b];[a][b]amix=normalize=0,apad[sound]`
  const inputs = [
    '-framerate',
    String(perSecond),
    '-i',
    'frame-%03d.svg',
    '-i',
    first.voice.file,
    '-i',
    second.voice.file,
  ]
  const video = [
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
  const mix = ['-filter_complex', sound, '-map', '0:v', '-map', '[sound]']
  const length = ['-frames:v', String(frames), '-t', times.seconds.toFixed(2), '-movflags', '+faststart']
  const output = [...mix, ...video, ...audio, ...plain, ...length, join(target, story.file)]
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...inputs, ...output], {
    cwd: work,
    env,
    stdio: 'inherit',
  })
  process.stdout.write(`${story.file}: ${times.seconds.toFixed(1)} s\n`)
}

mkdirSync(target, { recursive: true })
try {
  for (const story of stories) makeVideo(story)
} finally {
  rmSync(work, { recursive: true })
}
