import type { MetaFunction } from 'react-router'
import { ClosingCall } from './home/closing-call.tsx'
import { Courses } from './home/courses.tsx'
import { Hero } from './home/hero.tsx'
import { HowItWorks } from './home/how-it-works.tsx'
import { WhyUs } from './home/why-us.tsx'
import { YourEnglish } from './home/your-english.tsx'
import { pageMeta } from './page-meta.ts'
import { contentAt } from './public-language.ts'

export const meta: MetaFunction = ({ location }) => {
  const { language, home } = contentAt(location.pathname)
  return pageMeta({ page: '/', language, ...home.meta, pictureAlt: home.pictureAlt })
}

export default function HomePage() {
  return (
    <>
      <Hero />
      <WhyUs />
      <YourEnglish />
      <HowItWorks />
      <Courses />
      <ClosingCall />
    </>
  )
}
