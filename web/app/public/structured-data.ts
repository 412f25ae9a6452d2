import { offersOf } from '@sohbet/contract/site/plan-fields'
import type { PublicTeacher, SiteData } from '@sohbet/contract/site/rendering'
import { contactOf, iconsOf } from '@sohbet/domain/brand/brand'
import { lowestPrice } from '@sohbet/domain/course/departure'
import { fromMinor } from '@sohbet/domain/course/price'
import { plans as keys } from '@sohbet/domain/enrollment/plan'
import type { Language } from '@sohbet/domain/language'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { localPath } from '@sohbet/domain/site/public-path'
import { siteOrigin } from './site-origin.ts'

type Json = string | number | boolean | Json[] | { [name: string]: Json }
/** schema.org data about a page, for search engines. */
export type StructuredData = { [name: string]: Json }

/** What search engines learn about the school. */
type Sender = Pick<SiteData, 'school' | 'brand'>

export const context = { '@context': 'https://schema.org' }
export const address = (page: string, language: Language) =>
  new URL(localPath(page, language), siteOrigin()).href
export const school = () => ({ '@id': `${siteOrigin()}/#school` })

export const organization = (language: Language, { school: details, brand }: Sender): StructuredData => ({
  ...context,
  '@type': 'EducationalOrganization',
  ...school(),
  name: brand.name,
  ...(brand.tagline[language] !== '' && { description: brand.tagline[language] }),
  url: address('/', language),
  logo: new URL(iconsOf(brand).large, siteOrigin()).href,
  email: contactOf(details, brand).email,
})

export const breadcrumbs = (
  { language, layout }: PublicContent,
  { page, name }: { page: string; name: string },
): StructuredData => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: layout.home, item: address('/', language) },
    { '@type': 'ListItem', position: 2, name, item: address(page, language) },
  ],
})

/** Three Speaking Groups a week, an hour each. */
const weeklyHours = 'PT3H'

export const courseList = (
  { language, courses }: PublicContent,
  { brand }: Pick<SiteData, 'brand'>,
): StructuredData[] =>
  courses.cards.flatMap((card) => {
    if (card.weeks === null) return []
    return [
      {
        ...context,
        '@type': 'Course',
        name: `${brand.name} ${card.title}: ${card.name}`,
        description: card.descriptions.join(' '),
        url: `${address('/courses', language)}#${card.id}`,
        inLanguage: ['en', 'tr'],
        educationalLevel: card.title,
        provider: { '@type': 'EducationalOrganization', name: brand.name, ...school() },
        hasCourseInstance: [
          {
            '@type': 'CourseInstance',
            courseMode: 'Online',
            courseWorkload: weeklyHours,
            courseSchedule: {
              '@type': 'Schedule',
              duration: weeklyHours,
              repeatFrequency: 'Weekly',
              repeatCount: card.weeks,
            },
          },
        ],
      },
    ]
  })

/** The plans with their lowest prices; empty while no paid course can be joined. */
export const planList = (
  { language, plans }: PublicContent,
  { content, departures, school: own }: SiteData,
) => {
  const sold = offersOf(content.pricing.plans.plans)
  const offers = keys.flatMap((plan) => {
    const { name, text } = plans.plans[plan]
    const lowest = lowestPrice(departures, { plan: sold[plan], currency: own.currency })
    return lowest ? [{ name, text, lowest }] : []
  })
  if (offers.length === 0) return []
  return [
    {
      ...context,
      '@type': 'OfferCatalog',
      name: plans.plate,
      url: address('/pricing', language),
      itemListElement: offers.map(({ name, text, lowest }) => ({
        '@type': 'AggregateOffer',
        name,
        description: text,
        lowPrice: fromMinor(lowest.minor),
        priceCurrency: lowest.currency,
        offeredBy: school(),
      })),
    },
  ]
}

/** A coach, for search engines. */
export const coachPerson = (
  { slug, name, summary, speaks }: PublicTeacher,
  { language }: PublicContent,
): StructuredData => ({
  ...context,
  '@type': 'Person',
  name,
  ...(summary[language] && { description: summary[language] }),
  url: address(`/coaches/${slug}`, language),
  knowsLanguage: speaks,
  worksFor: school(),
})

export const faqPage = ({ language, faq }: PublicContent): StructuredData => ({
  ...context,
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: faq.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
