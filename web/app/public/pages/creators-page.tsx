import { brand } from '@sohbet/domain/brand'
import { innerPageMeta } from '../page-meta.ts'
import { usePublicContent } from '../public-language.ts'
import { SectionHeading } from '../sections/section-heading.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import './creators-page.css'
import '../sections/reading/points.css'

export const meta = innerPageMeta('/creators', ({ creators }) => creators)

export default function CreatorsPage() {
  const { creators } = usePublicContent()
  const mail = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(creators.subject)}`
  return (
    <>
      <PageHero hero={creators.hero} bus="REC">
        <a className="choose" href={mail}>
          {creators.mail}: {brand.supportEmail}
        </a>
      </PageHero>
      <section className="creator-steps">
        <ol className="wrap">
          {creators.steps.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="points">
        <div className="wrap">
          <SectionHeading plate={creators.terms.plate} title={creators.terms.title} />
          <ul className="stops">
            {creators.terms.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </section>
      <ClosingCall />
    </>
  )
}
