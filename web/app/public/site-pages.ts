import type { SiteData } from '@sohbet/contract/site/rendering'
import { publicPages, quickTestPath, type PublicPage } from '@sohbet/domain/site/public-path'
import type { ComponentType } from 'react'
import { openingPath, partnerLinkPath } from '../paths.ts'
import * as about from './pages/about-page.tsx'
import * as certificate from './pages/certificate-page.tsx'
import * as coach from './pages/coach-page.tsx'
import * as closedCourse from './pages/closed-course-page.tsx'
import * as contact from './pages/contact-page.tsx'
import * as course from './pages/course-page.tsx'
import * as courses from './pages/courses-page.tsx'
import * as creators from './pages/creators-page.tsx'
import * as faq from './pages/faq-page.tsx'
import * as home from './pages/home-page.tsx'
import * as howItWorks from './pages/howitworks-page.tsx'
import * as imprint from './pages/imprint-page.tsx'
import * as notFound from './pages/not-found-page.tsx'
import * as opening from './pages/opening-page.tsx'
import * as packDocuments from './pages/pack-documents-page.tsx'
import * as pricing from './pages/pricing-page.tsx'
import * as privacy from './pages/privacy-page.tsx'
import * as quickResult from './pages/quick-result-page.tsx'
import * as quickTest from './pages/quick-test-page.tsx'
import * as recommended from './pages/recommended-page.tsx'
import * as resources from './pages/resources-page.tsx'
import * as salesDocuments from './pages/sales-documents-page.tsx'
import type { HeadOf } from './page-head.tsx'
import { isOfCertificates, kindOfPath, nameOfPath, slugOfPath } from './page-of-path.ts'
import { departureAt } from './sections/departures/join-departure.tsx'

type SitePage = { default: ComponentType; head: HeadOf }

const pages: Record<PublicPage, SitePage> = {
  '/': home,
  '/about': about,
  '/howitworks': howItWorks,
  '/courses': courses,
  '/pricing': pricing,
  '/contact': contact,
  '/faq': faq,
  '/creators': creators,
  '/privacy': privacy,
  '/imprint': imprint,
  '/resources': resources,
}

/** The page of a course or a coach; undefined for other paths, and when there is none with this slug. */
function pageOfSlug(pathname: string, data: SiteData): SitePage | undefined {
  if (kindOfPath(pathname) === 'coaches') return coach.teacherAt(pathname, data) && coach
  if (slugOfPath(pathname) === undefined) return undefined
  if (departureAt(pathname, data)) return course
  return data.closedCourse?.slug === slugOfPath(pathname) ? closedCourse : undefined
}

/** The page at a path in any language. */
export function pageAt(pathname: string, data: SiteData): SitePage {
  const name = nameOfPath(pathname)
  if (name === partnerLinkPath.tr) return recommended
  if (name === openingPath) return opening
  if (name === '/sales-documents') return salesDocuments
  if (name === '/pack-documents') return packDocuments
  // The server serves it only while the school offers one, and in a preview
  if (name === quickTestPath) return data.quickResult ? quickResult : quickTest
  if (isOfCertificates(name)) return certificate
  const page = publicPages.find((known) => known === name)
  return page ? pages[page] : (pageOfSlug(pathname, data) ?? notFound)
}
