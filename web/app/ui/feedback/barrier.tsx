import type { ReactNode } from 'react'

/** A small drawing on a round ground, 160 by 112. Decorative. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 160 112" width={160} height={112} aria-hidden focusable="false">
    <circle cx="80" cy="54" r="50" fill="var(--pic-sky)" />
    {children}
  </svg>
)

export const Pavement = () => (
  <path d="M14 101h132" stroke="var(--pic-kerb)" strokeWidth="6" strokeLinecap="round" />
)

/** A barrier on the road: the way is closed for now. */
export function Barrier() {
  return (
    <Drawing>
      <Pavement />
      <path
        d="M46 98V44M114 98V44M36 99h20M104 99h20"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect
        x="24"
        y="48"
        width="112"
        height="26"
        rx="4"
        fill="var(--pic-china)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path d="M38 49.5h16L42 72.5H26zM70 49.5h16L74 72.5H58zM102 49.5h16l-12 23H90z" fill="var(--pic-bus)" />
      <path d="M134.5 49.5v17l-3 6H122z" fill="var(--pic-bus)" />
      <circle cx="114" cy="30" r="17" fill="var(--pic-brass)" opacity=".3" />
      <path
        d="M105 44v-10a9 9 0 0 1 18 0v10z"
        fill="var(--pic-brass)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <path
        d="M110 33a5 5 0 0 1 4-4"
        fill="none"
        stroke="var(--pic-glint)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Drawing>
  )
}
