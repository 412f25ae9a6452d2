import { drawPortrait, type Pose } from './portrait.ts'
import type { Film, Line } from './stories.ts'

const screen = { width: 640, height: 360 } as const

/** One moment: the line and how many of its words were spoken, the progress of the film, and the face. */
export type Moment = { line: Line; words: number; progress: number; pose: Pose }

const ink = '#1c1a17'
const red = '#c8201b'
const paper = '#fffdf8'

export function drawFrame(wall: Film['wall'], { line, words, progress, pose }: Moment): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${screen.width}" height="${screen.height}" viewBox="0 0 640 360">
    <rect width="640" height="360" fill="${wall.ground}"/>
    ${drawWall(wall.shade)}
    <circle cx="176" cy="190" r="142" fill="${paper}" opacity=".7"/>
    <clipPath id="window"><rect width="640" height="326"/></clipPath>
    <g clip-path="url(#window)"><g transform="translate(176 176) scale(.98)">${drawPortrait(line.speaker.portrait, pose)}</g></g>
    ${drawBubble(line.text, words)}
    <rect y="322" width="640" height="38" fill="${ink}"/>
    ${drawRoute(progress)}
  </svg>`
}

/** A few pale bricks. */
const drawWall = (shade: string) =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 4 }, (_, column) =>
      (row * 5 + column * 3) % 4 === 0
        ? `<rect x="${column * 170 + (row % 2) * 62 + 10}" y="${row * 36 + 8}" width="52" height="20" rx="3" fill="${shade}" opacity=".55"/>`
        : '',
    ).join(''),
  ).join('')

const perLine = 19

/** Words appear as they are spoken; the bubble has its full size from the start, so that nothing jumps. */
function drawBubble(text: string, spoken: number): string {
  const rows = wrap(text.split(' '))
  const height = rows.length * 38 + 36
  const top = 150 - height / 2
  let word = 0
  const texts = rows.map((row, index) => {
    const shown = row.map(
      (part) => `<tspan fill-opacity="${word++ < spoken ? 1 : 0}">${escape(part)} </tspan>`,
    )
    return `<text x="362" y="${top + 46 + index * 38}" xml:space="preserve">${shown.join('')}</text>`
  })
  return `
    <path d="M338 ${top + height - 46}l-30 34 44-14z" fill="${paper}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>
    <rect x="336" y="${top}" width="284" height="${height}" rx="18" fill="${paper}" stroke="${ink}" stroke-width="3"/>
    <path d="M340 ${top + height - 44}l14 20 6-24z" fill="${paper}"/>
    <g font-family="Roboto Condensed" font-weight="700" font-size="30" fill="${ink}">${texts.join('')}</g>`
}

function wrap(words: readonly string[]): string[][] {
  const rows: string[][] = [[]]
  for (const word of words) {
    const last = rows.at(-1) ?? []
    if ([...last, word].join(' ').length > perLine && last.length > 0) rows.push([word])
    else last.push(word)
  }
  return rows
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const stops = 5

/** The route along the foot: the progress of the story. */
function drawRoute(progress: number): string {
  const [from, to] = [40, 600]
  const here = from + (to - from) * progress
  const dots = Array.from({ length: stops }, (_, stop) => {
    const x = from + ((to - from) * stop) / (stops - 1)
    return `<circle cx="${x}" cy="341" r="8" fill="${ink}" stroke="${x <= here ? red : '#8f8473'}" stroke-width="4"/>`
  })
  return `
    <path d="M${from} 341H${to}" stroke="#575047" stroke-width="5"/>
    <path d="M${from} 341H${here}" stroke="${red}" stroke-width="5"/>${dots.join('')}
    <rect x="${here - 15}" y="328" width="30" height="20" rx="4" fill="${red}"/>
    <path d="M${here - 11} 333h22M${here - 11} 340h22" stroke="${paper}" stroke-width="3.4" stroke-dasharray="5 2"/>
    <circle cx="${here - 8}" cy="349" r="3.4" fill="${paper}"/><circle cx="${here + 8}" cy="349" r="3.4" fill="${paper}"/>`
}
