import { usePublicContent } from '../../page-context.ts'
import { SectionHeading } from '../section-heading.tsx'
import './your-english.css'

/** The pain points as a chat. */
export function YourEnglish() {
  const { pain } = usePublicContent()
  if (pain.says.length === 0) return null
  return (
    <section className="pain" id="your-english">
      <div className="wrap">
        <div className="pain-words">
          <SectionHeading plate={pain.plate} title={pain.title} lead={pain.lead} />
          <p className="pain-aside">{pain.aside}</p>
        </div>
        <ul className="chat">
          {pain.says.map(({ them, us }) => (
            <li key={them}>
              <p className="chat-them">
                <span className="visually-hidden">{pain.you}: </span>
                {them}
              </p>
              <p className="chat-us">
                <span className="visually-hidden">{pain.coach}: </span>
                {us}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
