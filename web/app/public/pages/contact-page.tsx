import { messengerOf } from '@sohbet/domain/brand/brand-names'
import { phoneLink } from '@sohbet/domain/school'
import { innerPageHead } from '../page-head.tsx'
import { Icon } from '../pictures/icon.tsx'
import { useContact, usePublicContent, useSiteData } from '../page-context.ts'
import { SchoolAddress } from '../sections/reading/school-address.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { WriteToUs } from '../sections/write-to-us.tsx'
import './contact-page.css'

export const head = innerPageHead('/contact', ({ contact }) => contact)

function Ways() {
  const { contact } = usePublicContent()
  const own = useContact()
  const {
    brand: { messagingLink },
    school: { street },
  } = useSiteData()
  const { mail, address, phone } = contact.ways
  return (
    <ul className="ways">
      <li>
        <Icon name="mail" />
        <h2>{mail.title}</h2>
        <a href={`mailto:${own.email}`}>{own.email}</a>
        <p>{mail.text}</p>
      </li>
      {street !== '' && (
        <li>
          <Icon name="pin" />
          <h2>{address.title}</h2>
          <SchoolAddress />
          <p>{address.text}</p>
        </li>
      )}
      {(own.phone !== '' || messagingLink !== '') && (
        <li>
          <Icon name="phone" />
          <h2>{phone.title}</h2>
          {own.phone !== '' && <a href={phoneLink(own.phone)}>{own.phone}</a>}
          {messagingLink !== '' && (
            <a href={messagingLink} rel="noopener">
              {messengerOf(messagingLink)}
            </a>
          )}
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
