import { withValues } from '@sohbet/contract/site/placeholders'
import type { Departure } from '@sohbet/contract/site/rendering'
import { addDays, schoolDay } from '@sohbet/domain/calendar'
import { areFewSeats } from '@sohbet/domain/course/departure'
import { shortWeeklyTimes } from '@sohbet/domain/course/weekly-times'
import { cancelTerms } from '@sohbet/domain/enrollment/cancellation'
import { plannedLiveSessions } from '@sohbet/domain/live-session/plan'
import { Bus } from '../../parts/pictures/bus.tsx'
import type { HeadOf } from '../page-head.tsx'
import { usePathname, usePublicContent, useSiteData } from '../page-context.ts'
import { ClosingCall } from '../sections/closing-call.tsx'
import { CourseCoaches, CourseModules } from '../sections/departures/course-parts.tsx'
import { CoursePrices } from '../sections/departures/course-prices.tsx'
import { DeparturePrice } from '../sections/departures/departure-price.tsx'
import { dayText, levelText, seatsText } from '../sections/departures/departure-words.ts'
import { NextDepartures } from '../sections/departures/departures.tsx'
import { departureAt, JoinDeparture } from '../sections/departures/join-departure.tsx'
import { PageLine } from '../sections/page-hero.tsx'
import { courseOffer } from '../structured-departures.ts'
import { breadcrumbs } from '../structured-data.ts'
import './course-page.css'

export const head: HeadOf = (content, data, pathname) => {
  const departure = departureAt(pathname, data)
  if (!departure) return { title: data.brand.name }
  const page = `/courses/${departure.slug}`
  return {
    page,
    title: `${departure.name} · ${data.brand.name}`,
    ...(departure.description[content.language] !== '' && {
      description: departure.description[content.language],
    }),
    structured: [breadcrumbs(content, { page, name: departure.name }), courseOffer(departure, content, data)],
  }
}

export default function CoursePage() {
  const { coursePage } = usePublicContent()
  const departure = departureAt(usePathname(), useSiteData())
  if (!departure) return null
  const { others } = coursePage
  return (
    <>
      <CourseHero departure={departure} />
      <CourseModules />
      <CourseCoaches departure={departure} />
      <CoursePrices departure={departure} />
      <Before departure={departure} />
      <NextDepartures {...others} besides={departure.id} />
      <ClosingCall />
    </>
  )
}

function CourseHero({ departure }: { departure: Departure }) {
  const { language, coursePage: texts, departures } = usePublicContent()
  const { name, description, priceMinor } = departure
  const blind = departure.fromLevel ?? 'HI'
  return (
    <section className="page-hero course-hero">
      <div className="wrap">
        <div className="page-hero-words">
          <p className="plate">
            {texts.plate}: {dayText(departure.startDate, language)}
          </p>
          <h1>{name}</h1>
          {description[language] !== '' && <p className="lead">{description[language]}</p>}
          {priceMinor === 0 && <p className="departure-taster">{departures.freeTaster}</p>}
          <JoinDeparture departure={departure} className="join join-large" />
          <p className="course-then">{texts.way}</p>
        </div>
        <div className="course-ticket">
          <CourseFacts departure={departure} />
        </div>
        <svg className="page-hero-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
          <Bus x={0} y={0} blind={blind} side="konuşa konuşa" />
        </svg>
        <PageLine name={name} parent="courses" />
      </div>
    </section>
  )
}

function CourseFacts({ departure }: { departure: Departure }) {
  const content = usePublicContent()
  const { school } = useSiteData()
  const { language, coursePage: texts, departures } = content
  const { startDate, endDate, zoomTimes, seatsLeft } = departure
  const year = { year: 'numeric' } as const
  const facts = [
    [texts.dates, `${dayText(startDate, language, year)} – ${dayText(endDate, language, year)}`],
    [texts.weekly, shortWeeklyTimes(zoomTimes, language)],
    [texts.sessions, withValues(texts.sessionCount, { count: plannedLiveSessions(departure).length })],
    [texts.level, levelText(departure, content)],
  ]
  return (
    <>
      <DeparturePrice departure={departure} />
      <p className={areFewSeats(seatsLeft) ? 'departure-seats departure-few' : 'departure-seats'}>
        {seatsText(seatsLeft, { content, school })}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="course-zone">{departures.zone}</p>
    </>
  )
}

/** What a learner needs to join, and how to get out again. */
function Before({ departure }: { departure: Departure }) {
  const { language, coursePage } = usePublicContent()
  const { needs, cancel } = coursePage
  const { requiredType, fromLevel, priceMinor } = departure
  const level = departure.requiredLevel ?? (requiredType === null ? null : fromLevel)
  const { until } = cancelTerms(departure, { courseChangedAt: null, withdrawalFrom: null })
  // It is the beginning of a day at the school, so the day before is the last one
  const lastDay = dayText(addDays(schoolDay(until), -1), language)
  return (
    <section className="course-before">
      <div className="wrap">
        <div>
          <h2>{needs.title}</h2>
          <ul className="stops">
            <li>{needs.test}</li>
            {level !== null && <li>{withValues(needs.level, { level })}</li>}
            {requiredType !== null && <li>{withValues(needs.course, { course: requiredType })}</li>}
          </ul>
        </div>
        <div>
          <h2>{cancel.title}</h2>
          <p>{withValues(priceMinor === 0 ? cancel.free : cancel.text, { moment: lastDay })}</p>
        </div>
      </div>
    </section>
  )
}
