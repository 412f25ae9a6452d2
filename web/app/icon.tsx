import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  size?: number
  /** Width of the lines; filled icons have none. */
  stroke?: number
}
export type Icon = (props: IconProps) => React.JSX.Element

const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24' }

/** The Vite plugin of web/icons.ts calls this for each `#icons/IconX`. */
export const createIcon =
  (paths: readonly string[], kind: 'outline' | 'filled'): Icon =>
  ({ size = 24, stroke = 2, color = 'currentColor', ...rest }) => {
    const look =
      kind === 'filled'
        ? { fill: color }
        : ({
            fill: 'none',
            stroke: color,
            strokeWidth: stroke,
            strokeLinecap: 'round',
            strokeLinejoin: 'round',
          } as const)
    return (
      <svg {...attributes} width={size} height={size} {...look} {...rest}>
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    )
  }
