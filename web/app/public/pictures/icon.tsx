const paths = {
  street: 'M6 28V12l7-5 7 5v16M11 28v-7h4v7M20 28V15h7v13M4 28h25M23.5 19v.1M23.5 23.5v.1',
  bubbles: 'M5 6h15v11h-8l-4 4v-4H5zM24 12h3v11h-3v4l-4-4h-7',
  clock: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM16 10v6l4 3',
  door: 'M8 28V5h11v23M19 8l7 3v17M4 28h25M15 17v.1',
  replay: 'M7 16a9.5 9.5 0 1 0 3-7M10 4v5.5h5.5M14 12.5v7l6-3.5z',
  target: 'M16 5a11 11 0 1 0 11 11M16 11a5 5 0 1 0 5 5M16 16L27 5M22 5v5h5',
  play: 'M11 7l14 9-14 9z',
  picture: 'M5 7h22v18H5zM5 21l6-6 5 5 4-4 7 6M21 12v.1',
  download: 'M16 5v15M9 14l7 7 7-7M6 27h20',
  mail: 'M5 8h22v16H5zM5 9l11 9L27 9',
  pin: 'M16 28s9-8.5 9-15a9 9 0 0 0-18 0c0 6.5 9 15 9 15zM16 13v.1',
  phone: 'M9 5h4l2 6-3 2a14 14 0 0 0 7 7l2-3 6 2v4c0 2-1 3-3 3C14 25 7 18 6 8c0-2 1-3 3-3z',
  tip: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM16 15v7M16 10v.1',
  tick: 'M7 17l6 6L25 9',
  menu: 'M5 9h22M5 16h22M5 23h22',
  light:
    'M16 10.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM16 3v3M16 26v3M3 16h3M26 16h3M7 7l2 2M23 23l2 2M25 7l-2 2M9 23l-2 2',
  dark: 'M26 19A11 11 0 0 1 13 6a11 11 0 1 0 13 13z',
  auto: 'M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22zM16 5v22M16 11h8M16 16h11M16 21h8',
} as const

type IconName = keyof typeof paths

/** Small line drawings, always beside a text with the same meaning. */
export function Icon({ name, size = 32 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
