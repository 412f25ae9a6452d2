import { offersOf } from '@sohbet/contract/site/plan-fields'
import type { Departure, SiteData } from '@sohbet/contract/site/rendering'
import type { PublicContent } from '@sohbet/contract/site/site-pages'
import { schoolZone } from '@sohbet/domain/calendar'
import { priceToday } from '@sohbet/domain/course/departure'
import { fromMinor } from '@sohbet/domain/course/price'
import { plans } from '@sohbet/domain/enrollment/plan'
import { levelText } from './sections/departures/departure-words.ts'
import { address, context, school, type StructuredData } from './structured-data.ts'

/** A course that can be joined, for search engines: its dates, weekly hours and the price of each plan. */
export function courseOffer(
  departure: Departure,
  content: PublicContent,
  { brand, content: stored, modules = [] }: Pick<SiteData, 'brand' | 'content' | 'modules'>,
): StructuredData {
  const sold = offersOf(stored.pricing.plans.plans)
  const { slug, name, description, startDate, endDate, zoomTimes, coaches, seatsLeft, earlyBirdUntil } =
    departure
  const { language, departures } = content
  const url = address(`/courses/${slug}`, language)
  const minutes = zoomTimes.reduce((sum, { duration }) => sum + duration, 0)
  const isFree = departure.priceMinor === 0
  return {
    ...context,
    '@type': 'Course',
    name,
    description: description[language] || levelText(departure, content),
    url,
    inLanguage: ['en', 'tr'],
    educationalLevel: levelText(departure, content),
    isAccessibleForFree: isFree,
    provider: { '@type': 'EducationalOrganization', name: brand.name, ...school() },
    syllabusSections: modules.map((title) => ({ '@type': 'Syllabus', name: title })),
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        startDate,
        endDate,
        courseSchedule: {
          '@type': 'Schedule',
          startDate,
          endDate,
          duration: `PT${minutes}M`,
          repeatFrequency: 'Weekly',
          scheduleTimezone: schoolZone,
        },
        instructor: coaches.map((coach) => ({ '@type': 'Person', name: coach.name })),
      },
    ],
    offers: (isFree ? (['basic'] as const) : plans).map((plan) => ({
      '@type': 'Offer',
      name: isFree ? departures.free : sold[plan].name[language],
      category: isFree ? 'Free' : 'Paid',
      price: fromMinor(priceToday(departure, sold[plan])),
      priceCurrency: departure.currency,
      availability: `https://schema.org/${seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
      validThrough: earlyBirdUntil ?? startDate,
      url,
    })),
  }
}
