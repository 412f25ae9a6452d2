import { Bubble } from '../../parts/pictures/bubble.tsx'
import { Bus } from '../../parts/pictures/bus.tsx'
import { Person } from '../../parts/pictures/street.tsx'
import { Mug, Steam } from '../../parts/pictures/tea.tsx'
import '../../parts/pictures/pictures.css'

const hairA = 'M-11-84c-3-16 20-20 24-6-6-1-10-3-12-5-2 6-4 8-6 22-6-2-7-6-6-11z'
const hairB = 'M-10-86a11 11 0 0 1 22-3c-8 2-15 0-18-3 0 5-2 7-4 6z'

function Greeting() {
  return (
    <>
      <path d="M0 0h320v200H0z" fill="var(--pic-sky)" />
      <path d="M0 172h320v28H0z" fill="var(--pic-kerb)" />
      <Person x={96} y={184} skin="var(--pic-skin-a)" coat="var(--pic-bus)" hair={hairA} />
      <Person x={224} y={184} flip skin="var(--pic-skin-b)" coat="var(--pic-blue)" hair={hairB} />
      <g transform="translate(84 86) scale(.56)">
        <Bubble x={0} y={0} width={158} text="Alright?" tail="left" />
      </g>
      <g transform="translate(240 88) scale(.56)">
        <Bubble x={0} y={0} width={150} text="Alright." tail="right" tone="cool" />
      </g>
    </>
  )
}

function Cafe() {
  return (
    <>
      <path d="M0 0h320v200H0z" fill="var(--pic-brick-pale)" />
      <path d="M0 0h320v34H0z" fill="var(--pic-bus)" />
      <path
        d="M0 34h40c0 18-40 18-40 0zM80 34h40c0 18-40 18-40 0zM160 34h40c0 18-40 18-40 0zM240 34h40c0 18-40 18-40 0z"
        fill="var(--pic-bus)"
      />
      <path
        d="M40 34h40c0 18-40 18-40 0zM120 34h40c0 18-40 18-40 0zM200 34h40c0 18-40 18-40 0zM280 34h40c0 18-40 18-40 0z"
        fill="var(--pic-china)"
      />
      <path d="M0 160h320v40H0z" fill="var(--pic-table)" />
      <Steam x={98} y={106} scale={0.4} />
      <Mug x={94} y={172} scale={0.42} />
      <g transform="rotate(-6 222 120)">
        <path d="M182 72h80v96l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6z" fill="#fffdf8" />
        <path d="M194 90h56M194 104h36M194 118h46" stroke="#1c1a17" strokeWidth="4" opacity=".35" />
        <text x="222" y="150" className="picture-type" fontSize="24" textAnchor="middle" fill="#1c1a17">
          £3.40
        </text>
      </g>
    </>
  )
}

function OnTheBus() {
  return (
    <>
      <path d="M0 0h320v200H0z" fill="var(--pic-far)" />
      <path d="M0 168h320v32H0z" fill="var(--pic-road)" />
      <path d="M10 186h40m30 0h40m30 0h40m30 0h40m30 0h20" stroke="var(--pic-mark)" strokeWidth="4" />
      <Bus x={14} y={46} scale={0.72} blind="26" side="next stop: talking" />
      <path d="M288 172V52" stroke="#1c1a17" strokeWidth="6" />
      <path d="M264 24h48v56h-48z" fill="#fffdf8" stroke="#1c1a17" strokeWidth="5" />
      <path d="M266 26h44v18h-44z" fill="var(--pic-bus)" />
      <text x="288" y="70" className="picture-type" fontSize="24" textAnchor="middle" fill="#1c1a17">
        26
      </text>
    </>
  )
}

function Pint({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 84)`}>
      <path d="M0 0h58l-8 92H8z" fill="var(--pic-glass)" />
      <path d="M2 16h54l-6.6 76H8.6z" fill="var(--pic-brass)" />
      <path
        d="M-2 4c0-12 14-14 18-8 6-10 22-8 26 0 8-6 20-2 18 8 0 10-8 14-14 12H10c-8 0-12-4-12-12z"
        fill="#fffdf8"
      />
      <path d="M14 28l3 50" stroke="var(--pic-glint)" strokeWidth="6" strokeLinecap="round" />
    </g>
  )
}

function Plans() {
  return (
    <>
      <path d="M0 0h320v200H0z" fill="var(--pic-night-sky)" />
      <circle cx="262" cy="40" r="20" fill="var(--pic-moon)" />
      <path d="M0 168h320v32H0z" fill="var(--pic-table)" />
      <Pint x={84} />
      <Pint x={178} />
      <g transform="translate(128 74) scale(.56)">
        <Bubble x={0} y={0} width={204} text="Fancy a pint?" tail="left" />
      </g>
    </>
  )
}

const scenes = { greeting: Greeting, cafe: Cafe, bus: OnTheBus, plans: Plans }
type LessonScene = keyof typeof scenes

/** The scene of a sample lesson; the card's text describes it. */
export function LessonPicture({ scene }: { scene: LessonScene }) {
  const Scene = scenes[scene]
  return (
    <svg
      className="lesson-picture"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Scene />
    </svg>
  )
}
