import { localPath } from '@sohbet/domain/site/public-path'
import type { HeadOf } from '../page-head.tsx'
import { usePublicContent, useSiteData } from '../page-context.ts'
import { PageHero } from '../sections/page-hero.tsx'
import { NextDepartures } from '../sections/departures/departures.tsx'

export const head: HeadOf = (_content, { closedCourse, brand }) => ({
  title: `${closedCourse?.name ?? ''} · ${brand.name}`,
})

/** A course that started, is closed to enrolments or was cancelled: the way to the others. */
export default function ClosedCoursePage() {
  const { language, coursePage, departures } = usePublicContent()
  const { closedCourse } = useSiteData()
  const { plate, text, all } = coursePage.closed
  return (
    <>
      <PageHero hero={{ plate, title: closedCourse?.name ?? '', lead: text }} bus="…">
        <a className="join join-large" href={localPath('/courses', language)}>
          {all}
        </a>
      </PageHero>
      <NextDepartures {...departures.home} />
    </>
  )
}
