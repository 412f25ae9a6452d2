import { paths } from '../../paths.ts'
import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { SectionHeading } from '../sections/section-heading.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { SampleLessons } from '../sections/offer/sample-lessons.tsx'
import './resources-page.css'

export const head = innerPageHead('/resources', ({ resources }) => resources)

function LevelTestGuide() {
  const { test } = usePublicContent().resources
  return (
    <section className="test-guide" id="level-test">
      <div className="wrap">
        <div className="test-guide-words">
          <SectionHeading plate={test.plate} title={test.title} lead={test.lead} />
          <a className="join join-large" href={paths.join}>
            {test.join}
          </a>
        </div>
        {test.points.length > 0 && (
          <ol>
            {test.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

function Phrasebook() {
  const { phrases } = usePublicContent().resources
  if (phrases.list.length === 0) return null
  return (
    <section className="phrasebook" id="phrases">
      <div className="wrap">
        <SectionHeading plate={phrases.plate} title={phrases.title} lead={phrases.lead} />
        <dl>
          {phrases.list.map(({ phrase, meaning, use }) => (
            <div key={phrase}>
              <dt lang="en">{phrase}</dt>
              <dd className="phrase-meaning">{meaning}</dd>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export default function ResourcesPage() {
  const { resources } = usePublicContent()
  return (
    <>
      <PageHero hero={resources.hero} bus="0 TL" />
      <SampleLessons />
      <LevelTestGuide />
      <Phrasebook />
      <ClosingCall />
    </>
  )
}
