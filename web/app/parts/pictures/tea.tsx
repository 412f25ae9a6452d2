import { useId } from 'react'
import { tulip } from './tulip.ts'

type Place = { x: number; y: number; scale?: number }

/** The thin-waisted glass on its saucer; the middle of the saucer's foot is at x, y. */
export function TeaGlass({ x, y, scale = 1 }: Place) {
  const clip = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 -296)`}>
      <clipPath id={clip}>
        <path d={tulip} />
      </clipPath>
      <ellipse cy="286" rx="128" ry="17" fill="var(--pic-china-shade)" />
      <ellipse cy="279" rx="128" ry="17" fill="var(--pic-china)" />
      <ellipse
        cy="279"
        rx="114"
        ry="13"
        fill="none"
        stroke="var(--pic-bus)"
        strokeWidth="4"
        strokeDasharray="13 7"
      />
      <ellipse cy="280" rx="70" ry="8" fill="var(--pic-china-shade)" />

      <path d={tulip} fill="var(--pic-glass)" />
      <g clipPath={`url(#${clip})`}>
        <path d="M-80 42c40 10 120 10 160 0v232H-80z" fill="var(--pic-tea)" />
        <path d="M-80 42c40 10 120 10 160 0v16c-40 10-120 10-160 0z" fill="var(--pic-tea-glow)" />
        <path
          d="M6 54c4 22-6 34-6 52 0 40 22 66 22 104 0 26-9 44-20 60h70V40z"
          fill="var(--pic-tea-glow)"
          opacity=".45"
        />
        <path d="M-80 262H80v14H-80z" fill="var(--pic-glint)" opacity=".45" />
      </g>
      <ellipse cy="1" rx="62" ry="8" fill="none" stroke="var(--pic-glint)" strokeWidth="4" />
      <path
        d="M-50 16c2 10 4 16 8 24M-27 112c0 34-25 58-25 94 0 14 3 26 8 36"
        fill="none"
        stroke="var(--pic-glint)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d={tulip} fill="none" stroke="var(--pic-glint)" strokeWidth="2.5" />

      {/* two lumps of sugar and the spoon */}
      <path
        d="M66 262l16-5 13 7v15l-15 4-14-6z"
        fill="var(--pic-china)"
        stroke="var(--pic-china-shade)"
        strokeWidth="2"
      />
      <path d="M66 262l14 6v15M80 268l15-4" fill="none" stroke="var(--pic-china-shade)" strokeWidth="2" />
      <path d="M-74 276h-58" stroke="var(--pic-brass)" strokeWidth="5" strokeLinecap="round" />
      <ellipse cx="-80" cy="275" rx="13" ry="6" fill="var(--pic-brass)" />
    </g>
  )
}

/** A striped mug of tea with milk; the middle of its foot is at x, y. */
export function Mug({ x, y, scale = 1 }: Place) {
  const clip = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 -172)`}>
      <clipPath id={clip}>
        <path d="M-78 6v134c0 18 12 30 30 32 32 3 64 3 96 0 18-2 30-14 30-32V6z" />
      </clipPath>
      <path
        d="M74 36h22c24 0 38 16 38 42s-14 46-38 46H74"
        fill="none"
        stroke="var(--pic-blue)"
        strokeWidth="19"
      />
      <g clipPath={`url(#${clip})`}>
        <path d="M-80 0H80v180H-80z" fill="var(--pic-china)" />
        {[26, 70, 114, 158].map((top) => (
          <path key={top} d={`M-80 ${top}c40 9 120 9 160 0v20c-40 9-120 9-160 0z`} fill="var(--pic-blue)" />
        ))}
        <path d="M34 0h50v180H34z" fill="var(--pic-outline)" opacity=".1" />
      </g>
      <ellipse cy="6" rx="78" ry="14" fill="var(--pic-china)" />
      <ellipse cy="7" rx="69" ry="10" fill="var(--pic-milk-tea)" />
      <path d="M-58 34v96" stroke="var(--pic-glint)" strokeWidth="7" strokeLinecap="round" opacity=".7" />
    </g>
  )
}

/** Two curls of steam that sway a little. */
export function Steam({ x, y, scale = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g
        className="picture-steam"
        fill="none"
        stroke="var(--pic-steam)"
        strokeWidth="7"
        strokeLinecap="round"
      >
        <path d="M-16 0c-16-18 14-30 0-52s8-30 2-44" />
        <path d="M16-6c-14-16 12-26 0-46s8-24 2-36" />
      </g>
    </g>
  )
}
