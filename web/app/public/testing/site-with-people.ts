import { contentIn } from '@sohbet/contract/site/content-in'
import { defaultContent } from '@sohbet/contract/site/default-content'
import type { PublicTeacher, SiteData } from '@sohbet/contract/site/rendering'
import type { PublicContent, StoredPage } from '@sohbet/contract/site/site-pages'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import type { Language } from '@sohbet/domain/language'
import { sampleSchool } from '@sohbet/domain/school'
import { emptySite } from '../page-context.ts'

export const oliver: PublicTeacher = {
  slug: 'oliver-hart-0000c0de',
  name: 'Oliver Hart',
  summary: { tr: 'Camden’dan', en: 'From Camden' },
  photo: null,
  isNative: true,
  origin: '',
  teaches: [],
  speaks: [],
  hello: '/api/coaches/files/01a1de2c-a5ef-4ce8-a733-2e99ae345fad.webm',
  changedOn: '2026-11-01',
}

const { home, people } = defaultContent
const both = (text: string) => ({ tr: text, en: text })

const withPeople: StoredPage<'people'> = {
  ...people,
  stories: {
    ...people.stories,
    list: [
      {
        name: 'Selin',
        bubble: 'I called the bank.',
        description: both('She called.'),
        picture: '',
        face: 'selin',
        pictureAlt: both('Selin smiles'),
        video: '/videos/story-1.mp4',
        captions: { tr: '/videos/story-1.tr.vtt', en: '/videos/story-1.en.vtt' },
      },
    ],
  },
  testimonials: {
    ...people.testimonials,
    list: [
      {
        heading: both('I picked up'),
        text: both('Ten minutes.'),
        name: 'Zeynep A.',
        title: both('Logistics'),
        picture: '',
        face: 'zeynep',
      },
    ],
  },
  samples: { note: both('These people are samples.') },
}

const screenNamed = (name: string) => ({
  picture: { tr: `/product/tr/${name}-560.webp`, en: `/product/en/${name}-560.webp` },
  title: both(name),
  text: both('A tap, and you are in.'),
  alt: both(`The screen ${name} on a phone`),
})

const withTour: StoredPage<'home'> = {
  ...home,
  tour: { ...home.tour, screens: ['player', 'quiz', 'session'].map(screenNamed) },
}

/** A site of a school with a coach, a story, a testimonial and pictures of the app. */
export const siteWithPeople: SiteData = {
  ...emptySite,
  content: { ...defaultContent, home: withTour, people: withPeople },
  teachers: [oliver],
}

/** The first texts of the site in one language. */
export const firstTexts = (language: Language): PublicContent =>
  contentIn(defaultContent, { language, school: sampleSchool, brand: defaultBrand })
