import { Barrier, Drawing, Pavement } from './barrier.tsx'

/** A glass of tea that waits. */
function Tea() {
  const glass =
    'M62 30c.6 13 6.6 18.2 6.6 28.4 0 11-7.6 16-7.6 28 0 7 3.8 10.6 6.6 13h24.8c2.8-2.4 6.6-6 6.6-13 0-12-7.6-17-7.6-28C91.4 48.2 97.4 43 98 30z'
  return (
    <Drawing>
      <g fill="none" stroke="var(--pic-steam)" strokeWidth="4" strokeLinecap="round">
        <path d="M73 22c-5-6 5-9 0-16" />
        <path d="M88 20c-5-6 5-8 0-14" />
      </g>
      <ellipse cx="80" cy="102" rx="40" ry="6" fill="var(--pic-china-shade)" />
      <ellipse cx="80" cy="99" rx="40" ry="6" fill="var(--pic-china)" />
      <ellipse
        cx="80"
        cy="99"
        rx="35"
        ry="4.5"
        fill="none"
        stroke="var(--pic-bus)"
        strokeWidth="1.8"
        strokeDasharray="5 3"
      />
      <path d={glass} fill="var(--pic-glass)" />
      <path
        d="M63.4 42c10 3 23 3 33.2 0-1.8 5.4-5.2 9.6-5.2 16.4 0 11 7.6 16 7.6 28 0 7-3.8 10.6-6.6 13H67.6c-2.8-2.4-6.6-6-6.6-13 0-12 7.6-17 7.6-28 0-6.8-3.4-11-5.2-16.4z"
        fill="var(--pic-tea)"
      />
      <path
        d="M82 44c2 6-2 10-2 15 0 11 6 16 6 28 0 6-2 9-4 12.4h10.4c2.8-2.4 6.6-6 6.6-13 0-12-7.6-17-7.6-28 0-6.8 3.4-11 5.2-16.4-4 1.4-9 2-14.6 2z"
        fill="var(--pic-tea-glow)"
        opacity=".55"
      />
      <path
        d="M66.5 35c.5 3 1 5 2 7M72 62c0 9-7 15-7 25"
        fill="none"
        stroke="var(--pic-glint)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={glass} fill="none" stroke="var(--pic-glint)" strokeWidth="1.5" />
    </Drawing>
  )
}

/** A bus stop without a bus. */
function Stop() {
  return (
    <Drawing>
      <Pavement />
      <path d="M52 98V14" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <rect x="52" y="14" width="36" height="30" rx="5" fill="var(--pic-bus)" />
      <path
        d="M62.5 20h15c-.3 5-3 6.5-3 9.5s3.5 4.5 3.5 8H62c0-3.5 3.5-5 3.5-8s-2.7-4.5-3-9.5z"
        fill="var(--pic-china)"
      />
      <rect
        x="55"
        y="52"
        width="18"
        height="24"
        rx="2"
        fill="var(--pic-china)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path d="M59 58h10M59 63h10M59 68h6" stroke="var(--pic-far)" strokeWidth="2" />
      <path d="M88 80h46M88 68h46" stroke="var(--pic-brick-pale)" strokeWidth="6" strokeLinecap="round" />
      <path d="M95 66v33M127 66v33" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  )
}

/** Two speech bubbles before the first word. */
function Bubbles() {
  return (
    <Drawing>
      <g stroke="var(--pic-outline)" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M28 18h64c6 0 10 4 10 10v24c0 6-4 10-10 10H54L40 75l1-13H28c-6 0-10-4-10-10V28c0-6 4-10 10-10z"
          fill="var(--pic-bubble)"
        />
        <path
          d="M82 50h48c6 0 10 4 10 10v18c0 6-4 10-10 10h-9l1 13-14-13H82c-6 0-10-4-10-10V60c0-6 4-10 10-10z"
          fill="var(--pic-blue)"
        />
      </g>
      <path d="M33 33h46M33 44h30" stroke="var(--pic-far)" strokeWidth="5" strokeLinecap="round" />
      <g fill="var(--pic-china)">
        <circle cx="92" cy="69" r="4" />
        <circle cx="106" cy="69" r="4" />
        <circle cx="120" cy="69" r="4" />
      </g>
    </Drawing>
  )
}

export const drawings = { tea: Tea, stop: Stop, bubbles: Bubbles, barrier: Barrier }
