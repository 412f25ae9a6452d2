type Props = { stations?: number; reached?: number; className?: string }

/**
 * Our recurring picture: a route line. The stations before the reached one are filled, the reached one is a red ring,
 * later ones are hollow; a line travelled to its end is filled. Decorative.
 */
export function RouteLine({ stations = 4, reached = 1, className }: Props) {
  const gap = 36
  const width = (stations - 1) * gap + 20
  const here = reached === stations ? stations : reached - 1
  const end = 10 + Math.max(0, Math.min(here, stations - 1)) * gap
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 24`}
      width={width}
      height={24}
      aria-hidden
      focusable="false"
    >
      <path d={`M10 12H${width - 10}`} stroke="var(--line)" strokeWidth={5} strokeLinecap="round" />
      <path d={`M10 12H${end}`} stroke="var(--ink)" strokeWidth={5} />
      {Array.from({ length: stations }, (_, station) => (
        <circle
          key={station}
          cx={10 + station * gap}
          cy={12}
          r={7}
          fill={station < here ? 'var(--ink)' : 'var(--paper-raised)'}
          stroke={station < here ? 'var(--ink)' : station === here ? 'var(--action)' : 'var(--field-line)'}
          strokeWidth={station === here ? 4 : 3}
        />
      ))}
    </svg>
  )
}
