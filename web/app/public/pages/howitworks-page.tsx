import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { SectionHeading } from '../sections/section-heading.tsx'
import { Aspects } from '../sections/home/aspects.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { FaqSection } from '../sections/reading/faq-section.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import './howitworks-page.css'

export const head = innerPageHead('/howitworks', ({ howItWorks }) => howItWorks)

function Week() {
  const { week } = usePublicContent().howItWorks
  if (week.days.length === 0) return null
  return (
    <section className="week">
      <div className="wrap">
        <SectionHeading plate={week.plate} title={week.title} lead={week.lead} />
        <ul>
          {week.days.map(({ when, title, text }) => (
            <li key={title}>
              <p className="week-when">{when}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="week-note">{week.note}</p>
      </div>
    </section>
  )
}

export default function HowItWorksPage() {
  const { howItWorks } = usePublicContent()
  return (
    <>
      <PageHero hero={howItWorks.hero} join={howItWorks.join} bus="6" />
      <Aspects />
      <Week />
      <FaqSection />
      <ClosingCall />
    </>
  )
}
