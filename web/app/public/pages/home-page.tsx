import type { HeadOf } from '../page-head.tsx'
import { Announcement } from '../sections/home/announcement.tsx'
import { Aspects } from '../sections/home/aspects.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { Facts } from '../sections/home/facts.tsx'
import { FaqSection } from '../sections/reading/faq-section.tsx'
import { Hero } from '../sections/home/hero.tsx'
import { Packages } from '../sections/offer/packages.tsx'
import { Plans } from '../sections/offer/plans.tsx'
import { SampleLessons } from '../sections/offer/sample-lessons.tsx'
import { Stories } from '../sections/people/stories.tsx'
import { Teachers } from '../sections/people/teachers.tsx'
import { Testimonials } from '../sections/people/testimonials.tsx'
import { QuickTestCall } from '../sections/quick-test/quick-test-call.tsx'
import { Tour } from '../sections/home/tour.tsx'
import { NextDepartures } from '../sections/departures/departures.tsx'
import { usePublicContent } from '../page-context.ts'
import { WhyUs } from '../sections/home/why-us.tsx'
import { YourEnglish } from '../sections/home/your-english.tsx'

export const head: HeadOf = ({ home }) => ({ page: '/', ...home.meta })

export default function HomePage() {
  const { home } = usePublicContent().departures
  return (
    <>
      <Hero />
      <Announcement />
      <Facts />
      <QuickTestCall />
      <WhyUs />
      <YourEnglish />
      <Aspects withBus />
      <Tour />
      <NextDepartures {...home} />
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
