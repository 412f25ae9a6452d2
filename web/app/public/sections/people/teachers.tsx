import { usePublicContent, useSiteData } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { OwnTeacher } from './own-teacher.tsx'
import './teachers.css'

/** The coaches whom the school made public. */
export function Teachers() {
  const { plate, title, lead } = usePublicContent().teachers
  const { teachers } = useSiteData()
  if (teachers.length === 0) return null
  return (
    <section className="teachers-section" id="teachers">
      <div className="wrap">
        <SectionHeading plate={plate} title={title} lead={lead} />
        <ul className="teachers">
          {teachers.map((teacher) => (
            <OwnTeacher key={teacher.slug} {...teacher} />
          ))}
        </ul>
      </div>
    </section>
  )
}
