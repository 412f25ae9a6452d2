import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { ClosingCall } from '../sections/closing-call.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { Stories } from '../sections/people/stories.tsx'
import { Teachers } from '../sections/people/teachers.tsx'
import { Testimonials } from '../sections/people/testimonials.tsx'
import { WhyUs } from '../sections/home/why-us.tsx'
import './about-page.css'

export const head = innerPageHead('/about', ({ about }) => about)

export default function AboutPage() {
  const { about } = usePublicContent()
  return (
    <>
      <PageHero hero={about.hero} join={about.join} bus="26" />
      <section className="mission">
        <div className="wrap">
          {[about.mission, about.vision].map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
          <ul>
            {about.figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </div>
      </section>
      <Teachers />
      <Testimonials />
      <WhyUs />
      <Stories withNote />
      <ClosingCall />
    </>
  )
}
