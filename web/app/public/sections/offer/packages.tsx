import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { localPath } from '@sohbet/domain/site/public-path'
import { TrackLine } from '../../pictures/track-line.tsx'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './packages.css'

type Track = PublicContent['packages']['tracks'][number]
type Package = PublicContent['packages']['packages'][number]

function TrackCard({ track }: { track: Track }) {
  return (
    <li className="track">
      <p className="track-level">{track.level}</p>
      <h3>{track.title}</h3>
      <p className="track-text">{track.text}</p>
      {track.weeks !== null && track.modules !== null && (
        <TrackLine weeks={track.weeks} modules={track.modules} />
      )}
      <ul className="track-facts">
        {track.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  )
}

function PackageCard({ title, duration, description, features, colour }: Package) {
  return (
    <li className={`package package-${colour}`}>
      <h3>
        {title} <small>{duration}</small>
      </h3>
      <p>{description}</p>
      <ul className="stops">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}

/** The two lines to choose from, and the two ways to travel them. */
export function Packages() {
  const { language, packages } = usePublicContent()
  if (packages.tracks.length === 0 && packages.packages.length === 0) return null
  return (
    <section className="packages-section" id="packages">
      <div className="wrap">
        <SectionHeading plate={packages.plate} title={packages.title} lead={packages.lead} />
        {packages.tracks.length > 0 && (
          <ul className="tracks">
            {packages.tracks.map((track) => (
              <TrackCard key={track.level} track={track} />
            ))}
          </ul>
        )}
        <p className="packages-together">
          {packages.together}{' '}
          <a className="quiet-action" href={localPath('/pricing', language)}>
            {packages.seePlans}
          </a>
        </p>
        {packages.packages.length > 0 && (
          <ul className="packages">
            {packages.packages.map((one) => (
              <PackageCard key={one.title} {...one} />
            ))}
          </ul>
        )}
        <p className="packages-placement">
          {packages.placement}{' '}
          <a className="quiet-action" href={localPath('/courses', language)}>
            {packages.more}
          </a>
        </p>
      </div>
    </section>
  )
}
