import { withValues } from '@sohbet/contract/site/placeholders'
import type { Departure } from '@sohbet/contract/site/rendering'
import { coachPath } from '../../../paths.ts'
import { usePublicContent, useSiteData } from '../../page-context.ts'
import { CoachPortrait } from '../people/coach-portrait.tsx'
import { SectionHeading } from '../section-heading.tsx'

export function CourseModules() {
  const { modules = [] } = useSiteData()
  const { title, ...heading } = usePublicContent().coursePage.modules
  if (modules.length === 0) return null
  return (
    <section className="course-modules">
      <div className="wrap">
        <SectionHeading {...heading} title={withValues(title, { count: modules.length })} />
        <ol>
          {modules.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two modules may have the same title
            <li key={index}>{name}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The coaches whom the school made public. */
export function CourseCoaches({ departure: { coaches } }: { departure: Departure }) {
  const { language, coursePage } = usePublicContent()
  if (coaches.length === 0) return null
  return (
    <section className="course-coaches">
      <div className="wrap">
        <SectionHeading {...coursePage.coaches} />
        <ul>
          {coaches.map(({ slug, name, photo }) => (
            <li key={slug}>
              <CoachPortrait name={name} photo={photo} />
              <h3>
                <a href={coachPath(slug, language)}>{name}</a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
