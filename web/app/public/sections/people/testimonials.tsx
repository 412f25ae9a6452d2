import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import { PersonPicture } from './person-picture.tsx'
import './testimonials.css'

export function Testimonials() {
  const { testimonials } = usePublicContent()
  if (testimonials.list.length === 0) return null
  return (
    <section className="testimonials-section" id="testimonials">
      <div className="wrap">
        <SectionHeading plate={testimonials.plate} title={testimonials.title} />
        <ul className="testimonials">
          {testimonials.list.map(({ heading, text, name, title, picture, face }) => (
            <li key={`${name} ${heading}`}>
              <blockquote>
                <h3>{heading}</h3>
                <p>{text}</p>
              </blockquote>
              <div className="testimonial-by">
                <PersonPicture name={name} picture={picture} face={face} />
                <p>
                  <strong>{name}</strong>
                  <span>{title}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
