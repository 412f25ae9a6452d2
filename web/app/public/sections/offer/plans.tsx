import { planPath } from '../../../paths.ts'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { lowestPrice } from '@sohbet/domain/course/departure'
import { planNames } from '@sohbet/domain/enrollment/plan'
import { formatMoney } from '@sohbet/domain/money'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { CreditUse } from './credit-use.tsx'
import './plans.css'

type Plan = PublicContent['plans']['plans'][number]

/** The price of the cheapest course that can be joined; no price when there is none. */
function PlanPrice({ plan }: Pick<Plan, 'plan'>) {
  const { language, plans } = usePublicContent()
  const { departures, school } = useSiteData()
  const lowest = lowestPrice(departures, { plan, currency: school.currency })
  if (!lowest) return null
  return (
    <p className="plan-price">
      <small>{plans.from}</small> {formatMoney(lowest.minor, lowest.currency, language)}{' '}
      <small>{plans.terms}</small>
    </p>
  )
}

function PlanCard({ plan, text, features, colour, isRecommended }: Plan) {
  const { choose, recommended } = usePublicContent().plans
  return (
    <li className={`plan plan-${colour}`}>
      {isRecommended && <p className="plan-badge">{recommended}</p>}
      <h3>{planNames[plan]}</h3>
      <PlanPrice plan={plan} />
      <p>{text}</p>
      <ul className="stops">
        {features.map((feature) => (
          <li key={feature.text} className={feature.isAbsent ? 'absent' : undefined}>
            {feature.text}
          </li>
        ))}
      </ul>
      <a
        className={isRecommended ? 'join' : 'choose'}
        href={planPath(plan)}
        aria-label={`${choose}: ${planNames[plan]}`}
      >
        {choose}
      </a>
    </li>
  )
}

export function Plans() {
  const { plans } = usePublicContent()
  return (
    <section className="plans-section" id="plans">
      <div className="wrap">
        <SectionHeading plate={plans.plate} title={plans.title} lead={plans.lead} />
        <ul className="plans">
          {plans.plans.map((plan) => (
            <PlanCard key={plan.plan} {...plan} />
          ))}
        </ul>
        <p className="plans-note">{plans.note}</p>
        <CreditUse />
      </div>
    </section>
  )
}
