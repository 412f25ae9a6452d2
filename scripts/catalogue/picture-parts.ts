export const colour = {
  paper: '#faf6ee',
  raised: '#fffdf8',
  ink: '#1c1a17',
  soft: '#575047',
  red: '#c8201b',
  cool: '#14587a',
  brick: '#b5674a',
  deep: '#93492f',
  wood: '#b98a5a',
} as const

export const wood = [colour.brick, '#cf9a6b', colour.deep, '#f3e7d3'] as const

/** Centred at its place. */
export const drawText = (text: string, { x, y, size }: { x: number; y: number; size: number }): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Roboto Condensed" font-weight="700" font-size="${size}" fill="${colour.ink}">${text}</text>`

/** A narrow house with its foot at y. */
export function drawHouse({
  x,
  y,
  tall,
  wall,
}: {
  x: number
  y: number
  tall: number
  wall: string
}): string {
  const top = y - tall
  const windows = Array.from({ length: Math.max(1, Math.floor((tall - 70) / 60)) }, (_, row) =>
    [18, 54].map(
      (left) =>
        `<rect x="${x + left}" y="${top + 22 + row * 60}" width="24" height="36" fill="#35505f" stroke="${colour.raised}" stroke-width="3"/>`,
    ),
  )
  return `
    <rect x="${x + 64}" y="${top - 20}" width="16" height="26" fill="${colour.deep}"/>
    <rect x="${x}" y="${top}" width="96" height="${tall}" fill="${wall}" stroke="${colour.ink}" stroke-width="3"/>
    <rect x="${x}" y="${top}" width="96" height="9" fill="${colour.ink}" opacity=".25"/>
    ${windows.flat().join('')}
    <rect x="${x + 36}" y="${y - 44}" width="26" height="44" fill="${colour.cool}"/>`
}

/** A bus with its wheels at y. */
export const drawBus = ({ x, y }: { x: number; y: number }): string => `
  <rect x="${x}" y="${y - 220}" width="400" height="206" rx="20" fill="${colour.red}"/>
  <rect x="${x}" y="${y - 124}" width="400" height="9" fill="${colour.raised}"/>
  ${[0, 1, 2, 3, 4, 5].map((pane) => `<rect x="${x + 20 + pane * 62}" y="${y - 200}" width="52" height="60" rx="6" fill="#f6e7b4"/>`).join('')}
  ${[0, 1, 2, 3, 4].map((pane) => `<rect x="${x + 20 + pane * 62}" y="${y - 104}" width="52" height="52" rx="6" fill="#f6e7b4"/>`).join('')}
  <rect x="${x + 332}" y="${y - 104}" width="48" height="88" rx="6" fill="#24313a"/>
  ${[90, 300].map((wheel) => `<circle cx="${x + wheel}" cy="${y - 12}" r="34" fill="${colour.ink}"/><circle cx="${x + wheel}" cy="${y - 12}" r="14" fill="${colour.paper}"/>`).join('')}`
