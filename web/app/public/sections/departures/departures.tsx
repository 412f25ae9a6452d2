import { localPath } from '@sohbet/domain/site/public-path'
import { paths } from '../../../paths.ts'
import { Bus } from '../../../parts/pictures/bus.tsx'
import '../../../parts/pictures/pictures.css'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { DepartureCard } from './departure-card.tsx'
import { DepartureFilter } from './departure-filter.tsx'
import { joinableFirst } from './departure-words.ts'
import './departures.css'

/** All groups, those with a free seat first. */
export function DepartureBoard() {
  const { departures: texts } = usePublicContent()
  const { departures } = useSiteData()
  if (departures.length === 0) return <NoDepartures />
  return (
    <section className="departures" id="departures">
      <div className="wrap">
        <SectionHeading plate={texts.plate} title={texts.title} lead={texts.lead} />
        <DepartureFilter />
        <ul className="departure-board">
          {joinableFirst(departures).map((departure) => (
            <DepartureCard key={departure.id} departure={departure} />
          ))}
        </ul>
        <output className="departure-none" data-departure-none="" hidden>
          {texts.filter.none}{' '}
          <a className="quiet-action" href="#departures" data-departure-reset="">
            {texts.filter.reset}
          </a>
        </output>
        <p className="departure-zone">{texts.zone}</p>
      </div>
    </section>
  )
}

function NoDepartures() {
  const { language, layout, departures } = usePublicContent()
  return (
    <section className="departures" id="departures">
      <div className="wrap departures-empty">
        <div>
          <p className="plate">{departures.plate}</p>
          <h2>{departures.empty.title}</h2>
          <p className="lead">{departures.empty.text}</p>
          <p className="departures-empty-actions">
            <a className="join" href={paths.join}>
              {layout.join}
            </a>
            <a className="choose" href={localPath('/contact', language)}>
              {departures.empty.contact}
            </a>
          </p>
        </div>
        <svg viewBox="0 0 342 180" aria-hidden="true" focusable="false">
          <Bus x={0} y={0} blind="…" side="not in service" empty />
        </svg>
      </div>
    </section>
  )
}

const mostNext = 3

type NextProps = { plate: string; title: string; lead?: string; besides?: string }

/** The next departures, with the way to all of them. */
export function NextDepartures({ plate, title, lead, besides }: NextProps) {
  const { language, departures: texts } = usePublicContent()
  const { departures } = useSiteData()
  const next = joinableFirst(departures)
    .filter(({ id }) => id !== besides)
    .slice(0, mostNext)
  if (next.length === 0) return null
  return (
    <section className="departures" id="departures">
      <div className="wrap">
        <SectionHeading plate={plate} title={title} lead={lead} />
        <ul className="departure-board">
          {next.map((departure) => (
            <DepartureCard key={departure.id} departure={departure} isShort />
          ))}
        </ul>
        <p className="departure-zone">
          {texts.zone}{' '}
          <a className="quiet-action" href={localPath('/courses', language)}>
            {texts.all}
          </a>
        </p>
      </div>
    </section>
  )
}
