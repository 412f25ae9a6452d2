import { grounds, hairs, hairTones, skins, wears, type Face } from './face.ts'

/** Head and shoulders, 200 by 200, without a background. */
export function Bust({ face }: { face: Face }) {
  const { skin, hair, hairTone, wear, extra } = face
  const { back, front } = hairs[hair]
  const tone = hairTones[hairTone]
  const flesh = skins[skin]
  return (
    <>
      {back && <path d={back} fill={tone} />}
      <path d="M84 112h32v40H84z" fill={flesh} />
      <path d="M84 128c10 10 22 10 32 0v10c-10 8-22 8-32 0z" fill="#1c1a17" opacity=".16" />
      <path d="M18 200c0-44 30-60 66-62 6 12 26 12 32 0 36 2 66 18 66 62z" fill={wears[wear]} />
      <path d="M84 138c6 12 26 12 32 0l6 2c-6 20-38 20-44 0z" fill="#fffdf8" opacity=".55" />
      {hair !== 'scarf' && (
        <path d="M67 84a8 9 0 0 0 0 18zM133 84a8 9 0 0 1 0 18z" fill={flesh} stroke={flesh} strokeWidth="4" />
      )}
      <path d="M66 84c0-50 68-50 68 0 0 30-14 46-34 46S66 114 66 84z" fill={flesh} />
      {extra === 'beard' && (
        <path
          d="M66 90c4 8 8 12 14 12 12-4 28-4 40 0 6 0 10-4 14-12 0 32-14 44-34 44s-34-12-34-44z"
          fill={tone}
        />
      )}
      {extra === 'stubble' && (
        <path
          d="M67 94c6 8 8 12 14 12 12-4 26-4 38 0 6 0 8-4 14-12 0 26-14 36-33 36s-33-10-33-36z"
          fill={tone}
          opacity=".32"
        />
      )}
      <path d="M86 110c8 4 20 4 28 0-2 12-26 12-28 0z" fill="#fffdf8" />
      <path
        d="M101 88c4 8 4 11-3 13"
        fill="none"
        stroke="#1c1a17"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".4"
      />
      <circle cx="86" cy="87" r="3.6" fill="#1c1a17" />
      <circle cx="114" cy="87" r="3.6" fill="#1c1a17" />
      <path
        d="M79 77c4-4 9-4 13-1M108 76c4-3 9-3 13 1"
        fill="none"
        stroke={hair === 'scarf' ? '#2f211b' : tone}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <path d={front} fill={tone} />
      {extra === 'glasses' && (
        <g fill="#fffdf8" fillOpacity=".25" stroke="#1c1a17" strokeWidth="3">
          <circle cx="86" cy="88" r="11.5" />
          <circle cx="114" cy="88" r="11.5" />
          <path d="M97 86c2-2 4-2 6 0" fill="none" />
        </g>
      )}
    </>
  )
}

type Props = { face: Face; label: string }

/** A person of the school, like a photo on a season ticket. */
export function Portrait({ face, label }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline because an <img> cannot follow the theme
    <svg className="portrait" viewBox="0 0 200 200" role="img" aria-label={label}>
      <path d="M0 0h200v200H0z" fill={grounds[face.ground]} />
      <g transform="translate(-17 -34) scale(1.17)">
        <Bust face={face} />
      </g>
    </svg>
  )
}
