import { drawPortrait } from '../videos/portrait.ts'
import { colour, drawHouse, drawText } from './picture-parts.ts'

const pose = { mouth: 0, isBlinking: false, lean: 0 }

/** The second half of the pictures. */
export const morePictures: Record<string, string> = {
  phone: `
    <rect width="640" height="400" fill="#f3e7d3"/>
    <rect x="240" y="40" width="160" height="320" rx="26" fill="${colour.ink}"/>
    <rect x="252" y="62" width="136" height="264" rx="8" fill="${colour.cool}"/>
    <circle cx="320" cy="140" r="38" fill="${colour.paper}"/><circle cx="320" cy="130" r="15" fill="${colour.cool}"/><path d="M292 164a28 28 0 0 1 56 0z" fill="${colour.cool}"/>
    <circle cx="286" cy="272" r="24" fill="${colour.red}"/><circle cx="354" cy="272" r="24" fill="#2f8f57"/>
    ${[0, 1, 2].map((ring) => `<path d="M${430 + ring * 34} ${150 - ring * 22}q${24 + ring * 10} ${50 + ring * 22} 0 ${100 + ring * 44}" fill="none" stroke="${colour.red}" stroke-width="10" stroke-linecap="round"/>`).join('')}`,

  calendar: `
    <rect width="640" height="400" fill="#dcebf2"/>
    <rect x="70" y="80" width="500" height="260" rx="16" fill="${colour.raised}" stroke="${colour.ink}" stroke-width="6"/>
    <path d="M70 96a16 16 0 0 1 16-16h468a16 16 0 0 1 16 16v52H70z" fill="${colour.red}"/>
    ${[160, 480].map((x) => `<rect x="${x - 8}" y="54" width="16" height="56" rx="8" fill="${colour.ink}"/>`).join('')}
    ${['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => drawText(day, { x: 120 + index * 100, y: 200, size: 34 })).join('')}
    ${[0, 1, 2, 3].map((index) => `<circle cx="${120 + index * 100}" cy="262" r="26" fill="${index === 3 ? colour.cool : '#f2c9c0'}"/>`).join('')}
    <path d="M106 248l28 28m0-28-28 28" stroke="${colour.red}" stroke-width="8" stroke-linecap="round"/>
    ${drawText('today', { x: 420, y: 322, size: 24 })}`,

  house: `
    <rect width="640" height="400" fill="#d5e7ee"/>
    <rect y="360" width="640" height="40" fill="#9dbf8d"/>
    <path d="M150 130L320 40l170 90z" fill="${colour.deep}"/>
    <rect x="170" y="130" width="300" height="230" fill="${colour.brick}"/>
    ${[
      ['A', 200, 150],
      ['B', 370, 150],
      ['C', 200, 258],
      ['D', 370, 258],
    ]
      .map(
        ([letter, x, y]) =>
          `<rect x="${x}" y="${y}" width="72" height="76" fill="${colour.raised}" stroke="${colour.ink}" stroke-width="5"/>${drawText(String(letter), { x: Number(x) + 36, y: Number(y) + 53, size: 42 })}`,
      )
      .join('')}
    <rect x="294" y="280" width="54" height="80" fill="${colour.cool}"/>`,

  parcel: `
    <rect width="640" height="400" fill="#f0dcd3"/>
    <ellipse cx="320" cy="344" rx="210" ry="24" fill="#d9bfb1"/>
    <path d="M320 90l180 70v130l-180 70-180-70V160z" fill="#c98a4b"/>
    <path d="M320 230l180-70M320 230l-180-70M320 230v130" stroke="#8c5a2b" stroke-width="6"/>
    <path d="M230 125l180 70v46l-36 14v-46l-180-70z" fill="${colour.paper}"/>
    <rect x="176" y="236" width="84" height="52" rx="4" transform="skewY(21) translate(0 -78)" fill="${colour.raised}"/>`,

  houses: `
    <rect width="640" height="400" fill="#dcebf2"/>
    <rect y="370" width="640" height="30" fill="#cabda8"/>
    ${drawHouse({ x: 70, y: 370, tall: 150, wall: colour.raised })}
    ${drawHouse({ x: 200, y: 370, tall: 290, wall: colour.red })}
    ${drawHouse({ x: 330, y: 370, tall: 190, wall: '#e8b84a' })}
    ${drawHouse({ x: 460, y: 370, tall: 230, wall: '#7b5237' })}`,

  dog: `
    <rect width="640" height="400" fill="#f3e7d3"/>
    <rect y="340" width="640" height="60" fill="#cabda8"/>
    <path d="M470 260c50-10 60-60 50-90" fill="none" stroke="#a86b3c" stroke-width="26" stroke-linecap="round"/>
    <ellipse cx="380" cy="260" rx="120" ry="66" fill="#a86b3c"/>
    ${[300, 340, 430, 466].map((x) => `<rect x="${x - 14}" y="280" width="28" height="70" rx="12" fill="#a86b3c"/>`).join('')}
    <circle cx="250" cy="190" r="76" fill="#a86b3c"/>
    <path d="M196 150c-50-8-62 60-30 96 26-6 44-46 46-80z" fill="#7b4a25"/><path d="M304 146c44-4 56 58 30 92-24-8-42-42-46-76z" fill="#7b4a25"/>
    <ellipse cx="246" cy="222" rx="44" ry="34" fill="#e8cda8"/><ellipse cx="246" cy="204" rx="17" ry="12" fill="${colour.ink}"/>
    <path d="M246 216v14m-20 6q20 14 40 0" fill="none" stroke="${colour.ink}" stroke-width="6" stroke-linecap="round"/>
    <circle cx="222" cy="174" r="9" fill="${colour.ink}"/><circle cx="276" cy="174" r="9" fill="${colour.ink}"/>
    <path d="M200 258q50 26 100 0" fill="none" stroke="${colour.red}" stroke-width="16" stroke-linecap="round"/>`,

  meeting: `
    <rect width="640" height="400" fill="${colour.ink}"/>
    ${[
      {
        x: 170,
        y: 105,
        skin: '#e0ab85',
        hair: '#2b1d17',
        coat: '#14587a',
        look: 'long' as const,
        wall: '#d5e7ee',
      },
      {
        x: 470,
        y: 105,
        skin: '#8d5a3b',
        hair: '#14110f',
        coat: '#b45309',
        look: 'beard' as const,
        wall: '#f3e7d3',
      },
      {
        x: 170,
        y: 295,
        skin: '#efc6a2',
        hair: '#2b7ba5',
        coat: '#93492f',
        look: 'scarf' as const,
        wall: '#f0dcd3',
      },
      {
        x: 470,
        y: 295,
        skin: '#e8bb96',
        hair: '#7a4526',
        coat: '#24313a',
        look: 'beard' as const,
        wall: '#dcebf2',
      },
    ]
      .map(
        ({ x, y, wall, ...face }, index) => `
      <clipPath id="tile${index}"><rect x="${x - 145}" y="${y - 90}" width="290" height="180" rx="12"/></clipPath>
      <g clip-path="url(#tile${index})"><rect x="${x - 145}" y="${y - 90}" width="290" height="180" fill="${wall}"/>
      <g transform="translate(${x} ${y}) scale(.8)">${drawPortrait({ ...face, shade: colour.deep }, pose)}</g></g>`,
      )
      .join('')}`,
}
