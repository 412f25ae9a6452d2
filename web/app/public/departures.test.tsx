import type { SiteData } from '@sohbet/contract/site/rendering'
import { publicPages } from '@sohbet/domain/site/public-path'
import { describe, expect, test } from 'vitest'
import { emptySite } from './page-context.ts'
import { aDeparture, siteWith } from './testing/departures.ts'
import { oliver } from './testing/site-with-people.ts'
import { renderPage } from './site.tsx'

const pageAt = (path: string, data: SiteData): Document =>
  new DOMParser().parseFromString(
    renderPage({ path, data, frame: { styles: '', script: '/page.js' } }),
    'text/html',
  )
const text = (page: ParentNode, selector: string) => page.querySelector(selector)?.textContent
const structured = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  )

const inBoth = (words: string) => ({ tr: words, en: words })

describe('a line of the departure board', () => {
  const cardOf = (changes: Parameters<typeof aDeparture>[0] = {}, path = '/courses') =>
    pageAt(path, siteWith(aDeparture(changes))).querySelector('.departure')

  test('has level, name, weekly times, coach, day, seats and price', () => {
    expect(cardOf()?.textContent).toBe(
      'A1–A2A1-A2 IslingtonPzt, Çar 20:00–21:00Koç: Oliver HartBaşlangıç: 7 Aralık Pazartesi15.000 TL 12 boş yerGruba bak',
    )
    expect(cardOf({}, '/en/courses')?.textContent).toContain('Mon, Wed 20:00–21:00')
  })

  test.each([
    [6, '6 seats left'],
    [5, 'Last 5 seats'],
    [1, 'Last seat'],
    [0, 'Full, waiting list open'],
  ])('with %i seats says: %s', (seatsLeft, said) => {
    expect(cardOf({ seatsLeft }, '/en/courses')?.querySelector('.departure-seats')?.textContent).toBe(said)
  })

  test('says only that it is full when the school has no waiting list', () => {
    const data = siteWith(aDeparture({ seatsLeft: 0 }))
    const page = pageAt('/en/courses', { ...data, school: { ...data.school, waitingList: false } })
    expect(text(page, '.departure-seats')).toBe('Full')
  })

  test('shows an early-bird price beside the usual one', () => {
    const early = { earlyBirdMinor: 12_000_00, earlyBirdUntil: '2026-11-30' }
    expect(cardOf(early, '/en/courses')?.querySelector('.departure-price')?.textContent).toBe(
      '12,000 TL instead of 15,000 TL Early bird until 30 November',
    )
    expect(cardOf(early)?.querySelector('.departure-price')?.textContent).toBe(
      '12.000 TL Önceki fiyat: 15.000 TL Erken kayıt, son gün 30 Kasım',
    )
  })

  test('stands out when the course is free', () => {
    const card = cardOf({ priceMinor: 0 }, '/en/courses')
    expect(card?.className).toContain('departure-free')
    expect([text(card ?? document, '.departure-taster'), text(card ?? document, '.departure-price')]).toEqual(
      ['Free taster group', 'Free'],
    )
  })

  test('on the home page hides the number of many seats, so that a sold seat changes nothing', () => {
    expect(pageAt('/', siteWith(aDeparture())).querySelector('.departure-seats')).toBeNull()
    expect(text(pageAt('/', siteWith(aDeparture({ seatsLeft: 2 }))), '.departure-seats')).toBe('Son 2 yer')
  })
})

test('the courses page lists the departures before the documented cards, or says that there are none', () => {
  const sections = (data: SiteData) =>
    [...pageAt('/courses', data).querySelectorAll('main > *')].map(({ className }) => className)
  expect(sections(siteWith(aDeparture())).slice(0, 5)).toEqual([
    'page-hero',
    'departures',
    'course-cards',
    'stepper',
    'plans-section',
  ])
  expect(pageAt('/courses', emptySite).querySelector('.departures h2')?.textContent).toBe(
    'Şu an durakta otobüs yok.',
  )
})

test('the home page shows the next three, those with seats first, and a link to all', () => {
  const full = aDeparture({ name: 'Full', seatsLeft: 0 })
  const page = pageAt('/en', siteWith(full, ...['One', 'Two', 'Three'].map((name) => aDeparture({ name }))))
  const names = [...page.querySelectorAll('.departure h3')].map(({ textContent }) => textContent)
  expect(names).toEqual(['One', 'Two', 'Three'])
  expect(page.querySelector('.departure-zone a')?.getAttribute('href')).toBe('/en/courses')
  expect(pageAt('/en', emptySite).querySelector('.departures')).toBeNull()
})

test('the courses page lists groups with seats first', () => {
  const site = siteWith(aDeparture({ name: 'Full', seatsLeft: 0 }), aDeparture({ name: 'One' }))
  const names = [...pageAt('/courses', site).querySelectorAll('.departure h3')]
  expect(names.map(({ textContent }) => textContent)).toEqual(['One', 'Full'])
})

describe('the page of a course', () => {
  const course = aDeparture({ requiredLevel: 'A2', requiredType: 'A0' })
  const path = `/en/courses/${course.slug}`
  const page = pageAt(path, { ...siteWith(course), modules: ['Merhaba', 'Hello again'] })

  test('leads through registration to the wizard of the course', () => {
    const join = page.querySelector('main .join')
    expect([join?.textContent, join?.getAttribute('href')]).toEqual([
      'Join this group',
      `/auth/register?next=${encodeURIComponent(`/learner/enroll/${course.id}`)}`,
    ])
  })

  test('has modules, coach, sessions, the price of each plan, the needs and the cancellation rule', () => {
    expect([...page.querySelectorAll('.course-modules li')].map((item) => item.textContent)).toEqual([
      'Merhaba',
      'Hello again',
    ])
    expect(text(page, '.course-coaches h3')).toBe('Oliver Hart')
    expect(text(page, '.course-ticket')).toContain('52 Speaking Groups')
    expect(
      [...page.querySelectorAll('.course-prices .departure-price')].map((price) => price.textContent?.trim()),
    ).toEqual(['15,000 TL', '16,500 TL', '18,000 TL'])
    expect(text(page, '.course-before')).toContain('This group needs level A2 or above.Or finish A0 with us')
    expect(text(page, '.course-before')).toContain(
      'The last day to cancel is 5 December. Cancel before it ends',
    )
  })

  test('describes a Course with its instance and an offer per plan', () => {
    const data = structured(page).find((one) => one['@type'] === 'Course')
    expect(data).toMatchObject({
      name: course.name,
      hasCourseInstance: [{ '@type': 'CourseInstance', startDate: '2026-12-07', endDate: '2027-06-06' }],
    })
    expect(data.offers.map((offer: Record<string, unknown>) => [offer['@type'], offer['price']])).toEqual([
      ['Offer', 15_000],
      ['Offer', 16_500],
      ['Offer', 18_000],
    ])
  })

  test('has alternates in both languages and links the other language', () => {
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(alternates[1]).toMatch(new RegExp(`[^n]/courses/${course.slug}$`))
    expect(page.querySelector('header a[hreflang]')?.getAttribute('href')).toBe(`/courses/${course.slug}`)
  })

  test('of an unknown course is the not-found page, and of a closed one leads to the others', () => {
    expect(text(pageAt('/courses/no-00000000', siteWith(course)), 'h1')).toBe('Oops! Page Not Found')
    const closedCourse = { slug: 'old-0000c0de', name: 'Old <group>' }
    const closed = pageAt('/en/courses/old-0000c0de', { ...siteWith(course), closedCourse })
    expect([text(closed, 'h1'), text(closed, '.departure h3')]).toEqual(['Old <group>', course.name])
    expect(text(closed, '.plate')).toBe('Closed')
    expect(closed.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test('shows its own language’s description, and no lead without one', () => {
    const turkish = aDeparture({ description: { tr: 'Akşam grubu', en: '' } })
    const page = `/courses/${turkish.slug}`
    const lead = (path: string) => text(pageAt(path, siteWith(turkish)), '.course-hero .lead')
    expect([lead(page), lead(`/en${page}`)]).toEqual(['Akşam grubu', undefined])
    const english = pageAt(`/en${page}`, siteWith(turkish))
    expect(english.documentElement.outerHTML).not.toContain('Akşam grubu')
    expect(english.querySelector('meta[name=description]')).toBeNull()
  })

  test('has one h1, no skipped heading level, and texts of the school as plain text', () => {
    const nasty = aDeparture({ name: '<b>x</b>', description: inBoth('</script><script>1</script>') })
    const other = pageAt(`/courses/${nasty.slug}`, siteWith(nasty, course))
    expect(
      [other.querySelectorAll('h1 b'), other.querySelectorAll('main script')].map(({ length }) => length),
    ).toEqual([0, 0])
    const levels = [...other.querySelectorAll('main :is(h1, h2, h3)')].map(({ tagName }) =>
      Number(tagName[1]),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })
})

test('a plan shows the price of the cheapest course that can be joined, else no price', () => {
  const prices = (path: string, data: SiteData) =>
    [...pageAt(path, data).querySelectorAll('.plan-price')].map((price) => price.textContent)
  const paid = siteWith(aDeparture({ priceMinor: 20_000_00 }), aDeparture())
  expect(prices('/pricing', paid)[1]).toBe('başlangıç fiyatı 16.500 TL kurs başına, tek ödeme')
  expect(prices('/en/pricing', paid)[0]).toBe('from 15,000 TL per course, one payment')
  const none = siteWith(aDeparture({ priceMinor: 0 }), aDeparture({ seatsLeft: 0 }))
  expect(prices('/pricing', none)).toEqual([])
})

test('a coach has a page with origin, languages and the groups they teach', () => {
  const teacher = {
    ...oliver,
    origin: 'Camden',
    teaches: ['en' as const],
    speaks: ['en' as const, 'tr' as const],
  }
  const theirs = aDeparture({ name: 'Their group' })
  const other = aDeparture({ name: 'Another group', coaches: [] })
  const page = pageAt(`/coaches/${oliver.slug}`, { ...siteWith(theirs, other), teachers: [teacher] })
  expect(page.querySelector('h1')?.textContent).toBe('Oliver Hart')
  expect([...page.querySelectorAll('.coach-hero dd')].map((value) => value.textContent)).toEqual([
    'Camden',
    'İngilizce (ana dili)',
    'İngilizce, Türkçe',
  ])
  expect([...page.querySelectorAll('.departure h3')].map((name) => name.textContent)).toEqual(['Their group'])
  expect(page.querySelector('link[hreflang=en]')?.getAttribute('href')).toMatch(`/en/coaches/${oliver.slug}`)
  expect(pageAt('/coaches/none-00000000', siteWith()).querySelector('h1')?.textContent).toBe(
    'Oops! Page Not Found',
  )
})

test('every introduction that the owner can write is on a page', () => {
  const leads: string[] = []
  const withLeads = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if (path.endsWith('.lead')) return leads.push(`(${path})`) && { tr: `(${path})`, en: `(${path})` }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withLeads(inner, `${path}.${name}`)]),
    )
  }
  // The page before the opening has a test of its own
  const { layout, ...pages } = emptySite.content
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same form with other texts
  const content = { layout, ...(withLeads(pages, 'site') as typeof pages) }
  const course = aDeparture()
  const question = { id: 'q', text: 'Is it?', options: [] }
  const data = {
    ...siteWith(course, aDeparture()),
    content,
    teachers: [oliver],
    quickTest: [question],
    modules: ['Merhaba'],
  }
  const paths = [...publicPages, `/courses/${course.slug}`, `/coaches/${oliver.slug}`, '/r', '/quick-test']
  const said = paths
    .map((path) => renderPage({ path, data, frame: { styles: '', script: '/page.js' } }))
    .join(' ')
  // The tour is hidden until the school uploads pictures
  expect(leads.filter((lead) => !said.includes(lead))).toEqual(['(site.home.tour.lead)'])
  expect(leads.length).toBeGreaterThan(30)
})

describe('the plans of the school', () => {
  const site = siteWith(aDeparture())
  const { pricing, courses } = site.content
  const { plans } = pricing.plans
  const plus = {
    ...plans.super,
    name: { tr: 'Artı', en: 'Plus' },
    percent: 150,
    creditCount: 12,
    groupCount: 0,
  }
  const own = {
    ...site.content,
    pricing: { ...pricing, plans: { ...pricing.plans, plans: { ...plans, super: plus } } },
  }
  const data = { ...site, content: own }
  const cardText = (path: string) => [...pageAt(path, data).querySelectorAll('.plan')][1]?.textContent

  test('are on the cards, with the lines that their numbers make', () => {
    expect(cardText('/pricing')).toBe(
      'Dengeli seçimArtıbaşlangıç fiyatı 22.500 TL kurs başına, tek ödemeBiraz daha söz hakkı istiyorsan.12 ders kredisiHaftada 3 Speaking GroupsEkstra Speaking Groups yokPaketi Sec',
    )
    expect(cardText('/en/pricing')).toContain(
      '12 class credits3 Speaking Groups a weekNo extra Speaking Groups',
    )
  })

  test('are on the page of a course, in its structured data and in the answers', () => {
    const page = pageAt(`/en/courses/${site.departures[0]?.slug}`, data)
    expect([...page.querySelectorAll('.course-prices h3')].map((name) => name.textContent)).toEqual([
      'Basic',
      'Plus',
      'Premium',
    ])
    expect(JSON.stringify(structured(page))).toContain('"name":"Plus","category":"Paid","price":22500')
    expect(pageAt('/en/faq', data).body.textContent).toContain('Plus: 12 credits and 0 extra Speaking Groups')
  })

  test('need no packages beside them', () => {
    const packages = { ...courses.packages, packages: [] }
    const without = { ...site, content: { ...site.content, courses: { ...courses, packages } } }
    expect(pageAt('/', without).querySelectorAll('.packages-section ul:empty')).toHaveLength(0)
    expect(pageAt('/', without).querySelector('.packages')).toBeNull()
  })
})

const withoutItems: SiteData['content'] = JSON.parse(
  JSON.stringify(emptySite.content, (_name, value: unknown) => (Array.isArray(value) ? [] : value)),
)

test.each([
  ['/', ['hero', 'announcement', 'plans-section', 'closing']],
  ['/courses', ['page-hero', 'departures', 'plans-section', 'closing']],
  ['/pricing', ['page-hero', 'plans-section', 'closing']],
  ['/howitworks', ['page-hero', 'closing']],
  ['/resources', ['page-hero', 'test-guide', 'closing']],
  ['/creators', ['page-hero', 'wrap', 'closing']],
  ['/faq', ['page-hero', 'wrap', 'closing']],
])('%s shows no section whose list is empty', (path, sections) => {
  const page = pageAt(path, { ...emptySite, content: withoutItems })
  const shown = [...(page.querySelector('main')?.children ?? [])].map(
    ({ className }) => className.split(' ')[0],
  )
  expect(shown).toEqual(sections)
  expect(page.querySelectorAll('main :is(ul, ol, dl, tbody):empty, .credits')).toHaveLength(0)
})

test('the FAQ page without questions has no contents, and leads to the contact page', () => {
  const page = pageAt('/en/faq', { ...emptySite, content: withoutItems })
  expect(page.documentElement.innerHTML).not.toMatch(/data-contents|FAQPage/)
  const ask = page.querySelector('.without-contents')
  expect(ask?.textContent).toBe('No questions here yet. Write to us, and we’ll answer yours.Contact us')
  expect(ask?.querySelector('a')?.getAttribute('href')).toBe('/en/contact')
})
