type Props = { stations?: number; reached?: number; className?: string }

/** Our recurring picture: a route line with its stations, the reached ones filled. Decorative. */
export function RouteLine({ stations = 4, reached = 1, className }: Props) {
  const gap = 36
  const width = (stations - 1) * gap + 20
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 24`}
      width={width}
      height={24}
      aria-hidden
      focusable="false"
    >
      <path d={`M10 12H${width - 10}`} stroke="var(--red)" strokeWidth={5} strokeLinecap="round" />
      {Array.from({ length: stations }, (_, station) => (
        <circle
          key={station}
          cx={10 + station * gap}
          cy={12}
          r={7}
          fill={station < reached ? 'var(--ink)' : 'var(--paper-raised)'}
          stroke="var(--ink)"
          strokeWidth={3}
        />
      ))}
    </svg>
  )
}
