export type Portrait = {
  skin: string
  shade: string
  /** Colour of the hair, or of the scarf over it. */
  hair: string
  coat: string
  look: 'long' | 'beard' | 'scarf'
}

/** `mouth` runs from 0, closed, to 1; `lean` moves the head a little. */
export type Pose = { mouth: number; isBlinking: boolean; lean: number }

const ink = '#1c1a17'

const behind: Record<Portrait['look'], string> = {
  long: 'M-74-20C-80-100 80-100 74-20c4 60 10 100 0 128h-148c-10-28-4-68 0-128z',
  beard: 'M-60-30C-66-92 66-92 60-30z',
  scarf: 'M-79-6C-86-108 86-108 79-6v80h-158z',
}
const before: Record<Portrait['look'], string> = {
  long: 'M-60-12c-2-62 40-72 62-66 34-6 62 10 58 66-8-26-22-38-40-44-14 16-52 22-80 44z',
  beard: 'M-60-14c-6-58 28-76 60-74 34-2 66 16 60 74-4-22-10-34-20-42-26 10-62 8-80-2-10 10-16 22-20 44z',
  scarf: 'M-66-6c-4-64 32-84 66-84s70 20 66 84c-6-38-30-56-66-56s-60 18-66 56z',
}
const beard = 'M-58-4c2 56 22 78 58 78s56-22 58-78c-8 18-18 26-30 28-18-8-38-8-56 0-12-2-22-10-30-28z'

// Under the chin and over the shoulders.
const drape =
  'M-62-6c2 52 26 82 62 82s60-30 62-82h17c2 54 18 98 38 136-34 14-200 14-234 0 20-38 36-82 38-136z'

/** A head and shoulders, drawn around the middle of the face. */
export function drawPortrait({ skin, shade, hair, coat, look }: Portrait, pose: Pose): string {
  const { mouth, isBlinking, lean } = pose
  return `
    <path d="M-150 220c4-74 54-104 104-110h92c50 6 100 36 104 110z" fill="${coat}"/>
    <g transform="translate(${lean * 5} ${Math.abs(lean) * 2}) rotate(${lean * 2.4} 0 90)">
      <path d="${behind[look]}" fill="${hair}"/>
      <path d="M-26 50h52v62c0 22-52 22-52 0z" fill="${shade}"/>
      <path d="M-58-18c0-46 26-62 58-62s58 16 58 62c0 56-24 92-58 92s-58-36-58-92z" fill="${skin}"/>
      <ellipse cx="-34" cy="22" rx="12" ry="8" fill="${shade}" opacity=".55"/>
      <ellipse cx="34" cy="22" rx="12" ry="8" fill="${shade}" opacity=".55"/>
      ${look === 'beard' ? `<path d="${beard}" fill="${hair}"/>` : ''}
      ${look === 'scarf' ? `<path d="${drape}" fill="${hair}"/>` : ''}
      <path d="${before[look]}" fill="${hair}"/>
      ${[-24, 24].map((x) => drawEye(x, isBlinking)).join('')}
      <path d="M-2 4c4 8 6 14-1 17" fill="none" stroke="${shade}" stroke-width="3.5" stroke-linecap="round"/>
      ${drawMouth(mouth, look === 'beard' ? '#d8a08a' : ink)}
    </g>`
}

const drawEye = (x: number, isBlinking: boolean) => `
  <path d="M${x - 12}-22q12-8 24 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
  ${
    isBlinking
      ? `<path d="M${x - 7}-4q7 4 14 0" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>`
      : `<circle cx="${x}" cy="-5" r="5.5" fill="${ink}"/><circle cx="${x + 2}" cy="-7" r="1.6" fill="#fffdf8"/>`
  }`

function drawMouth(open: number, lips: string): string {
  if (open < 0.12) {
    return `<path d="M-17 38q17 13 34 0" fill="none" stroke="${lips}" stroke-width="4" stroke-linecap="round"/>`
  }
  const height = 6 + 16 * open
  const width = 17 - 3 * open
  return `
    <path d="M${-width} 37q${width} -5 ${2 * width} 0q-2 ${height} ${-width} ${height}t${-width} ${-height}z" fill="#7a1f1b"/>
    <path d="M${-width + 4} 37.5q${width - 4} -3 ${2 * (width - 4)} 0l-2 4h${-2 * (width - 6)}z" fill="#fffdf8"/>`
}
