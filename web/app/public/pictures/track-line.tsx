const width = 520
const edge = 12

/**
 * A course as a line: a tick for each week, a station for each module, on a scale of 26 weeks, so that the
 * shorter course is visibly shorter. Many close stations become ticks. The facts beside it are the same as text.
 */
export function TrackLine({ weeks, modules }: { weeks: number; modules: number }) {
  const week = (width - 2 * edge) / 26
  const end = edge + weeks * week
  const stations = Array.from(
    { length: modules },
    (_, index) => edge + ((index + 0.5) * weeks * week) / modules,
  )
  const isDense = modules > 12
  const radius = isDense ? 6 : 10
  return (
    <svg className="track-line" viewBox={`0 0 ${width} 44`} aria-hidden="true" focusable="false">
      <path
        d={`M${edge} 22H${width - edge}`}
        stroke="var(--line)"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <path d={`M${edge} 22H${end}`} stroke="var(--cool)" strokeWidth="10" />
      <path d={`M${edge} 8v28M${end} 8v28`} stroke="var(--cool)" strokeWidth="10" strokeLinecap="round" />
      <g className={isDense ? 'track-line-dense' : undefined}>
        {stations.map((x) => (
          <circle
            key={x}
            cx={x}
            cy="22"
            r={radius}
            fill="var(--paper-raised)"
            stroke="var(--ink)"
            strokeWidth="3.5"
          />
        ))}
      </g>
      {isDense && (
        <path
          className="track-line-ticks"
          d={stations.map((x) => `M${x} 13v18`).join('')}
          stroke="var(--ink)"
          strokeWidth="4"
        />
      )}
    </svg>
  )
}
