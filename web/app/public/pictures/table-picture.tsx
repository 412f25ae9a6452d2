import { Mug, Steam, TeaGlass } from '../../parts/pictures/tea.tsx'
import '../../parts/pictures/pictures.css'

/** A glass and a mug on one table: decoration of the last call. */
export function TablePicture() {
  return (
    <svg className="picture" viewBox="0 0 520 384" aria-hidden="true" focusable="false">
      <circle cx="260" cy="206" r="190" fill="var(--pic-night-sky)" />
      <path d="M20 366h480v10a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" fill="var(--pic-brick-deep)" />
      <Steam x={172} y={64} scale={0.62} />
      <TeaGlass x={172} y={370} scale={0.98} />
      <Steam x={358} y={170} scale={0.62} />
      <Mug x={358} y={367} scale={1} />
    </svg>
  )
}
