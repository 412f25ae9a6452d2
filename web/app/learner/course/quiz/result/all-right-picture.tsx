import { Bubble } from '../../../../parts/pictures/bubble.tsx'
import { Bus } from '../../../../parts/pictures/bus.tsx'
import { Chimney, ClockTower, House } from '../../../../parts/pictures/street.tsx'
import '../../../../parts/pictures/pictures.css'

const flags = [
  { x: 24, y: -20, colour: 'var(--pic-bus)' },
  { x: 112, y: -2, colour: 'var(--pic-china)' },
  { x: 200, y: 10, colour: 'var(--pic-blue)' },
  { x: 288, y: 16, colour: 'var(--pic-brass)' },
  { x: 376, y: 17, colour: 'var(--pic-bus)' },
  { x: 464, y: 13, colour: 'var(--pic-china)' },
  { x: 552, y: 4, colour: 'var(--pic-blue)' },
  { x: 640, y: -10, colour: 'var(--pic-brass)' },
]

/** Every answer is right: the bus reaches its last stop in a decorated street. Decorative. */
export const AllRightPicture = () => (
  <svg
    className="picture-cover"
    viewBox="0 -50 720 390"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M-400-400h1520V800H-400z" fill="var(--pic-sky)" />
    <circle cx="596" cy="118" r="46" fill="var(--pic-moon)" />
    <ClockTower x={214} y={300} />
    <path d="M-400 300V226h560v-30h70v30h120v-20h40v20h170v-44h60v44h500v74z" fill="var(--pic-far)" />
    <Chimney x={18} y={66} pots={2} />
    <House x={-210} top={120} width={122} brick="var(--pic-brick)" lit={[1, 3]} />
    <House x={-88} top={98} width={92} brick="var(--pic-brick-deep)" lit={[0, 4]} />
    <House x={4} top={108} width={122} brick="var(--pic-brick)" lit={[1, 3, 5]} />
    <House x={624} top={120} width={92} brick="var(--pic-brick-deep)" lit={[0, 3]} />
    <House x={716} top={96} width={122} brick="var(--pic-brick-pale)" lit={[2]} />
    <path d="M-400 282h1520v14H-400z" fill="var(--pic-kerb)" />
    <path d="M-400 294h1520v220H-400z" fill="var(--pic-road)" />
    <path d="M-380 322h1480" stroke="var(--pic-mark)" strokeWidth="5" strokeDasharray="46 40" />
    <path d="M-20 -40q380 116 760 0" fill="none" stroke="var(--pic-outline)" strokeWidth="3" />
    {flags.map(({ x, y, colour }) => (
      <path key={x} d={`M${x} ${y}h36l-18 40z`} fill={colour} />
    ))}
    <g className="picture-bus">
      <Bus x={214} y={154} scale={0.86} blind="100" side="konuşa konuşa" />
    </g>
    <g transform="translate(322 150) scale(.85)">
      <Bubble x={0} y={0} width={164} text="Spot on!" tail="right" />
    </g>
    <g transform="translate(424 150) scale(.85)">
      <Bubble x={0} y={0} width={130} text="Helal!" tail="left" tone="cool" delay />
    </g>
  </svg>
)
