import { ContactForm } from '../contact-form.tsx'
import { school } from '../../parts/school.ts'
import { innerPageMeta } from '../page-meta.ts'
import { Icon } from '../pictures/icon.tsx'
import { usePublicContent } from '../public-language.ts'
import { PageHero } from '../sections/page-hero.tsx'
import './contact-page.css'

export const meta = innerPageMeta('/contact', ({ contact }) => contact)

function Ways() {
  const { language, contact } = usePublicContent()
  const { mail, address, phone } = contact.ways
  return (
    <ul className="ways">
      <li>
        <Icon name="mail" />
        <h2>{mail.title}</h2>
        <a href={`mailto:${school.email}`}>{school.email}</a>
        <p>{mail.text}</p>
      </li>
      <li>
        <Icon name="pin" />
        <h2>{address.title}</h2>
        <address>
          {[school.company, ...school.address, school.country[language]].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p>{address.text}</p>
      </li>
      <li>
        <Icon name="phone" />
        <h2>{phone.title}</h2>
        <a href={school.phone.href}>{school.phone.text}</a>
        <p>{phone.text}</p>
      </li>
    </ul>
  )
}

export default function ContactPage() {
  const { contact } = usePublicContent()
  return (
    <>
      <PageHero hero={contact.hero} bus="@" />
      <div className="wrap contact">
        <ContactForm />
        <Ways />
      </div>
    </>
  )
}
