import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoLesson } from '../../server/src/demo/catalogue/lesson.ts'
import { makeVideo } from '../videos/make-video.ts'
import type { Film, Speaker } from '../videos/stories.ts'

/** Coaches in turn, at different hours of the same street. */
const coaches: readonly Speaker[] = [
  {
    voice: 'en-gb-x-rp+m3',
    portrait: { skin: '#e8bb96', shade: '#cf9871', hair: '#7a4526', coat: '#14587a', look: 'beard' },
  },
  {
    voice: 'en-gb-x-rp+f2',
    portrait: { skin: '#8d5a3b', shade: '#74472d', hair: '#1c1a17', coat: '#b45309', look: 'long' },
  },
  {
    voice: 'en-gb-x-rp+m7',
    portrait: { skin: '#6f4529', shade: '#57331d', hair: '#14110f', coat: '#93492f', look: 'beard' },
  },
  {
    voice: 'en-gb-x-rp+f4',
    portrait: { skin: '#efc6a2', shade: '#d8a67d', hair: '#93492f', coat: '#24313a', look: 'long' },
  },
]
const walls: readonly Film['wall'][] = [
  { ground: '#d5e7ee', shade: '#abcad7' },
  { ground: '#f3e7d3', shade: '#e3cfae' },
  { ground: '#f0dcd3', shade: '#dfbfb1' },
]

const take = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to take from')
  return item
}

/** As many as the demo has different replays. */
const replayCount = 3

const clock = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

type Made = { lessons: readonly DemoLesson[]; work: string }

/** A low frame rate keeps the files small. */
const small = { perSecond: 8, quality: 'small' } as const

/**
 * One clip per lesson, with captions in both languages: the coach says the sentence of the lesson, then each phrase,
 * with a pause in which the learner repeats it.
 */
export function writeVideos(target: string, { lessons, work }: Made): void {
  mkdirSync(target, { recursive: true })
  for (const [index, { slug, clip, phrases }] of lessons.entries()) {
    const speaker = take(coaches, index)
    const pairs = [...clip, ...phrases]
    const lines = pairs.map(([text], place) => ({ text, speaker, pause: place < clip.length ? 0.8 : 2 }))
    const film = { file: `${slug}.mp4`, lines, wall: take(walls, index) }
    const spoken = makeVideo(film, { target, work, ...small })
    for (const [place, language] of (['en', 'tr'] as const).entries()) {
      const cues = spoken.map(
        ({ from, to }, line) => `${clock(from)} --> ${clock(to)}\n${pairs[line]?.[place] ?? ''}\n`,
      )
      writeFileSync(join(target, `${slug}.${language}.vtt`), `WEBVTT\n\n${cues.join('\n')}`)
    }
  }
}

/** Recordings of sessions: a coach and a learner talk through the dialogue of a lesson. */
export function writeReplays(target: string, { lessons, work }: Made): void {
  mkdirSync(target, { recursive: true })
  for (const [index, { talk, clip }] of lessons.slice(0, replayCount).entries()) {
    const [coach, learner] = [take(coaches, index), take(coaches, index + 1)]
    const [first] = talk[0] ?? []
    const lines = [
      { text: 'Right, everybody. Let’s talk it through together.', speaker: coach, pause: 0.8 },
      ...talk.map(([who, text]) => ({ text, speaker: who === first ? coach : learner, pause: 0.7 })),
      { text: 'Well done! Once more, a bit faster.', speaker: coach, pause: 0.8 },
      { text: clip[0][0], speaker: learner, pause: 1 },
    ]
    makeVideo(
      { file: `replay-${index + 1}.mp4`, lines, wall: take(walls, index) },
      { target, work, ...small },
    )
  }
}
