import type { PublicContent } from './public-content.ts'
import { about, howItWorks } from './tr/about.ts'
import { contact } from './tr/contact.ts'
import { courses, pricing } from './tr/courses.ts'
import { creators, recommended } from './tr/creators.ts'
import { home } from './tr/home.ts'
import { imprint } from './tr/imprint.ts'
import { layout } from './tr/layout.ts'
import { aspects, closing, pain, why } from './tr/method.ts'
import { packages, plans } from './tr/offer-texts.ts'
import { stories, teachers, testimonials } from './tr/people-texts.ts'
import { privacy } from './tr/privacy.ts'
import { faq } from './tr/questions.ts'
import { lessons, resources } from './tr/resources.ts'
import { tour } from './tr/tour.ts'

export const tr: PublicContent = {
  language: 'tr',
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
      'Aradığın sayfa gezmeye çıkmış, galiba yanlış durakta inmiş. Hat devam ediyor, sen de yoluna devam et.',
  },
}
