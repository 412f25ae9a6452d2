import type { Departure } from '@sohbet/contract/site/rendering'
import { areFewSeats, timesOfDayOf } from '@sohbet/domain/course/departure'
import { shortWeeklyTimes } from '@sohbet/domain/course/weekly-times'
import { monthOf } from '@sohbet/domain/month'
import { coursePath } from '../../../paths.ts'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { DeparturePrice } from './departure-price.tsx'
import { dayText, levelsOf, levelText, seatsText } from './departure-words.ts'

const lookOf = ({ seatsLeft, priceMinor }: Departure): string => {
  if (seatsLeft === 0) return 'departure departure-full'
  return priceMinor === 0 ? 'departure departure-free' : 'departure'
}

/** A line of the departure board. A short one says of the seats only whether few are left. */
export function DepartureCard({ departure, isShort = false }: { departure: Departure; isShort?: boolean }) {
  const content = usePublicContent()
  const { school } = useSiteData()
  const { language, departures } = content
  const { slug, name, startDate, zoomTimes, coaches, seatsLeft } = departure
  const saysSeats = !isShort || seatsLeft === 0 || areFewSeats(seatsLeft)
  return (
    <li
      className={lookOf(departure)}
      data-level={levelsOf(departure).join(' ')}
      data-time={timesOfDayOf(zoomTimes).join(' ')}
      data-start={monthOf(startDate)}
    >
      <p className="departure-level">{levelText(departure, content)}</p>
      <div className="departure-name">
        {departure.priceMinor === 0 && <p className="departure-taster">{departures.freeTaster}</p>}
        <h3>
          <a href={coursePath(slug, language)}>{name}</a>
        </h3>
        <p>
          {shortWeeklyTimes(zoomTimes, language)}
          {coaches.length > 0 && (
            <span className="departure-coach">
              {departures.coach}: {coaches.map((coach) => coach.name).join(', ')}
            </span>
          )}
        </p>
      </div>
      <p className="departure-day">
        <span className="visually-hidden">{departures.starts}: </span>
        <strong>{dayText(startDate, language)}</strong> <span>{dayText(startDate, language, weekday)}</span>
      </p>
      <div className="departure-offer">
        <DeparturePrice departure={departure} />
        {saysSeats && (
          <p className={areFewSeats(seatsLeft) ? 'departure-seats departure-few' : 'departure-seats'}>
            {seatsText(seatsLeft, { content, school })}
          </p>
        )}
      </div>
      <span className="departure-open" aria-hidden="true">
        {departures.open}
      </span>
    </li>
  )
}

const weekday = { weekday: 'long', day: undefined, month: undefined } as const
