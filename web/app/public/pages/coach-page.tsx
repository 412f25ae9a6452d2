import type { PublicTeacher, SiteData } from '@sohbet/contract/site/rendering'
import { Bus } from '../../parts/pictures/bus.tsx'
import type { HeadOf } from '../page-head.tsx'
import { slugOfPath } from '../page-of-path.ts'
import { usePathname, usePublicContent, useSiteData } from '../page-context.ts'
import { DepartureCard } from '../sections/departures/departure-card.tsx'
import { NextDepartures } from '../sections/departures/departures.tsx'
import { PageLine } from '../sections/page-hero.tsx'
import { CoachPortrait } from '../sections/people/coach-portrait.tsx'
import { TeacherFacts } from '../sections/people/own-teacher.tsx'
import { SectionHeading } from '../sections/section-heading.tsx'
import { breadcrumbs, coachPerson } from '../structured-data.ts'
import './coach-page.css'

export const teacherAt = (pathname: string, { teachers }: SiteData): PublicTeacher | undefined =>
  teachers.find(({ slug }) => slug === slugOfPath(pathname))

export const head: HeadOf = (content, data, pathname) => {
  const teacher = teacherAt(pathname, data)
  if (!teacher) return { title: data.brand.name }
  const page = `/coaches/${teacher.slug}`
  return {
    page,
    title: `${teacher.name} · ${data.brand.name}`,
    description: teacher.summary[content.language] || teacher.name,
    structured: [breadcrumbs(content, { page, name: teacher.name }), coachPerson(teacher, content)],
  }
}

export default function CoachPage() {
  const { language, coachPage } = usePublicContent()
  const data = useSiteData()
  const teacher = teacherAt(usePathname(), data)
  if (!teacher) return null
  const groups = data.departures.filter(({ coaches }) => coaches.some(({ slug }) => slug === teacher.slug))
  return (
    <>
      <section className="page-hero coach-hero">
        <div className="wrap">
          <CoachPortrait name={teacher.name} photo={teacher.photo} />
          <div className="page-hero-words">
            <p className="plate">{coachPage.plate}</p>
            <h1>{teacher.name}</h1>
            {teacher.summary[language] && <p className="lead">{teacher.summary[language]}</p>}
            <TeacherFacts {...teacher} />
            {teacher.hello && <CoachHello name={teacher.name} address={teacher.hello} />}
          </div>
          <svg className="page-hero-bus" viewBox="0 0 342 180" aria-hidden="true" focusable="false">
            <Bus x={0} y={0} blind="HI" side="konuşa konuşa" />
          </svg>
          <PageLine name={teacher.name} parent="about" />
        </div>
      </section>
      {groups.length === 0 ? (
        <NextDepartures plate={coachPage.groups.plate} title={coachPage.noGroups} />
      ) : (
        <section className="departures">
          <div className="wrap">
            <SectionHeading {...coachPage.groups} />
            <ul className="departure-board">
              {groups.map((departure) => (
                <DepartureCard key={departure.id} departure={departure} />
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}

/** The recorded hello. `data-hello` says so when the phone cannot play it. */
function CoachHello({ name, address }: { name: string; address: string }) {
  const { coachPage } = usePublicContent()
  return (
    <figure className="coach-hello" data-hello>
      <figcaption>{coachPage.hello}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a coach speaks freely */}
      <audio controls preload="none" src={address} aria-label={`${coachPage.hello}: ${name}`} />
      <output hidden>{coachPage.cannotPlay}</output>
    </figure>
  )
}
