import type { Portrait } from './portrait.ts'

export type Speaker = { voice: string; portrait: Portrait }

/** A spoken line, in a bubble of its own. */
export type Line = {
  text: string
  speaker: Speaker
  /** Seconds of silence after it. */
  pause: number
}

export type Film = {
  file: string
  lines: readonly Line[]
  /** The wall in the background: the same street at another hour. */
  wall: { ground: string; shade: string }
}

type Story = Speaker & Pick<Film, 'file' | 'wall'> & { lines: [string, string] }

export const filmOf = ({ file, wall, lines, ...speaker }: Story): Film => ({
  file,
  wall,
  lines: lines.map((text, place) => ({ text, speaker, pause: place === 0 ? 0.3 : 0.7 })),
})

/** Sample stories. The same people are in web/app/public/pictures/faces.ts, so change a face in both. */
export const stories: readonly Story[] = [
  {
    file: 'story-1.mp4',
    lines: ['I used to freeze on the phone.', 'Last week I called the bank, and it was fine.'],
    voice: 'en-gb-x-rp+f2',
    portrait: { skin: '#e0ab85', shade: '#c98d66', hair: '#2b1d17', coat: '#14587a', look: 'long' },
    wall: { ground: '#d5e7ee', shade: '#abcad7' },
  },
  {
    file: 'story-2.mp4',
    lines: ['My flatmate told a joke.', 'I laughed before everyone else. That was the moment.'],
    voice: 'en-gb-x-rp+m3',
    portrait: { skin: '#b97f56', shade: '#9c6541', hair: '#1c1a17', coat: '#b45309', look: 'beard' },
    wall: { ground: '#f3e7d3', shade: '#e3cfae' },
  },
  {
    file: 'story-3.mp4',
    lines: ['I got the job!', 'The interview took forty minutes, and I forgot it was in English.'],
    voice: 'en-gb-x-rp+f4',
    portrait: { skin: '#efc6a2', shade: '#d8a67d', hair: '#2b7ba5', coat: '#93492f', look: 'scarf' },
    wall: { ground: '#f0dcd3', shade: '#dfbfb1' },
  },
]
