import { Bus } from './bus.tsx'
import './pictures.css'

/** A bus stop with its number on the flag, and the bus still on its way. */
export const BusStop = ({ number }: { number: number }) => (
  <svg className="picture" viewBox="0 0 640 150" aria-hidden focusable="false">
    <path d="M0 126h640v24H0z" fill="var(--pic-road)" />
    <path d="M0 118h640v8H0z" fill="var(--pic-kerb)" />
    <path
      d="M20 139h50m50 0h50m50 0h50m50 0h50m50 0h50m50 0h50m50 0h50"
      stroke="var(--pic-mark)"
      strokeWidth="4"
    />
    <Bus x={-96} y={20} scale={0.62} blind={String(number)} side="next stop: talking" />
    <path d="M486 118V16" stroke="var(--pic-outline)" strokeWidth="7" />
    <path d="M452 8h68v62h-68z" fill="var(--pic-china)" stroke="var(--pic-outline)" strokeWidth="5" />
    <path d="M455 11h62v20h-62z" fill="var(--pic-blue)" />
    <text x="486" y="61" className="picture-type" fontSize="28" textAnchor="middle" fill="#1c1a17">
      {number}
    </text>
    <path
      d="M540 92h76M550 92v26m56-26v26"
      stroke="var(--pic-brick-deep)"
      strokeWidth="8"
      strokeLinecap="round"
    />
  </svg>
)
