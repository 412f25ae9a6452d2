import { planPath } from '../../../paths.ts'
import type { PlanCard as Plan } from '../../content/offer.ts'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { CreditUse } from './credit-use.tsx'
import './plans.css'

function PlanCard({ type, plan, price, text, features, colour, isRecommended }: Plan) {
  const { choose, recommended, terms } = usePublicContent().plans
  return (
    <li className={`plan plan-${colour}`}>
      {isRecommended && <p className="plan-badge">{recommended}</p>}
      <h3>{type}</h3>
      <p className="plan-price">
        {price} <small>{terms}</small>
      </p>
      <p>{text}</p>
      <ul className="stops">
        {features.map((feature) =>
          typeof feature === 'string' ? (
            <li key={feature}>{feature}</li>
          ) : (
            <li key={feature.text} className="absent">
              {feature.text}
            </li>
          ),
        )}
      </ul>
      <a
        className={isRecommended ? 'join' : 'choose'}
        href={planPath(plan)}
        aria-label={`${choose}: ${type}`}
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
