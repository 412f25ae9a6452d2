import { Icon } from '../../pictures/icon.tsx'
import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './why-us.css'

export function WhyUs() {
  const { why } = usePublicContent()
  if (why.features.length === 0) return null
  return (
    <section className="why wrap" id="why-us">
      <SectionHeading plate={why.plate} title={why.title} lead={why.lead} />
      <ul className="features">
        {why.features.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="feature-stop">
              <Icon name={icon} size={32} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
