type Props = {
  x: number
  y: number
  width: number
  text: string
  tail: 'left' | 'right'
  tone?: 'paper' | 'cool'
  delay?: boolean
}

/** A chat bubble above x, y, where its tail ends. */
export function Bubble({ x, y, width, text, tail, tone = 'paper', delay = false }: Props) {
  const height = 62
  const left = tail === 'left' ? -26 : 26 - width
  const tip = tail === 'left' ? 'M-6-26L-2 0 26-26z' : 'M6-26L2 0-26-26z'
  const fill = tone === 'cool' ? 'var(--pic-blue)' : 'var(--pic-bubble)'
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={delay ? 'picture-bubble picture-bubble-late' : 'picture-bubble'}>
        <g fill={fill} stroke="var(--pic-outline)" strokeWidth="6" strokeLinejoin="round">
          <rect x={left} y={-24 - height} width={width} height={height} rx="20" />
          <path d={tip} />
        </g>
        <rect x={left} y={-24 - height} width={width} height={height} rx="20" fill={fill} />
        <path d={tip} fill={fill} />
        <text
          x={left + width / 2}
          y={-24 - height / 2 + 11.5}
          className="picture-type"
          fontSize="33"
          textAnchor="middle"
          fill={tone === 'cool' ? '#fffdf8' : '#1c1a17'}
        >
          {text}
        </text>
      </g>
    </g>
  )
}
