import { useId } from 'react'
import { Bubble } from '../../parts/pictures/bubble.tsx'
import { Bus } from '../../parts/pictures/bus.tsx'
import { Halftone } from './halftone.tsx'
import { Beacon, Chimney, ClockTower, House, Person, Skyline } from '../../parts/pictures/street.tsx'
import { Mug, Steam, TeaGlass } from '../../parts/pictures/tea.tsx'
import '../../parts/pictures/pictures.css'

/** A London street where the tea glass is a landmark and talks with the mug across the road. */
export function HeroPicture({ label }: { label: string }) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline because an <img> cannot follow the theme
    <svg className="picture" viewBox="0 0 800 640" role="img" aria-label={label}>
      <circle cx="404" cy="300" r="272" fill="var(--pic-sky)" />
      <Halftone id={`${id}-halftone`} cx={404} cy={300} r={272} />
      <Skyline />
      <ClockTower x={540} y={520} />

      <Chimney x={22} y={196} pots={3} />
      <Chimney x={182} y={222} pots={2} />
      <House x={8} top={238} width={92} brick="var(--pic-brick)" lit={[1, 3, 5]} />
      <House x={100} top={262} width={68} brick="var(--pic-brick-pale)" lit={[0, 3]} />
      <House x={168} top={238} width={92} brick="var(--pic-brick-deep)" lit={[2, 4, 6]} />

      <path d="M0 518h800v40H0z" fill="var(--pic-kerb)" />
      <Steam x={398} y={150} />
      <TeaGlass x={398} y={546} scale={1.28} />
      <Steam x={622} y={322} scale={0.8} />
      <Mug x={622} y={540} scale={1} />

      <path d="M0 552h800v72c0 9-7 16-16 16H16c-9 0-16-7-16-16z" fill="var(--pic-road)" />
      <path
        d="M486 552h34l-14 88h-46zM552 552h34l-2 88h-46zM618 552h34l10 88h-46zM684 552h34l22 88h-46z"
        fill="var(--pic-mark)"
      />

      <Person
        x={500}
        y={554}
        skin="var(--pic-skin-c)"
        coat="var(--pic-brass)"
        hair="M-11-84c-3-16 20-20 24-6-6-1-10-3-12-5-2 6-4 8-6 22-6-2-7-6-6-11z"
      />
      <Person
        x={578}
        y={554}
        flip
        skin="var(--pic-skin-b)"
        coat="var(--pic-brick)"
        hair="M-10-86a11 11 0 0 1 22-3c-8 2-15 0-18-3 0 5-2 7-4 6z"
      />
      <Beacon x={770} y={556} />

      <g className="picture-bus">
        <Bus x={22} y={408} scale={1.17} blind="26" side="konuşa konuşa" />
      </g>

      <Bubble x={340} y={126} width={150} text="Naber?" tail="right" />
      <Bubble x={652} y={262} width={196} text="You alright?" tail="right" tone="cool" delay />
    </svg>
  )
}
