import type { Language } from '@sohbet/domain/language'
import type { PublicPage } from '../../paths.ts'
import type { CourseCard, Package, PlanCard, Track } from './offer.ts'
import type { IconName } from '../pictures/icon.tsx'
import type { LessonScene } from '../pictures/lesson-picture.tsx'

export type Heading = { plate: string; title: string; lead?: string }
export type PageTexts = { meta: { title: string; description: string }; hero: Heading }
export type PageLink = { page: PublicPage; label: string }
type Point = { title: string; text: string }
export type Question = { id: string; question: string; answer: string[] }
type Lesson = { title: string; description: string; scene: LessonScene; file: string }
/** A part of a legal text: paragraphs, and maybe a list. */
export type LegalPart = {
  id: string
  title: string
  text: string[]
  /** The lines of a postal address. */
  address?: string[]
  list?: string[]
  links?: { label: string; href: string }[]
}

export type Layout = {
  skip: string
  menu: string
  navigation: string
  footerNavigation: string
  home: string
  /** Accessible name of the way back from an inner page. */
  pageLine: string
  header: PageLink[]
  footerLinks: { school: PageLink[]; study: PageLink[]; legal: PageLink[] }
  login: string
  join: string
  /** Replaces both for a signed-in visitor. */
  account: string
  /** The other language, named in itself. */
  otherLanguage: { language: Language; label: string; short: string }
  theme: { label: string; light: string; dark: string; auto: string }
  /** Shown when an interactive part of a page could not be loaded. */
  loadFailed: string
  footer: {
    text: string
    school: string
    study: string
    talk: string
    becomeTeacher: string
    becomeTeacherSoon: string
    becomeTeacherWhy: string
    motto: string
  }
}

/** All texts of the public pages in one language. */
export type PublicContent = {
  language: Language
  layout: Layout
  home: {
    meta: PageTexts['meta']
    pictureAlt: string
    hero: { plate: string; headline: [string, string]; lead: string; join: string; how: string }
    /** `about` is shown small before an approximate figure. */
    facts: { about?: string; figure: string; text: string }[]
  }
  why: Heading & { features: (Point & { icon: IconName })[] }
  pain: Heading & { says: { them: string; us: string }[]; you: string; coach: string; aside: string }
  aspects: Heading & { stations: Point[] }
  /** Pictures of the product; scripts/pictures takes them. */
  tour: Heading & { screens: (Point & { picture: 'player' | 'quiz' | 'session'; alt: string })[] }
  closing: { title: string; text: string; join: string }
  plans: Heading & {
    plans: PlanCard[]
    choose: string
    recommended: string
    /** What a price is for, and how often it is paid. */
    terms: string
    note: string
    credits: { title: string; text: string; kind: string; length: string; cost: string; rows: string[][] }
  }
  packages: Heading & {
    tracks: Track[]
    packages: Package[]
    /** How a line, a programme and a plan fit together. */
    together: string
    seePlans: string
    placement: string
    more: string
  }
  stories: Heading & { play: string; back: string; watch: string }
  testimonials: Heading
  teachers: Heading & {
    portrait: string
    from: string
    teaches: string
    speaks: string
    english: string
    native: string
  }
  lessons: Heading & { about: string[]; download: string; format: string; lessons: Lesson[] }
  faq: PageTexts & {
    section: Heading
    contents: string
    questions: Question[]
    readAll: string
    contact: string
    notFound: string
  }
  about: PageTexts & { mission: Point; vision: Point; join: string; figures: string[] }
  howItWorks: PageTexts & {
    join: string
    week: Heading & { days: (Point & { when: string })[]; note: string }
  }
  courses: PageTexts & {
    cards: CourseCard[]
    labels: { duration: string; modules: string; moduleDuration: string; teachers: string }
    join: string
    /** Replaces `join` on a card that is no course. */
    seePlans: string
    stepper: Heading & { state: { done: string; now: string; next: string }; more: string; steps: Step[] }
  }
  pricing: PageTexts & { included: Heading & { points: string[] } }
  contact: PageTexts & ContactTexts
  creators: PageTexts & {
    steps: Point[]
    terms: Heading & { points: string[] }
    form: ContactTexts['form'] & {
      intro: string
      channel: string
      audience: string
      audienceHint: string
      missing: { channel: string; audience: string }
    }
    mail: string
    subject: string
  }
  /** The page of a partner link. */
  recommended: {
    title: string
    lead: string
    question: string
    why: string
    yes: string
    no: string
    stored: string
    privacy: string
    sure: string
    register: string
  }
  privacy: PageTexts & { updated: string; parts: LegalPart[]; contents: string }
  imprint: PageTexts & { parts: LegalPart[]; contents: string }
  resources: PageTexts & {
    test: Heading & { points: Point[]; join: string }
    phrases: Heading & {
      list: { phrase: string; meaning: string; use: string }[]
    }
  }
  notFound: { message: string }
}

export type Step = Point & { tooltip: string }

type ContactTexts = {
  form: {
    title: string
    name: string
    email: string
    message: string
    hint: string
    trap: string
    send: string
    missing: { name: string; email: string; message: string }
    invalidEmail: string
    /** The number of characters follows. */
    tooLong: string
    failed: string
    thanks: Point
    privacy: string
    privacyLink: string
    noScript: string
  }
  ways: { mail: Point; address: Point; phone: Point }
}
