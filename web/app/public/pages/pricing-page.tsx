import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { SectionHeading } from '../sections/section-heading.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { FaqSection } from '../sections/reading/faq-section.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Plans } from '../sections/offer/plans.tsx'
import { planList } from '../structured-data.ts'
import '../sections/reading/points.css'

export const head = innerPageHead('/pricing', ({ pricing }) => pricing, planList)

function Included() {
  const { included } = usePublicContent().pricing
  if (included.points.length === 0) return null
  return (
    <section className="points">
      <div className="wrap">
        <SectionHeading plate={included.plate} title={included.title} lead={included.lead} />
        <ul className="stops">
          {included.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export default function PricingPage() {
  const { pricing } = usePublicContent()
  return (
    <>
      <PageHero hero={pricing.hero} bus="TL" />
      <Plans />
      <Included />
      <FaqSection />
      <ClosingCall />
    </>
  )
}
