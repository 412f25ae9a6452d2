import type { PublicContent } from './public-content.ts'
import { about, howItWorks } from './en/about.ts'
import { contact } from './en/contact.ts'
import { courses, pricing } from './en/courses.ts'
import { creators, recommended } from './en/creators.ts'
import { home } from './en/home.ts'
import { imprint } from './en/imprint.ts'
import { layout } from './en/layout.ts'
import { aspects, closing, pain, why } from './en/method.ts'
import { packages, plans } from './en/offer-texts.ts'
import { stories, teachers, testimonials } from './en/people-texts.ts'
import { privacy } from './en/privacy.ts'
import { faq } from './en/questions.ts'
import { lessons, resources } from './en/resources.ts'
import { tour } from './en/tour.ts'

export const en: PublicContent = {
  language: 'en',
  layout,
  home,
  why,
  pain,
  aspects,
  tour,
  closing,
  plans,
  packages,
  stories,
  testimonials,
  teachers,
  lessons,
  faq,
  about,
  howItWorks,
  courses,
  pricing,
  contact,
  creators,
  recommended,
  privacy,
  imprint,
  resources,
  notFound: {
    message:
      'The page you wanted wandered off and seems to have got off at the wrong stop. The line runs on, so do you.',
  },
}
