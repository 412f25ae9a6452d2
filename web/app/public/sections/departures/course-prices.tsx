import { withValues } from '@sohbet/contract/site/placeholders'
import { offersOf } from '@sohbet/contract/site/plan-fields'
import type { Departure } from '@sohbet/contract/site/rendering'
import { plans as keys } from '@sohbet/domain/enrollment/plan'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { DeparturePrice } from './departure-price.tsx'
import { JoinDeparture } from './join-departure.tsx'

/** What each plan of a course costs and brings; one line when the course is free. */
export function CoursePrices({ departure }: { departure: Departure }) {
  const { departures, coursePage, plans } = usePublicContent()
  const offers = offersOf(useSiteData().content.pricing.plans.plans)
  const { plate, title, lead, once, freeText } = coursePage.prices
  if (departure.priceMinor === 0)
    return (
      <section className="course-prices">
        <div className="wrap">
          <SectionHeading plate={plate} title={departures.free} lead={freeText} />
          <JoinDeparture departure={departure} className="choose" />
        </div>
      </section>
    )
  return (
    <section className="course-prices" id="prices">
      <div className="wrap">
        <SectionHeading plate={plate} title={title} lead={lead} />
        <ul>
          {keys.map((plan) => (
            <li key={plan}>
              <h3>{plans.plans[plan].name}</h3>
              <DeparturePrice departure={departure} plan={offers[plan]} />
              <p>{once}</p>
              <ul className="stops">
                {offers[plan].credits > 0 && (
                  <li>{withValues(plans.brings.credits, { count: offers[plan].credits })}</li>
                )}
                {offers[plan].extraGroups > 0 && (
                  <li>{withValues(plans.brings.groups, { count: offers[plan].extraGroups })}</li>
                )}
              </ul>
              <JoinDeparture
                departure={departure}
                className="choose"
                plan={{ key: plan, name: plans.plans[plan].name }}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
