import { paper, type Brand } from '@sohbet/domain/brand/brand'
import { outlineOf } from '../../pdf/outline.ts'

const [ink, white] = ['#1c1a17', '#fffdf8'] as const

/** The first letter of the name on the school's colour, for a school without an icon. */
export function drawnIcon({ name, primary }: Brand): string {
  const letter = Array.from(name)[0]?.toLocaleUpperCase('tr') ?? ''
  const { path, width } = outlineOf(letter, 330)
  return svgOf(
    { width: 512, height: 512 },
    `<rect width="512" height="512" fill="${primary}"/><g fill="${white}" transform="translate(${256 - width / 2} 374)">${path}</g>`,
  )
}

/** The picture of a shared link: the name on paper, with the school's line. */
export function drawnCard({ name, primary, accent }: Brand): string {
  const room = 1200 - 2 * 96
  const full = outlineOf(name, 180)
  const { path } = full.width <= room ? full : outlineOf(name, (180 * room) / full.width)
  return svgOf(
    { width: 1200, height: 630 },
    `<rect width="1200" height="630" fill="${paper.light}"/><rect width="1200" height="28" fill="${primary}"/>` +
      `<g fill="${ink}" transform="translate(96 360)">${path}</g>` +
      `<path d="M96 480H1104" stroke="${accent}" stroke-width="12"/>` +
      [96, 348, 600, 852].map((x) => `<circle cx="${x}" cy="480" r="20" fill="${ink}"/>`).join('') +
      `<circle cx="1104" cy="480" r="26" fill="${paper.light}" stroke="${primary}" stroke-width="14"/>`,
  )
}

const svgOf = ({ width, height }: { width: number; height: number }, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
