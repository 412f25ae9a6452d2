import { Bubble } from '../../parts/pictures/bubble.tsx'
import { grounds, type Face } from './face.ts'
import { Bust } from './portrait.tsx'
import '../../parts/pictures/pictures.css'

type Props = { face: Face; bubble: string; label: string }

/** A learner in front of the roofs of London, saying the line of their story. */
export function StoryPicture({ face, bubble, label }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline because an <img> cannot follow the theme
    <svg className="story-picture" viewBox="0 0 320 180" role="img" aria-label={label}>
      <path d="M0 0h320v180H0z" fill={grounds[face.ground]} />
      <g fill="#1c1a17" opacity=".14">
        <path d="M0 180v-46h20v-16h14v16h18V96h26v38h16v46zM96 180v-70h10V92h6v-22l8-18 8 18v22h6v18h10v70z" />
        <path d="M144 180v-52h30v-18h16v-12c2-22 12-32 26-34V54h6v10c14 2 24 12 26 34v12h18v18h54v52z" />
      </g>
      <path d="M0 158h320" stroke="var(--pic-bus)" strokeWidth="8" />
      {[98, 140].map((x) => (
        <circle key={x} cx={x} cy="158" r="9" fill="#fffdf8" stroke="#1c1a17" strokeWidth="4" />
      ))}
      <g transform="translate(146 10) scale(.85)">
        <Bust face={face} />
      </g>
      <g transform="translate(166 92) scale(.5)">
        <Bubble x={0} y={0} width={bubble.length * 15.5 + 52} text={bubble} tail="right" />
      </g>
    </svg>
  )
}
