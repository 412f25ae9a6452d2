import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { Bus } from './bus.tsx'
import './pictures.css'
import { Chimney, ClockTower, House } from './street.tsx'
import { Mug, Steam, TeaGlass } from './tea.tsx'
import { tulip } from './tulip.ts'

/** 480 by 292; fills its box and is cut at the edges, at the top first. Decorative. */
const Scene = ({ children }: { children: ReactNode }) => (
  <svg
    className="picture-cover"
    viewBox="0 0 480 292"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M-480-320h1440v960H-480z" fill="var(--pic-sky)" />
    <circle cx="392" cy="86" r="52" fill="var(--pic-moon)" />
    {children}
  </svg>
)

function Street() {
  return (
    <>
      <g transform="translate(318 250) scale(.5)">
        <ClockTower x={0} y={0} />
      </g>
      <path
        d="M-480 252v-44h500v-20h40v20h160v-14h24v14h200v-30h36v30h480v44z"
        fill="var(--pic-far)"
        opacity=".8"
      />
      <path d="M-480 244h1440v14H-480z" fill="var(--pic-kerb)" />
      <path d="M-480 256h1440v400H-480z" fill="var(--pic-road)" />
      <path d="M-470 278h1440" stroke="var(--pic-mark)" strokeWidth="4" strokeDasharray="34 28" />
    </>
  )
}

/** The bus comes in, full of people, with its number or its destination on the blind. */
export function BusScene({ says, blind = '26' }: { says?: string; blind?: string }) {
  return (
    <Scene>
      <Street />
      <g transform="translate(-8 96) scale(.5)">
        <Chimney x={20} y={-42} pots={3} />
        <House x={-150} top={30} width={122} brick="var(--pic-brick-deep)" lit={[1, 5]} />
        <House x={-28} top={0} width={122} brick="var(--pic-brick)" lit={[1, 3, 8]} />
        <House x={94} top={36} width={92} brick="var(--pic-brick-pale)" lit={[0, 4]} />
      </g>
      {says && (
        <g transform="translate(240 136) scale(.62)">
          <Bubble x={0} y={0} width={says.length * 17 + 44} text={says} tail="left" />
        </g>
      )}
      <g className="picture-bus">
        <Bus x={108} y={140} scale={0.77} blind={blind} side="konuşa konuşa" />
      </g>
    </Scene>
  )
}

/** A glass and a mug on one table: two people talk. */
export function TeaScene({ says, replies }: { says?: string; replies?: string }) {
  return (
    <Scene>
      <path d="M-480 246h1440v400H-480z" fill="var(--pic-table)" />
      <path d="M-480 246h1440v10H-480z" fill="var(--pic-brick-pale)" />
      <Steam x={180} y={100} scale={0.4} />
      <TeaGlass x={176} y={276} scale={0.56} />
      <Steam x={294} y={164} scale={0.36} />
      <Mug x={294} y={274} scale={0.6} />
      {says && (
        <g transform="translate(144 116) scale(.58)">
          <Bubble x={0} y={0} width={says.length * 17 + 44} text={says} tail="right" />
        </g>
      )}
      {replies && (
        <g transform="translate(264 158) scale(.58)">
          <Bubble x={0} y={0} width={replies.length * 17 + 44} text={replies} tail="left" tone="cool" delay />
        </g>
      )}
    </Scene>
  )
}

/** A bus stop with a bench and a glass of tea: the bus is still to come. */
export function StopScene() {
  return (
    <Scene>
      <Street />
      <path d="M128 252V78" stroke="var(--pic-outline)" strokeWidth="9" strokeLinecap="round" />
      <rect x="128" y="74" width="72" height="62" rx="10" fill="var(--pic-bus)" />
      <path d={tulip} transform="translate(164 84) scale(.155)" fill="var(--pic-china)" />
      <rect x="134" y="146" width="40" height="52" rx="3" fill="var(--pic-china)" />
      <path d="M142 158h24M142 168h24M142 178h24M142 188h14" stroke="var(--pic-far)" strokeWidth="4" />
      <path
        d="M214 212h128M214 186h128"
        stroke="var(--pic-brick-pale)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M230 182v70M326 182v70" stroke="var(--pic-outline)" strokeWidth="8" strokeLinecap="round" />
      <TeaGlass x={278} y={209} scale={0.24} />
      <Steam x={278} y={132} scale={0.3} />
    </Scene>
  )
}
