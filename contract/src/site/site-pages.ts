import type { Language } from '@sohbet/domain/language'
import { certificateFields } from './certificate-fields.ts'
import { form, heading, lessonScenes, missing, page, part, point, siteIcons } from './field-groups.ts'
import { offerPages } from './offer-pages.ts'
import { quickTestFields } from './quick-test-fields.ts'
import {
  anchor,
  choice,
  group,
  line,
  list,
  name,
  optional,
  pdf,
  perLanguage,
  picture,
  rich,
  text,
  type Shown,
  type Stored,
} from './site-fields.ts'

/**
 * The pages of the public site as the owner edits and publishes them. Each is a group of sections; no two pages have a
 * section of the same name.
 */
export const sitePages = {
  layout: group({
    layout: group({
      skip: line(),
      menu: line(),
      navigation: line(),
      footerNavigation: line(),
      home: line(),
      pageLine: line(),
      header: group({
        howitworks: line(40),
        courses: line(40),
        about: line(40),
        pricing: line(40),
        contact: line(40),
        faq: line(40),
      }),
      footerLinks: group({
        about: line(60),
        howitworks: line(60),
        contact: line(60),
        creators: line(60),
        courses: line(60),
        resources: line(60),
        pricing: line(60),
        faq: line(60),
        imprint: line(60),
        privacy: line(60),
      }),
      login: line(40),
      join: line(40),
      account: line(40),
      theme: group({ label: line(40), light: line(40), dark: line(40), auto: line(40) }),
      loadFailed: line(),
      footer: group({
        text: text(),
        school: line(40),
        study: line(40),
        talk: line(40),
        becomeTeacher: line(60),
        becomeTeacherSoon: line(40),
        becomeTeacherWhy: line(),
        motto: line(),
      }),
    }),
    notFound: group({ title: line(), message: text(), home: line(40) }),
    opening: group({ meta: page.meta, plate: line(80), title: line(), lead: text() }),
    certificate: certificateFields,
  }),
  home: group({
    home: group({
      meta: page.meta,
      pictureAlt: text(),
      hero: group({
        plate: line(80),
        headline: group({ first: line(40), second: line(40) }),
        lead: text(),
        join: line(40),
        how: line(40),
      }),
      facts: list(group({ about: optional(line(40)), figure: line(20), text: line() }), 6),
    }),
    why: group({ ...heading, features: list(group({ icon: choice(siteIcons), ...point }), 12) }),
    pain: group({
      ...heading,
      you: line(40),
      coach: line(40),
      says: list(group({ them: line(), us: text() }), 8),
      aside: text(),
    }),
    aspects: group({ ...heading, stations: list(group(point), 8) }),
    tour: group({
      ...heading,
      screens: list(group({ picture: perLanguage(picture), ...point, alt: line(300) }), 3),
    }),
    closing: group({ title: line(), text: text(), join: line(40) }),
  }),
  ...offerPages,
  faq: group({
    faq: group({
      ...page,
      section: group(heading),
      contents: line(40),
      readAll: line(60),
      contact: line(60),
      notFound: line(),
      /** While there are no questions. */
      none: line(),
      questions: list(group({ id: anchor, question: line(), answer: rich() }), 40),
    }),
  }),
  about: group({
    about: group({
      ...page,
      mission: group(point),
      vision: group(point),
      join: line(40),
      figures: list(line(80), 6),
    }),
  }),
  howItWorks: group({
    howItWorks: group({
      ...page,
      join: line(40),
      week: group({ ...heading, days: list(group({ when: line(60), ...point }), 7), note: text() }),
    }),
  }),
  contact: group({
    contact: group({
      ...page,
      form: group({ ...form, missing: group(missing) }),
      ways: group({ mail: group(point), address: group(point), phone: group(point) }),
    }),
  }),
  creators: group({
    creators: group({
      ...page,
      steps: list(group(point), 6),
      terms: group({ ...heading, points: list(text(), 10) }),
      form: group({
        ...form,
        intro: line(),
        channel: line(),
        audience: line(),
        audienceHint: line(),
        missing: group({ ...missing, channel: line(), audience: line() }),
      }),
      mail: line(60),
      subject: line(80),
    }),
    recommended: group({
      title: line(),
      lead: text(),
      question: line(),
      why: text(),
      yes: line(60),
      no: line(60),
      stored: text(),
      privacy: line(60),
      sure: line(80),
      register: line(80),
    }),
  }),
  resources: group({
    resources: group({
      ...page,
      test: group({ ...heading, points: list(group(point), 8), join: line(60) }),
      phrases: group({
        ...heading,
        list: list(group({ phrase: name(60), meaning: line(80), use: line() }), 40),
      }),
    }),
    lessons: group({
      plate: line(80),
      title: line(),
      about: list(text(), 4),
      download: line(40),
      format: line(20),
      lessons: list(
        group({ title: line(80), description: text(), scene: choice(lessonScenes), file: perLanguage(pdf) }),
        12,
      ),
    }),
  }),
  quickTest: group({ quickTest: quickTestFields }),
  privacy: group({
    privacy: group({
      ...page,
      updated: line(80),
      contents: line(40),
      parts: list(part, 30, { isWhole: true, min: 1 }),
    }),
  }),
  imprint: group({
    imprint: group({
      ...page,
      contents: line(40),
      company: line(),
      contact: line(),
      management: group({ title: line(), text: line() }),
      register: group({ title: line(), office: line(), mersis: line(), tax: line() }),
      parts: list(part, 20, { isWhole: true }),
    }),
  }),
}

type Pages = typeof sitePages
export type SitePageName = keyof Pages
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys has no types
export const sitePageNames = Object.keys(sitePages) as [SitePageName, ...SitePageName[]]

/** The content of a page as it is stored. */
export type StoredPage<Name extends SitePageName = SitePageName> = Stored<Pages[Name]>
/** The content of the whole site as it is stored. */
export type SiteContent = { [Name in SitePageName]: StoredPage<Name> }

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The texts of a page in one language. */
export type PublicPage<Name extends SitePageName> = Shown<Pages[Name]>
/** All texts of the public pages in one language. */
export type PublicContent = { language: Language } & Together<
  { [Name in SitePageName]: PublicPage<Name> }[SitePageName]
>
