import { innerPageHead } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { ClosingCall } from '../sections/closing-call.tsx'
import { DepartureBoard } from '../sections/departures/departures.tsx'
import { CourseCards } from '../sections/offer/course-cards.tsx'
import { FaqSection } from '../sections/reading/faq-section.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { QuickTestCall } from '../sections/quick-test/quick-test-call.tsx'
import { Plans } from '../sections/offer/plans.tsx'
import { Stepper } from '../sections/offer/stepper.tsx'
import { courseList } from '../structured-data.ts'

export const head = innerPageHead('/courses', ({ courses }) => courses, courseList)

export default function CoursesPage() {
  const { courses } = usePublicContent()
  return (
    <>
      <PageHero hero={courses.hero} bus="A-B" />
      <DepartureBoard />
      <QuickTestCall />
      <CourseCards />
      <Stepper active={1} />
      <Plans />
      <FaqSection />
      <ClosingCall />
    </>
  )
}
