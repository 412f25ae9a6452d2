import { Bus } from '../../../parts/pictures/bus.tsx'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './aspects.css'

/**
 * The way through the school as a route map: vertical on phones, horizontal on desktops. A page with its own bus
 * needs no second.
 */
export function Aspects({ withBus = false }: { withBus?: boolean }) {
  const { aspects } = usePublicContent()
  if (aspects.stations.length === 0) return null
  return (
    <section className="how" id="how-it-works">
      <div className="wrap">
        <div className="how-top">
          <SectionHeading plate={aspects.plate} title={aspects.title} lead={aspects.lead} />
          {withBus && (
            <svg className="how-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
              <Bus x={0} y={0} blind="26" side="konuşa konuşa" />
            </svg>
          )}
        </div>
        <ol className="route">
          {aspects.stations.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
