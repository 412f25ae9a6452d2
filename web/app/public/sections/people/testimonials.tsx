import { Portrait } from '../../pictures/portrait.tsx'
import { usePeople, usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './testimonials.css'

export function Testimonials() {
  const { testimonials, teachers } = usePublicContent()
  const { testimonials: list } = usePeople()
  return (
    <section className="testimonials-section" id="testimonials">
      <div className="wrap">
        <SectionHeading plate={testimonials.plate} title={testimonials.title} />
        <ul className="testimonials">
          {list.map(({ heading, text, avatar }) => (
            <li key={avatar.name}>
              <blockquote>
                <h3>{heading}</h3>
                <p>{text}</p>
              </blockquote>
              <div className="testimonial-by">
                <Portrait face={avatar.face} label={`${teachers.portrait}: ${avatar.name}`} />
                <p>
                  <strong>{avatar.name}</strong>
                  <span>{avatar.title}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
