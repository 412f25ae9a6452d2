import type { CertificateKind } from '@sohbet/domain/certificate/certificate'
import type { Announcement } from '@sohbet/domain/site/announcement'
import type { Brand } from '@sohbet/domain/brand/brand'
import type { Day } from '@sohbet/domain/calendar'
import type { Currency } from '@sohbet/domain/course/price'
import type { ZoomTime } from '@sohbet/domain/course/zoom-times'
import type { Language } from '@sohbet/domain/language'
import type { Level } from '@sohbet/domain/level-test/level'
import type { OptionId } from '@sohbet/domain/level-test/question'
import type { QuickResult } from '@sohbet/domain/level-test/quick-test'
import type { SchoolData, SchoolDetails } from '@sohbet/domain/school'
import type { SpokenLanguage } from '@sohbet/domain/spoken-languages'
import type { SiteContent } from './site-pages.ts'

/** A coach on the public pages: only the fields that an admin made public. */
export type PublicTeacher = {
  slug: string
  name: string
  summary: Record<Language, string>
  photo: string | null
  isNative: boolean
  /** Empty when the school says nothing about it. */
  origin: string
  teaches: SpokenLanguage[]
  speaks: SpokenLanguage[]
  /** The address of the recorded hello. */
  hello: string | null
  /** The day of the last change, for search engines. */
  changedOn: Day
}

/** A coach of a course, if public. */
type DepartureCoach = { slug: string; name: string; photo: string | null }

/** A course that can be joined, as shown outside. Its fields are public: no link of a session, no learner. */
export type Departure = {
  id: string
  slug: string
  name: string
  /** Empty in a language without one. */
  description: Record<Language, string>
  typeName: string
  fromLevel: Level | null
  toLevel: Level | null
  startDate: Day
  endDate: Day
  zoomTimes: ZoomTime[]
  coaches: DepartureCoach[]
  /** 0 when there is only a waiting list. */
  seatsLeft: number
  /** Price of the Basic plan in minor units; 0 for a free course. */
  priceMinor: number
  currency: Currency
  /** The early-bird price of the Basic plan while it runs. */
  earlyBirdMinor: number | null
  earlyBirdUntil: Day | null
  /** The level that the level test must give; null without one. */
  requiredLevel: Level | null
  requiredType: string | null
  /** The day of the last change, for search engines. */
  changedOn: Day
}

/** A question of the quick test, without its key. */
export type QuickQuestion = { id: string; text: string; options: { id: OptionId; text: string }[] }

/** What a certificate tells a visitor who knows its number. */
export type PublicCertificate = {
  number: string
  kind: CertificateKind
  /** Null when the holder does not show it, and of a revoked certificate. */
  holderName: string | null
  courseName: string
  fromLevel: Level | null
  toLevel: Level | null
  hours: number
  startDate: Day
  endDate: Day
  issuedOn: Day
  schoolName: string
  revokedOn: Day | null
}

/** What the public pages show of the school's settings. */
export type PublicSchool = SchoolDetails & Pick<SchoolData, 'currency' | 'waitingList'>

/** What the public pages show of the database. */
export type SiteData = {
  content: SiteContent
  school: PublicSchool
  /** Until the school has opened, visitors see the "opening soon" page, the imprint and the privacy policy. */
  isOpen: boolean
  brand: Brand
  announcement: Announcement
  teachers: readonly PublicTeacher[]
  /** The soonest first. */
  departures: readonly Departure[]
  /** The questions of the quick test; empty when the school offers none. */
  quickTest: readonly QuickQuestion[]
  /** On the page of a visitor who answered them. */
  quickResult?: QuickResult
  /** On the page of a certificate; null when there is none with the number. */
  certificate?: PublicCertificate | null
  /** The titles of a course's modules in their order, on its own page only. */
  modules?: readonly string[]
  /** A course that can no longer be joined, on its own page only. */
  closedCourse?: { slug: string; name: string }
}

/** What the build adds to every public page: its style sheet, and the URL of its script. */
export type PageFrame = { styles: string; script: string }

export type RenderPage = (page: { path: string; data: SiteData; frame: PageFrame }) => string

/** The public site as web builds it and the server renders it. An unknown path is the not-found page. */
export type Site = { paths: readonly string[]; renderPage: RenderPage }
