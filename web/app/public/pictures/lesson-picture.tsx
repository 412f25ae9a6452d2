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

function SmallTalk() {
  return (
    <>
      <path d="M0 0h320v200H0z" fill="var(--pic-night-sky)" />
      <path
        d="M30 20l-8 20M80 10l-8 20M130 26l-8 20M190 12l-8 20M250 24l-8 20M300 10l-8 20M20 84l-8 20M300 74l-8 20M270 120l-8 20M50 130l-8 20"
        stroke="var(--pic-far)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M0 176h320v24H0z" fill="var(--pic-road)" />
      <Person x={132} y={188} skin="var(--pic-skin-c)" coat="var(--pic-brass)" hair={hairB} />
      <Person x={204} y={188} flip skin="var(--pic-skin-a)" coat="var(--pic-brick)" hair={hairA} />
      <path d="M168 176V66" stroke="var(--pic-china)" strokeWidth="5" />
      <path
        d="M92 86c4-46 40-58 76-58s72 12 76 58c-10-10-20-10-26 0-8-10-18-10-25 0-8-10-18-10-25 0-7-10-17-10-25 0-7-10-17-10-25 0-6-10-16-10-26 0z"
        fill="var(--pic-bus)"
      />
    </>
  )
}

const scenes = { greeting: Greeting, cafe: Cafe, bus: OnTheBus, smalltalk: SmallTalk }
export type LessonScene = keyof typeof scenes

/** Where a sample lesson takes place; the card's text says the same in words. */
export function LessonPicture({ scene }: { scene: LessonScene }) {
  const Scene = scenes[scene]
  return (
    <svg className="lesson-picture" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      <Scene />
    </svg>
  )
}
