import { planPath } from '../../../paths.ts'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { planNames } from '@sohbet/domain/enrollment/plan'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { CreditUse } from './credit-use.tsx'
import './plans.css'

type Plan = PublicContent['plans']['plans'][number]

function PlanCard({ plan, text, features, colour, isRecommended }: Plan) {
  const { choose, recommended } = usePublicContent().plans
  return (
    <li className={`plan plan-${colour}`}>
      {isRecommended && <p className="plan-badge">{recommended}</p>}
      <h3>{planNames[plan]}</h3>
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
