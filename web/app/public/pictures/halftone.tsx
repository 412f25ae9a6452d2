type Props = { id: string; cx: number; cy: number; r: number }

/** Halftone dots that thicken towards the ground, like a printed poster. */
export function Halftone({ id, cx, cy, r }: Props) {
  const step = 14
  const rows = [0.5, 0.6, 0.7, 0.8, 0.9]
  return (
    <g>
      {rows.map((share, row) => {
        const top = cy - r + share * 2 * r - r * 0.3
        return (
          <g key={share}>
            <pattern
              id={`${id}-${row}`}
              width={step}
              height={step}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <circle cx={step / 2} cy={step / 2} r={1.2 + row * 0.9} fill="var(--pic-far)" />
            </pattern>
            <clipPath id={`${id}-clip-${row}`}>
              <rect x={cx - r} y={top} width={2 * r} height={r * 0.2} />
            </clipPath>
            <circle cx={cx} cy={cy} r={r} fill={`url(#${id}-${row})`} clipPath={`url(#${id}-clip-${row})`} />
          </g>
        )
      })}
    </g>
  )
}
