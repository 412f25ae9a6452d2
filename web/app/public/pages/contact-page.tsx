import { phoneLink } from '@sohbet/domain/school'
import { innerPageHead } from '../page-head.tsx'
import { Icon } from '../pictures/icon.tsx'
import { usePublicContent, useSchool } from '../page-context.ts'
import { SchoolAddress } from '../sections/reading/school-address.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { WriteToUs } from '../sections/write-to-us.tsx'
import './contact-page.css'

export const head = innerPageHead('/contact', ({ contact }) => contact)

function Ways() {
  const { contact } = usePublicContent()
  const school = useSchool()
  const { mail, address, phone } = contact.ways
  return (
    <ul className="ways">
      <li>
        <Icon name="mail" />
        <h2>{mail.title}</h2>
        <a href={`mailto:${school.email}`}>{school.email}</a>
        <p>{mail.text}</p>
      </li>
      {school.street !== '' && (
        <li>
          <Icon name="pin" />
          <h2>{address.title}</h2>
          <SchoolAddress />
          <p>{address.text}</p>
        </li>
      )}
      {school.phone !== '' && (
        <li>
          <Icon name="phone" />
          <h2>{phone.title}</h2>
          <a href={phoneLink(school.phone)}>{school.phone}</a>
          <p>{phone.text}</p>
        </li>
      )}
    </ul>
  )
}

export default function ContactPage() {
  const { contact } = usePublicContent()
  return (
    <>
      <PageHero hero={contact.hero} bus="@" />
      <div className="wrap contact">
        <WriteToUs />
        <Ways />
      </div>
    </>
  )
}
