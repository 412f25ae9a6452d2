import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoLesson } from '../../server/src/demo/catalogue/lesson.ts'
import { makeVideo } from '../videos/make-video.ts'
import type { Story } from '../videos/stories.ts'

/** Two coaches in turn, at different hours of the same street. */
const coaches: readonly Pick<Story, 'voice' | 'portrait'>[] = [
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
const walls: readonly Story['wall'][] = [
  { ground: '#d5e7ee', shade: '#abcad7' },
  { ground: '#f3e7d3', shade: '#e3cfae' },
  { ground: '#f0dcd3', shade: '#dfbfb1' },
]

const take = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to take from')
  return item
}

const clock = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

/** One clip per lesson, with captions in both languages. A low frame rate keeps them small. */
export function writeVideos(
  target: string,
  { lessons, work }: { lessons: readonly DemoLesson[]; work: string },
): void {
  mkdirSync(target, { recursive: true })
  for (const [index, { slug, clip }] of lessons.entries()) {
    const story: Story = {
      file: `${slug}.mp4`,
      lines: [clip[0][0], clip[1][0]],
      ...take(coaches, index),
      wall: take(walls, index),
    }
    const spoken = makeVideo(story, { target, work, perSecond: 12 })
    for (const [place, language] of (['en', 'tr'] as const).entries()) {
      const cues = spoken.map(
        ({ from, to }, line) => `${clock(from)} --> ${clock(to)}\n${clip[line]?.[place] ?? ''}\n`,
      )
      writeFileSync(join(target, `${slug}.${language}.vtt`), `WEBVTT\n\n${cues.join('\n')}`)
    }
  }
}
