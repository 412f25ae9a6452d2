import type { PublicContent } from '../public-content.ts'
import { school } from '../../../parts/school/school.ts'

export const imprint: PublicContent['imprint'] = {
  meta: {
    title: 'Imprint',
    description:
      'The company responsible for this site: address, contact, management, register, dispute resolution and liability.',
  },
  hero: { plate: 'Imprint', title: 'Who we are, where we are.' },
  contents: 'Parts',
  parts: [
    {
      id: 'company',
      title: 'Company and address',
      text: [],
      address: [school.company, ...school.address, school.country.en],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: [],
      links: [
        { label: school.email, href: `mailto:${school.email}` },
        { label: school.phone.text, href: school.phone.href },
      ],
    },
    {
      id: 'management',
      title: 'Management',
      text: [`Authorised to represent: ${school.managers.join(', ')}`],
    },
    {
      id: 'register',
      title: 'Register',
      text: [
        `Trade register: ${school.register.office} Trade Registry Office, ${school.register.number}`,
        `MERSIS no.: ${school.register.mersis}`,
        `Tax office and no.: ${school.register.taxOffice}, ${school.register.taxNumber}`,
      ],
    },
    {
      id: 'disputes',
      title: 'Online dispute resolution',
      text: [
        'If something goes wrong, write to us first; most problems are solved with one e-mail. Consumers in Türkiye may apply online to the Consumer Arbitration Committee within the limits that the law sets.',
        'The European Union’s online dispute resolution (ODR) platform closed on 20 July 2025. Consumers in the EU can find the competent bodies on the European Commission’s page.',
      ],
      links: [
        { label: 'Consumer information system (Türkiye)', href: 'https://tuketicisikayeti.ticaret.gov.tr/' },
        {
          label: 'European Commission: dispute resolution bodies',
          href: 'https://consumer-redress.ec.europa.eu/dispute-resolution-bodies',
        },
      ],
    },
    {
      id: 'content-liability',
      title: 'Liability for content',
      text: [
        'We prepare these pages with care. Still, we cannot guarantee that every piece of information is complete and up to date at every moment. If you find a mistake or something that violates a right, write; we look into it and remove it without delay where needed.',
      ],
    },
    {
      id: 'link-liability',
      title: 'Liability for links',
      text: [
        'The site links to others. Their content is not in our hands; their owners answer for it. When we set a link we looked and saw nothing unlawful. If we learn that this has changed, we remove it.',
      ],
    },
  ],
}
