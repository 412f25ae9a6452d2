import { localPath } from '@sohbet/domain/site/public-path'
import { innerPageHead } from '../page-head.tsx'
import { usePublicContent, useContact } from '../page-context.ts'
import { SectionHeading } from '../sections/section-heading.tsx'
import { ContactForm } from '../islands/contact-form.tsx'
import { Island } from '../islands/island.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import './contact-page.css'
import './creators-page.css'
import '../sections/reading/points.css'

export const head = innerPageHead('/creators', ({ creators }) => creators)

export default function CreatorsPage() {
  const { creators } = usePublicContent()
  const { email } = useContact()
  const mail = `mailto:${email}?subject=${encodeURIComponent(creators.subject)}`
  return (
    <>
      <PageHero hero={creators.hero} bus="REC">
        <a className="join join-large" href="#apply">
          {creators.form.title}
        </a>
        <a className="choose" href={mail}>
          {creators.mail}: {email}
        </a>
      </PageHero>
      <Steps />
      <Terms />
      <Apply />
      <ClosingCall />
    </>
  )
}

function Steps() {
  const { steps } = usePublicContent().creators
  if (steps.length === 0) return null
  return (
    <section className="creator-steps">
      <ol className="wrap">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Terms() {
  const { terms } = usePublicContent().creators
  if (terms.points.length === 0) return null
  return (
    <section className="points">
      <div className="wrap">
        <SectionHeading plate={terms.plate} title={terms.title} lead={terms.lead} />
        <ul className="stops">
          {terms.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Apply() {
  const { language, creators } = usePublicContent()
  const { form } = creators
  const { email } = useContact()
  const privacyPath = localPath('/privacy', language)
  return (
    <section className="wrap creator-application" id="apply">
      <div className="contact-form">
        <h2>{form.title}</h2>
        <p>{form.intro}</p>
        <noscript>
          <style>{'.contact-form form { display: none }'}</style>
          <p>
            {form.noScript} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{ language, texts: form, privacyPath, kind: 'application' as const }}
        />
      </div>
    </section>
  )
}
