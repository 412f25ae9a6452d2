import type { MetaFunction } from 'react-router'
import { pageMeta } from './page-meta.ts'
import { contentAt } from './public-language.ts'
import { Announcement } from './sections/announcement.tsx'
import { Aspects } from './sections/aspects.tsx'
import { ClosingCall } from './sections/closing-call.tsx'
import { Facts } from './sections/facts.tsx'
import { FaqSection } from './sections/faq-section.tsx'
import { Hero } from './sections/hero.tsx'
import { Packages } from './sections/packages.tsx'
import { Plans } from './sections/plans.tsx'
import { SampleLessons } from './sections/sample-lessons.tsx'
import { Stories } from './sections/stories.tsx'
import { Teachers } from './sections/teachers.tsx'
import { Testimonials } from './sections/testimonials.tsx'
import { WhyUs } from './sections/why-us.tsx'
import { YourEnglish } from './sections/your-english.tsx'

export const meta: MetaFunction = ({ location }) => {
  const { language, home } = contentAt(location.pathname)
  return pageMeta({ page: '/', language, ...home.meta, pictureAlt: home.pictureAlt })
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <Announcement />
      <Facts />
      <WhyUs />
      <YourEnglish />
      <Aspects withBus />
      <Plans />
      <Packages />
      <Stories withNote />
      <Testimonials />
      <SampleLessons />
      <Teachers />
      <FaqSection />
      <ClosingCall />
    </>
  )
}
