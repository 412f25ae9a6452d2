import { Portrait } from '../../pictures/portrait.tsx'
import { usePeople, usePublicContent, useSiteData } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { OwnTeacher } from './own-teacher.tsx'
import './teachers.css'

/** `withNote` when they are the first people on the page. */
export function Teachers({ withNote = false }: { withNote?: boolean }) {
  const { teachers } = usePublicContent()
  const { teachers: list, note } = usePeople()
  const own = useSiteData().teachers
  return (
    <section className="teachers-section" id="teachers">
      <div className="wrap">
        <SectionHeading plate={teachers.plate} title={teachers.title} lead={teachers.lead} />
        <ul className="teachers">
          {list.map(({ name, face, origin, teaches, speaks, text }) => (
            <li key={name}>
              <Portrait face={face} label={`${teachers.portrait}: ${name}`} />
              <h3>{name}</h3>
              <p>{text}</p>
              <dl>
                <dt>{teachers.from}</dt>
                <dd>{origin}</dd>
                <dt>{teachers.teaches}</dt>
                <dd>{teaches}</dd>
                <dt>{teachers.speaks}</dt>
                <dd>{speaks}</dd>
              </dl>
            </li>
          ))}
          {own.map((teacher) => (
            <OwnTeacher key={`${teacher.name} ${teacher.summary}`} {...teacher} />
          ))}
        </ul>
        {withNote && note && <p className="sample-note">{note}</p>}
      </div>
    </section>
  )
}
