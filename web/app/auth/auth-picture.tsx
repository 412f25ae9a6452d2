import { Bubble } from '../parts/pictures/bubble.tsx'
import { Bus } from '../parts/pictures/bus.tsx'
import { Chimney, ClockTower, House } from '../parts/pictures/street.tsx'
import { Mug, TeaGlass } from '../parts/pictures/tea.tsx'
import '../parts/pictures/pictures.css'

/**
 * The decorative side picture of the log-in pages: fills its box, cut at the edges. `isQuiet` shows no greeting.
 */
export function AuthPicture({ isQuiet }: { isQuiet: boolean }) {
  return (
    <svg
      className="picture-cover"
      viewBox="0 0 640 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-400-400h1440V1300H-400z" fill="var(--pic-sky)" />
      <circle cx="470" cy="210" r="92" fill="var(--pic-moon)" />
      <ClockTower x={352} y={560} />
      <path
        d="M-400 560V470h450v-40h70v40h120v-26h40v26h170v-64h60v64h90v-30h60v30h380v90z"
        fill="var(--pic-far)"
      />
      <Chimney x={22} y={212} pots={3} />
      <Chimney x={520} y={252} pots={2} />
      <House x={-110} top={280} width={92} brick="var(--pic-brick-pale)" lit={[0, 4]} />
      <House x={-18} top={254} width={122} brick="var(--pic-brick)" lit={[1, 3, 8]} />
      <House x={104} top={284} width={76} brick="var(--pic-brick-deep)" lit={[2]} />
      <House x={486} top={292} width={92} brick="var(--pic-brick-deep)" lit={[1, 2, 6]} />
      <House x={578} top={262} width={122} brick="var(--pic-brick)" lit={[0, 5]} />
      <path d="M-400 556h1440v24H-400z" fill="var(--pic-kerb)" />
      <path d="M-400 576h1440v124H-400z" fill="var(--pic-road)" />
      <path d="M-380 644h1400" stroke="var(--pic-mark)" strokeWidth="6" strokeDasharray="46 40" />
      <path d="M-400 696h1440v140H-400z" fill="var(--pic-kerb)" />
      <path
        d="M-400 702h1440M-400 752h1440M-60 702l-24 50M90 702l-12 50M240 702v50M390 702l12 50M540 702l24 50M690 702l36 50"
        stroke="var(--pic-outline)"
        strokeWidth="3"
        opacity=".18"
      />
      {!isQuiet && (
        <>
          <Bubble x={232} y={432} width={216} text="Hoş geldin!" tail="right" />
          <Bubble x={470} y={432} width={140} text="Hop on!" tail="left" tone="cool" delay />
        </>
      )}
      <g className="picture-bus">
        <Bus x={186} y={442} scale={1.02} blind="26" side="konuşa konuşa" />
      </g>

      {/* the table in the foreground */}
      <path d="M-400 812h1440v500H-400z" fill="var(--pic-table)" />
      <path d="M-400 812h1440v14H-400z" fill="var(--pic-brick-pale)" />
      <TeaGlass x={186} y={858} scale={0.98} />
      <Mug x={444} y={852} scale={1.02} />
    </svg>
  )
}
