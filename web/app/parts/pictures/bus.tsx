const upperPanes = [12, 62, 112, 162, 212, 262]
const lowerPanes = [66, 118, 170, 222]

/** A passenger: shoulders and a head, cut off by the window's lower edge. */
function Passenger({ x, y, skin, coat }: { x: number; y: number; skin: string; coat: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-13 16c0-12 6-17 13-17s13 5 13 17z" fill={coat} />
      <circle cy="-8" r="8" fill={skin} />
      <path d="M-8-8a8 8 0 0 1 16-1c-4 0-7-1-9-4-1 3-4 5-7 5z" fill="var(--pic-outline)" />
    </g>
  )
}

type Props = { x: number; y: number; scale?: number; blind: string; side: string; empty?: boolean }

/** A red double-decker from the side, 340 by 180, heading right. */
export function Bus({ x, y, scale = 1, blind, side, empty = false }: Props) {
  const pane = empty ? 'var(--pic-pane)' : 'var(--pic-bus-pane)'
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="172" cy="176" rx="172" ry="7" fill="var(--pic-outline)" opacity=".35" />
      <path
        d="M16 0h288c20 0 30 10 32 28l5 66v56c0 6-4 10-10 10H10c-6 0-10-4-10-10V16C0 6 6 0 16 0z"
        fill="var(--pic-bus)"
      />
      <path d="M0 140h341v10c0 6-4 10-10 10H10c-6 0-10-4-10-10z" fill="var(--pic-bus-deep)" />
      <path d="M16 0h288c12 0 20 4 25 10H4C7 4 11 0 16 0z" fill="var(--pic-bus-deep)" />

      {upperPanes.map((left) => (
        <rect key={left} x={left} y="18" width="44" height="40" rx="6" fill={pane} />
      ))}
      <path d="M312 18h8c6 0 9 3 10 9l3 31h-21z" fill={pane} />
      {lowerPanes.map((left) => (
        <rect key={left} x={left} y="92" width="46" height="38" rx="6" fill={pane} />
      ))}
      <path d="M284 92h51l1 4v34h-52z" fill={pane} />

      {!empty && (
        <>
          <Passenger x={36} y={42} skin="var(--pic-skin-a)" coat="var(--pic-blue)" />
          <Passenger x={136} y={42} skin="var(--pic-skin-b)" coat="var(--pic-brass)" />
          <Passenger x={182} y={42} skin="var(--pic-skin-c)" coat="var(--pic-bus)" />
          <Passenger x={284} y={42} skin="var(--pic-skin-a)" coat="var(--pic-stone)" />
          <Passenger x={142} y={114} skin="var(--pic-skin-c)" coat="var(--pic-brick-pale)" />
          <Passenger x={246} y={114} skin="var(--pic-skin-b)" coat="var(--pic-stone)" />
          <Passenger x={312} y={114} skin="var(--pic-skin-a)" coat="var(--pic-blue)" />
        </>
      )}

      {/* the open platform at the back, with its pole */}
      <path d="M8 92h46v60H8z" fill="var(--pic-bus-deep)" />
      <path d="M8 92h46v8H8z" fill="var(--pic-outline)" opacity=".35" />
      <path d="M22 94v56M44 94v56" stroke="var(--pic-brass)" strokeWidth="3" />

      {/* the advert between the decks, and the blind */}
      <rect x="66" y="64" width="202" height="21" fill="var(--pic-china)" />
      <text x="167" y="80" className="picture-type" fontSize="17" textAnchor="middle" fill="#1c1a17">
        {side}
      </text>
      <rect x="284" y="64" width="48" height="21" rx="2" fill="#12110f" />
      <text x="308" y="80.5" className="picture-type" fontSize="18" textAnchor="middle" fill="#ffd98f">
        {blind}
      </text>

      <path d="M58 134h224" stroke="var(--pic-china)" strokeWidth="3" />
      <rect x="330" y="136" width="11" height="10" rx="3" fill="var(--pic-brass)" />
      {[84, 272].map((wheel) => (
        <g key={wheel}>
          <path d={`M${wheel - 28} 160a28 28 0 0 1 56 0z`} fill="var(--pic-outline)" />
          <circle cx={wheel} cy="157" r="21" fill="#1c1a17" />
          <circle cx={wheel} cy="157" r="11" fill="var(--pic-bus)" />
          <circle cx={wheel} cy="157" r="4" fill="var(--pic-china)" />
        </g>
      ))}
    </g>
  )
}
