import type { Track } from '../content/public-content.ts'
import { TrackLine } from '../pictures/track-line.tsx'
import { usePublicContent } from '../public-language.ts'
import { SectionHeading } from '../section-heading.tsx'
import './courses.css'

function TrackCard({ track }: { track: Track }) {
  return (
    <li className="track">
      <p className="track-level">{track.level}</p>
      <h3>{track.title}</h3>
      <p className="track-text">{track.text}</p>
      <TrackLine weeks={track.weeks} modules={track.modules} />
      <ul className="track-facts">
        {track.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  )
}

export function Courses() {
  const { tracks } = usePublicContent().home
  return (
    <section className="courses" id="courses">
      <div className="wrap">
        <SectionHeading plate={tracks.plate} title={tracks.title} />
        <ul className="tracks">
          {tracks.tracks.map((track) => (
            <TrackCard key={track.level} track={track} />
          ))}
        </ul>
        <p className="courses-placement">{tracks.placement}</p>
      </div>
    </section>
  )
}
