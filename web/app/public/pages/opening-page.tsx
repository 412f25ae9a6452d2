import type { HeadOf } from '../page-head.tsx'
import { Bus } from '../../parts/pictures/bus.tsx'
import '../../parts/pictures/pictures.css'
import { usePublicContent } from '../page-context.ts'
import { WriteToUs } from '../sections/write-to-us.tsx'
import './opening-page.css'

export const head: HeadOf = ({ opening }) => ({ ...opening.meta })

/** What visitors see until the school opens. */
export default function OpeningPage() {
  const { plate, title, lead } = usePublicContent().opening
  return (
    <section className="opening">
      <div className="wrap">
        <div className="opening-words">
          <p className="plate">{plate}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <svg className="opening-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
          <Bus x={0} y={0} blind="…" side="konuşa konuşa" empty />
        </svg>
        <WriteToUs />
      </div>
    </section>
  )
}
