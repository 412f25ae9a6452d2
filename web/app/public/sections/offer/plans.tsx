import { planPath } from '../../../paths.ts'
import { withValues } from '@sohbet/contract/site/placeholders'
import { offersOf } from '@sohbet/contract/site/plan-fields'
import { lowestPrice } from '@sohbet/domain/course/departure'
import { plans as keys, type Plan } from '@sohbet/domain/enrollment/plan'
import { formatMoney } from '@sohbet/domain/money/money'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { CreditUse } from './credit-use.tsx'
import './plans.css'

/** The price of the cheapest course that can be joined; no price when there is none. */
function PlanPrice({ plan }: { plan: Plan }) {
  const { language, plans } = usePublicContent()
  const { content, departures, school } = useSiteData()
  const offer = offersOf(content.pricing.plans.plans)[plan]
  const lowest = lowestPrice(departures, { plan: offer, currency: school.currency })
  if (!lowest) return null
  return (
    <p className="plan-price">
      <small>{plans.from}</small> {formatMoney(lowest.minor, lowest.currency, language)}{' '}
      <small>{plans.terms}</small>
    </p>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { choose, recommended, brings, plans } = usePublicContent().plans
  const { name, text, creditCount, groupCount, features, colour, isRecommended } = plans[plan]
  return (
    <li className={`plan plan-${colour}`}>
      {isRecommended && <p className="plan-badge">{recommended}</p>}
      <h3>{name}</h3>
      <PlanPrice plan={plan} />
      <p>{text}</p>
      <ul className="stops">
        {creditCount > 0 && <li>{withValues(brings.credits, { count: creditCount })}</li>}
        {features.map((feature) => (
          <li key={feature.text} className={feature.isAbsent ? 'absent' : undefined}>
            {feature.text}
          </li>
        ))}
        {groupCount > 0 ? (
          <li>{withValues(brings.groups, { count: groupCount })}</li>
        ) : (
          <li className="absent">{brings.noGroups}</li>
        )}
      </ul>
      <a
        className={isRecommended ? 'join' : 'choose'}
        href={planPath(plan)}
        aria-label={`${choose}: ${name}`}
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
          {keys.map((plan) => (
            <PlanCard key={plan} plan={plan} />
          ))}
        </ul>
        <p className="plans-note">{plans.note}</p>
        <CreditUse />
      </div>
    </section>
  )
}
