import { phoneLink } from '@sohbet/domain/school'
import { innerPageHead } from '../page-head.tsx'
import { usePublicContent, useSchool } from '../page-context.ts'
import { LegalPage } from '../sections/reading/legal-page.tsx'
import { SchoolAddress } from '../sections/reading/school-address.tsx'

export const head = innerPageHead('/imprint', ({ imprint }) => imprint)

export default function ImprintPage() {
  const { imprint } = usePublicContent()
  const { company, contact, management, register } = imprint
  const { office, mersis, tax } = register
  const school = useSchool()
  // Parts whose details the school has not saved yet are left out
  const first = [
    { id: 'company', title: company, body: <SchoolAddress />, detail: school.company },
    { id: 'contact', title: contact, body: <Contact />, detail: school.email },
    {
      id: 'management',
      title: management.title,
      body: <p>{management.text}</p>,
      detail: school.managers,
    },
    {
      id: 'register',
      title: register.title,
      body: [office, mersis, tax].map((text) => <p key={text}>{text}</p>),
      detail: school.registerNumber,
    },
  ].filter(({ detail }) => detail !== '')
  return <LegalPage texts={imprint} first={first} />
}

function Contact() {
  const { email, phone } = useSchool()
  return (
    <>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {phone !== '' && (
        <p>
          <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </>
  )
}
