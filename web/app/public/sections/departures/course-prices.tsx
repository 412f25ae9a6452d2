import { withValues } from '@sohbet/contract/site/placeholders'
import type { Departure } from '@sohbet/contract/site/rendering'
import { planNames, planOffers, plans } from '@sohbet/domain/enrollment/plan'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { DeparturePrice } from './departure-price.tsx'

/** What each plan of a course costs and brings; one line when the course is free. */
export function CoursePrices({ departure }: { departure: Departure }) {
  const { departures, coursePage } = usePublicContent()
  const { plate, title, once, credits, groups, freeText } = coursePage.prices
  if (departure.priceMinor === 0)
    return (
      <section className="course-prices">
        <div className="wrap">
          <SectionHeading plate={plate} title={departures.free} lead={freeText} />
        </div>
      </section>
    )
  return (
    <section className="course-prices" id="prices">
      <div className="wrap">
        <SectionHeading plate={plate} title={title} />
        <ul>
          {plans.map((plan) => (
            <li key={plan}>
              <h3>{planNames[plan]}</h3>
              <DeparturePrice departure={departure} plan={plan} />
              <p>{once}</p>
              <ul className="stops">
                <li>{withValues(credits, { count: planOffers[plan].credits })}</li>
                {planOffers[plan].extraGroups > 0 && (
                  <li>{withValues(groups, { count: planOffers[plan].extraGroups })}</li>
                )}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
