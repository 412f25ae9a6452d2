import { drawPortrait } from '../videos/portrait.ts'
import { colour, drawBus, drawHouse, drawText, wood } from './picture-parts.ts'

const pose = { mouth: 0, isBlinking: false, lean: 0 }

/** The pictures of the quiz questions, each 640 by 400. */
export const pictures: Record<string, string> = {
  morning: `
    <rect width="640" height="400" fill="#fbe3c0"/>
    <circle cx="320" cy="270" r="86" fill="#f2b544"/>
    ${[-75, -50, -25, 0, 25, 50, 75].map((turn) => `<path d="M320 165v-46" stroke="#f2b544" stroke-width="12" stroke-linecap="round" transform="rotate(${turn} 320 270)"/>`).join('')}
    <rect y="270" width="640" height="130" fill="${colour.paper}"/>
    ${[0, 1, 2, 3, 4, 5, 6].map((index) => drawHouse({ x: index * 94 - 4, y: 400, tall: 128 + ((index * 5) % 3) * 18, wall: wood[index % wood.length] ?? colour.brick })).join('')}`,

  'price-tag': `
    <rect width="640" height="400" fill="#d5e7ee"/>
    <rect y="316" width="640" height="84" fill="${colour.wood}"/>
    <path d="M150 150h150v130a36 36 0 0 1-36 36h-78a36 36 0 0 1-36-36z" fill="${colour.red}"/>
    <path d="M300 180h28a40 40 0 0 1 0 80h-28" fill="none" stroke="${colour.red}" stroke-width="22"/>
    <path d="M400 190l40-44h130a12 12 0 0 1 12 12v96a12 12 0 0 1-12 12H440l-40-44z" fill="${colour.raised}" stroke="${colour.ink}" stroke-width="4"/>
    <circle cx="436" cy="206" r="10" fill="#d5e7ee" stroke="${colour.ink}" stroke-width="4"/>
    ${drawText('£4.50', { x: 512, y: 226, size: 54 })}`,

  tea: `
    <rect width="640" height="400" fill="#f3e7d3"/>
    <rect y="310" width="640" height="90" fill="${colour.wood}"/>
    <path d="M226 150h170v130a44 44 0 0 1-44 44h-82a44 44 0 0 1-44-44z" fill="${colour.cool}"/>
    <ellipse cx="311" cy="152" rx="85" ry="20" fill="${colour.raised}"/><ellipse cx="311" cy="154" rx="72" ry="14" fill="#9a5a2b"/>
    <path d="M396 186h30a44 44 0 0 1 0 88h-30" fill="none" stroke="${colour.cool}" stroke-width="24"/>
    ${[270, 311, 352].map((x) => `<path d="M${x} 118c-16-20 16-34 0-58" fill="none" stroke="${colour.soft}" stroke-width="8" stroke-linecap="round" opacity=".5"/>`).join('')}
    <path d="M356 156v70" stroke="${colour.raised}" stroke-width="4"/><rect x="340" y="222" width="32" height="38" rx="4" fill="${colour.raised}"/><rect x="348" y="232" width="16" height="16" fill="${colour.red}"/>`,

  clock: `
    <rect width="640" height="400" fill="#dcebf2"/>
    <circle cx="320" cy="200" r="160" fill="${colour.raised}" stroke="${colour.ink}" stroke-width="14"/>
    ${Array.from({ length: 12 }, (_, hour) => `<path d="M320 62v${hour % 3 === 0 ? 26 : 14}" stroke="${colour.ink}" stroke-width="${hour % 3 === 0 ? 9 : 5}" stroke-linecap="round" transform="rotate(${hour * 30} 320 200)"/>`).join('')}
    <path d="M320 200v-78" stroke="${colour.ink}" stroke-width="14" stroke-linecap="round" transform="rotate(225 320 200)"/>
    <path d="M320 200v112" stroke="${colour.red}" stroke-width="9" stroke-linecap="round"/>
    <circle cx="320" cy="200" r="13" fill="${colour.ink}"/>`,

  'route-map': `
    <rect width="640" height="400" fill="${colour.paper}"/>
    <path d="M60 300h170l110-110h240" fill="none" stroke="${colour.cool}" stroke-width="20" stroke-linejoin="round" stroke-linecap="round"/>
    ${[
      [60, 300],
      [160, 300],
      [285, 245],
      [380, 190],
      [480, 190],
      [580, 190],
    ]
      .map(
        ([x, y], index) =>
          `<circle cx="${x}" cy="${y}" r="${index === 2 ? 24 : 17}" fill="${index === 2 ? colour.red : colour.raised}" stroke="${colour.ink}" stroke-width="7"/>`,
      )
      .join('')}`,

  'street-map': `
    <rect width="640" height="400" fill="#e6dcc8"/>
    <path d="M320 400V0M0 150h640" stroke="${colour.raised}" stroke-width="70"/>
    <path d="M320 400V0M0 150h640" stroke="${colour.soft}" stroke-width="4" stroke-dasharray="18 16"/>
    <rect x="60" y="220" width="180" height="150" rx="14" fill="#9dbf8d"/>${[100, 150, 200].map((x) => `<circle cx="${x}" cy="${x === 150 ? 320 : 270}" r="22" fill="#5f8f52"/>`).join('')}
    <path d="M390 92V46l66-30 66 30v46z" fill="${colour.raised}" stroke="${colour.ink}" stroke-width="5" stroke-linejoin="round"/>${[416, 448, 480].map((x) => `<rect x="${x}" y="54" width="14" height="32" fill="${colour.cool}"/>`).join('')}
    ${drawText('BANK', { x: 456, y: 118, size: 24 })}
    ${drawText('PARK', { x: 150, y: 250, size: 24 })}
    <circle cx="320" cy="350" r="18" fill="${colour.red}" stroke="${colour.ink}" stroke-width="5"/><path d="M320 318v-60m-16 18 16-20 16 20" fill="none" stroke="${colour.red}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`,

  shelf: `
    <rect width="640" height="400" fill="#f0dcd3"/>
    ${[180, 360].map((y) => `<rect x="40" y="${y}" width="560" height="18" rx="4" fill="${colour.wood}"/>`).join('')}
    ${[90, 190, 290].map((x) => `<path d="M${x} 180V90l16-24h28l16 24v90z" fill="${colour.raised}" stroke="${colour.cool}" stroke-width="5"/><rect x="${x}" y="118" width="60" height="34" fill="${colour.cool}"/>`).join('')}
    ${[150, 360].map((x) => `<path d="M${x} 360v-52c-26-52 186-52 160 0v52z" fill="#c98a4b"/>${[40, 80, 120].map((step) => `<path d="M${x + step} 284l-14 34" stroke="#8c5a2b" stroke-width="7" stroke-linecap="round"/>`).join('')}`).join('')}
    ${[430, 500].map((x) => `<circle cx="${x}" cy="152" r="28" fill="${colour.red}"/><path d="M${x} 126v-16" stroke="#5f8f52" stroke-width="6"/>`).join('')}`,

  umbrella: `
    <rect width="640" height="400" fill="#b9c7cf"/>
    ${Array.from({ length: 26 }, (_, drop) => `<path d="M${(drop * 97) % 640} ${(drop * 61) % 340}l-8 26" stroke="${colour.cool}" stroke-width="5" stroke-linecap="round" opacity=".7"/>`).join('')}
    <rect y="360" width="640" height="40" fill="#6b7a82"/>
    <path d="M160 210a160 150 0 0 1 320 0q-27-26-54 0-27-26-53 0-27-26-53 0-27-26-53 0-27-26-54 0-26-26-53 0z" fill="${colour.red}"/>
    <path d="M320 60v-18M320 205v120a24 24 0 0 0 48 0" fill="none" stroke="${colour.ink}" stroke-width="11" stroke-linecap="round"/>`,

  portrait: `
    <rect width="640" height="400" fill="#d5e7ee"/>
    <circle cx="320" cy="220" r="180" fill="${colour.raised}" opacity=".7"/>
    <g transform="translate(320 190) scale(1.15)">${drawPortrait({ skin: '#b97f56', shade: '#9c6541', hair: '#1c1a17', coat: '#b45309', look: 'beard' }, { mouth: 0, isBlinking: false, lean: 0 })}</g>`,

  'night-bus': `
    <rect width="640" height="400" fill="#1f2a38"/>
    <circle cx="520" cy="80" r="44" fill="#f6e7b4"/><circle cx="540" cy="68" r="38" fill="#1f2a38"/>
    ${[60, 140, 250, 330, 420, 90, 300].map((x, index) => `<circle cx="${x}" cy="${30 + ((index * 37) % 110)}" r="3.5" fill="#f6e7b4"/>`).join('')}
    <rect y="340" width="640" height="60" fill="#12181f"/>
    ${drawBus({ x: 120, y: 340 })}`,

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
