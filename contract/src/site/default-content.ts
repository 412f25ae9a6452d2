import { about } from './content/about.ts'
import { contact } from './content/contact.ts'
import { courses } from './content/courses.ts'
import { creators } from './content/creators.ts'
import { faq } from './content/faq.ts'
import { home } from './content/home.ts'
import { howItWorks } from './content/how-it-works.ts'
import { imprint } from './content/imprint.ts'
import { layout } from './content/layout.ts'
import { packDocuments } from './content/pack-documents.ts'
import { people } from './content/people.ts'
import { pricing } from './content/pricing.ts'
import { privacy } from './content/privacy.ts'
import { quickTest } from './content/quick-test.ts'
import { resources } from './content/resources.ts'
import { salesDocuments } from './content/sales-documents.ts'
import type { SiteContent } from './site-pages.ts'

/** What the public site says until the school publishes its own texts. */
export const defaultContent: SiteContent = {
  layout,
  home,
  people,
  courses,
  pricing,
  salesDocuments,
  packDocuments,
  faq,
  about,
  howItWorks,
  quickTest,
  contact,
  creators,
  resources,
  privacy,
  imprint,
}
