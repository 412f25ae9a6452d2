type HouseProps = { x: number; top: number; width: number; brick: string; lit: number[] }

/** A Georgian terrace house: parapet, four storeys of sash windows; the lit ones glow at night. */
export function House({ x, top, width, brick, lit }: HouseProps) {
  const columns = width > 110 ? 3 : 2
  const gap = width / columns
  const panes = [0, 1, 2, 3].flatMap((storey) =>
    Array.from({ length: columns }, (_, column) => ({
      key: storey * columns + column,
      left: x + gap * column + gap / 2 - 11,
      top: top + 30 + storey * 62,
      height: storey === 0 ? 34 : 42,
    })),
  )
  return (
    <g>
      <path d={`M${x} ${top}h${width}v300h-${width}z`} fill={brick} />
      <path d={`M${x - 3} ${top - 4}h${width + 6}v12h-${width + 6}z`} fill="var(--pic-stone)" />
      {panes.map((pane) => (
        <g key={pane.key}>
          <rect
            x={pane.left - 4}
            y={pane.top - 6}
            width="30"
            height={pane.height + 12}
            fill="var(--pic-stone)"
          />
          <rect
            x={pane.left}
            y={pane.top}
            width="22"
            height={pane.height}
            fill={lit.includes(pane.key) ? 'var(--pic-lit)' : 'var(--pic-pane)'}
          />
          <path
            d={`M${pane.left + 11} ${pane.top}v${pane.height}M${pane.left} ${pane.top + pane.height / 2}h22`}
            stroke="var(--pic-stone)"
            strokeWidth="2.5"
          />
        </g>
      ))}
    </g>
  )
}

export function Chimney({ x, y, pots }: { x: number; y: number; pots: number }) {
  return (
    <g>
      <rect x={x} y={y} width={pots * 15 + 4} height="46" fill="var(--pic-brick-deep)" />
      <rect x={x - 3} y={y} width={pots * 15 + 10} height="7" fill="var(--pic-stone)" />
      {Array.from({ length: pots }, (_, pot) => (
        <path key={pot} d={`M${x + 4 + pot * 15} ${y}l2-17h8l2 17z`} fill="var(--pic-brick-pale)" />
      ))}
    </g>
  )
}

/** The clock tower in the distance, its foot at x, y. */
export function ClockTower({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="var(--pic-far)">
      <path d="M-25 0v-262h50V0zM-31-262h62v-64h-62zM-25-326h50l-8-26h-34zM-17-352h34v-14h-34zM-15-366h30L3-420V-442h-6v22z" />
      <circle cy="-294" r="23" fill="var(--pic-far-detail)" />
      <path
        d="M0-310v16l11 7"
        fill="none"
        stroke="var(--pic-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M-10-250V0M10-250V0" stroke="var(--pic-sky)" strokeWidth="4" opacity=".6" />
    </g>
  )
}

/** The dome across the river and the roofs around it. */
export function Skyline() {
  return (
    <g fill="var(--pic-far)">
      <path d="M574 520V396h18v-30h22v30h12v-54h6c2-40 26-58 48-62v-26h-4v-8h4v-16h6v16h4v8h-4v26c22 4 46 22 48 62h6v54h14v-22h20v146z" />
      <path d="M250 520V352h22v-16h20v16h12v-62h30v230z" opacity=".75" />
      <path d="M446 520V420h54v-18h18v118z" opacity=".75" />
    </g>
  )
}

/** The amber globe on a striped pole at a zebra crossing. */
export function Beacon({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-150" stroke="var(--pic-china)" strokeWidth="9" />
      <path d="M0 0v-150" stroke="#1c1a17" strokeWidth="9" strokeDasharray="21 21" />
      <circle className="picture-glow" cy="-166" r="27" fill="var(--pic-brass)" />
      <circle cy="-166" r="19" fill="var(--pic-brass)" />
      <path
        d="M-10-174a12 12 0 0 1 10-5"
        fill="none"
        stroke="var(--pic-glint)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}

type PersonProps = { x: number; y: number; skin: string; coat: string; hair: string; flip?: boolean }

/** A person on the pavement with one hand raised in talk. */
export function Person({ x, y, skin, coat, hair, flip = false }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path d="M-9 0l2-42h7L-1 0zM3 0L1-42h10L12 0z" fill="#1c1a17" />
      <path d="M-14-36c-1-24 2-38 14-38s16 12 16 38z" fill={coat} />
      <path d="M11-64c5 4 7 9 8 15l9-7" fill="none" stroke={coat} strokeWidth="8" strokeLinejoin="round" />
      <circle cx="29" cy="-57" r="4.5" fill={skin} />
      <path d="M-4-70h8v-10h-8z" fill={skin} />
      <circle cx="1" cy="-86" r="11" fill={skin} />
      <path d={hair} fill="#1c1a17" />
    </g>
  )
}
