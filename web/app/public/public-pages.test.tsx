import type { SiteData } from '@sohbet/contract/site/rendering'
import { newSchool, phoneLink, sampleSchool } from '@sohbet/domain/school'
import { localPath, publicPages } from '@sohbet/domain/site/public-path'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ContactForm } from './islands/contact-form.tsx'
import { StoryList } from './islands/story-list.tsx'
import { emptySite } from './page-context.ts'
import { siteWithPeople } from './testing/site-with-people.ts'
import { renderPage } from './site.tsx'

const languages = ['tr', 'en'] as const
const all = publicPages.flatMap((page) =>
  languages.map((language) => ({ page, language, path: localPath(page, language) })),
)

const frame = { styles: 'p{color:red}', script: '/assets/page.js' }

/** The page that a visitor without JavaScript gets. */
const pageAt = (path: string, data: SiteData = siteWithPeople): Document =>
  new DOMParser().parseFromString(renderPage({ path, data, frame }), 'text/html')

const hrefs = (page: ParentNode) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
const classes = (page: ParentNode) =>
  [...(page.querySelector('main')?.children ?? [])].map((section) => section.className.split(' ')[0])

/** Every allowed link target; a browser test checks files. */
const standing = new Set([
  '',
  '/coaches/oliver-hart-0000c0de',
  '/en/coaches/oliver-hart-0000c0de',
  ...all.map(({ path }) => path),
  '/auth/login',
  '/auth/register',
])
const isElsewhere = /^(?:mailto:|tel:|https:\/\/|\/lessons\/|\/videos\/)/

describe.each(all)('$path', ({ page: name, language, path }) => {
  const page = pageAt(path)

  test('has the language of its path and links the other', () => {
    expect(page.querySelector('.public')?.getAttribute('lang')).toBe(language)
    const other = localPath(name, language === 'tr' ? 'en' : 'tr')
    expect(page.querySelector(`a[hreflang][href="${other}"]`)).not.toBeNull()
  })

  test('has the way in for visitors and the way to the account for members', () => {
    const header = page.querySelector('.public-header')
    const joins = [...(header?.querySelectorAll('.join') ?? [])]
    expect(joins.map((link) => [link.className, link.getAttribute('href')])).toEqual([
      ['join for-visitor', '/auth/register'],
      ['join for-member', '/auth/login'],
    ])
    expect(header?.querySelectorAll('.public-login:not(.for-visitor)')).toHaveLength(0)
  })

  test('has no dead link', () => {
    const dead = hrefs(page).filter((href) => {
      if (isElsewhere.test(href)) return false
      const [target = '', anchor] = href.split('#')
      return !standing.has(target.split('?')[0] ?? '') || (anchor && !page.querySelector(`[id="${anchor}"]`))
    })
    expect(dead).toEqual([])
  })

  test('has one h1, no skipped heading level and no duplicate id', () => {
    const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
      Number(tagName[1]),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('has the documented header and footer', () => {
    const header = page.querySelector('header .public-nav')
    const inHeader = ['/howitworks', '/courses', '/about', '/pricing', '/contact', '/faq'] as const
    for (const target of inHeader)
      expect(header?.querySelector(`a[href="${localPath(target, language)}"]`)).not.toBeNull()
    for (const target of [localPath('/', language), '/auth/login', '/auth/register'])
      expect(page.querySelector(`header a[href="${target}"]`)).not.toBeNull()
    expect(page.querySelector(`footer a[href="${localPath('/contact', language)}"]`)).not.toBeNull()
    expect(page.querySelector<HTMLButtonElement>('footer button')?.textContent).toBe('Become a teacher')
    expect(page.querySelector('footer button')?.hasAttribute('disabled')).toBe(true)
  })

  test('shows no button that needs a script', () => {
    const dead = [...page.querySelectorAll('main button')].filter(
      (button) => !button.closest('[disabled], [data-tip]'),
    )
    expect(dead).toEqual([])
  })
})

describe('the home page', () => {
  const page = pageAt('/')

  test('has its sections in the documented order, and the tour of the product after the method', () => {
    expect(classes(page)).toEqual([
      'hero',
      'announcement',
      'facts',
      'why',
      'pain',
      'how',
      'tour',
      'plans-section',
      'packages-section',
      'stories-section',
      'testimonials-section',
      'lessons-section',
      'teachers-section',
      'faq-section',
      'closing',
    ])
  })

  test('shows the announcement of its language as plain text, and hides an empty one', () => {
    const announcement = { tr: 'Kayıtlar <b>açıldı</b>', en: '' }
    const bar = (path: string) => pageAt(path, { ...emptySite, announcement }).querySelector('.announcement')
    expect(bar('/')?.innerHTML).toBe('Kayıtlar &lt;b&gt;açıldı&lt;/b&gt;')
    expect([bar('/')?.hasAttribute('hidden'), bar('/en')?.hasAttribute('hidden')]).toEqual([false, true])
  })

  test('links a plan to registration with that plan', () => {
    const links = [...page.querySelectorAll('.plan a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['Paketi Sec', '/auth/register?plan=basic'],
      ['Paketi Sec', '/auth/register?plan=super'],
      ['Paketi Sec', '/auth/register?plan=premium'],
    ])
  })

  test('offers four sample lessons for download', () => {
    const links = [...page.querySelectorAll('.lessons a[download]')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([1, 2, 3, 4].map((number) => `/lessons/modul-${number}.pdf`))
  })

  test('draws a station for each module of both courses', () => {
    const stations = [...page.querySelectorAll('.track-line')].map(
      (line) => line.querySelectorAll('circle').length,
    )
    expect(stations).toEqual([26, 6])
  })

  test('links to all questions and to the contact page', () => {
    const links = [...page.querySelectorAll('.faq-actions a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(links).toEqual([
      ['Tüm Soruları Oku', '/faq'],
      ['Bize Ulaşın', '/contact'],
    ])
  })
})

test.each(all)('$path of a new school in production shows nothing that is invented', ({ path }) => {
  const school = { ...newSchool, email: 'okul@example.com' }
  const page = pageAt(path, { ...emptySite, school })
  const said = [page.body.textContent, ...hrefs(page)].join(' ')
  const invented = [...Object.values(sampleSchool), phoneLink(sampleSchool.phone), 'Selin', 'Zeynep A.', '₺']
  expect(invented.filter((text) => said.includes(text))).toEqual([])
  expect(said).not.toMatch(/tel: |: [,.]|, [,.]/)
})

test.each(['/', '/about'])('%s of a school without people shows no section of people', (path) => {
  const sections = classes(pageAt(path, emptySite))
  const ofPeople = new Set(['stories-section', 'testimonials-section', 'teachers-section'])
  expect(sections.filter((name) => ofPeople.has(name ?? ''))).toEqual([])
})

test('the about page has its sections in the documented order', () => {
  expect(classes(pageAt('/about')).slice(0, 6)).toEqual([
    'page-hero',
    'mission',
    'teachers-section',
    'testimonials-section',
    'why',
    'stories-section',
  ])
})

test.each(['/about', '/howitworks'])('%s has a join button in its hero', (path) => {
  expect(pageAt(path).querySelector('.page-hero .join')?.getAttribute('href')).toBe('/auth/register')
})

test('the stepper is at its second step, with a tooltip for each', () => {
  const steps = [...pageAt('/courses').querySelectorAll('.step')]
  expect(steps.map(({ className }) => className.split(' ')[1])).toEqual([
    'step-done',
    'step-now',
    'step-next',
    'step-next',
  ])
  for (const step of steps) {
    const button = step.querySelector('button')
    expect(step.querySelector(`[id="${button?.getAttribute('aria-describedby')}"]`)?.textContent).toBeTruthy()
    const title = step.querySelector('h3')?.textContent
    expect(button?.getAttribute('aria-label')).toBe(`Ayrıntılar: ${title}`)
  }
})

test.each(['/', '/about'])('%s states once that its people are samples', (path) => {
  expect(pageAt(path).querySelectorAll('.sample-note')).toHaveLength(1)
})

test('a card that is no course links to the plans', () => {
  const links = [...pageAt('/courses').querySelectorAll('.course-card .choose')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['Bu kursa katıl', '/auth/register'],
    ['Bu kursa katıl', '/auth/register'],
    ['Paketleri gör', '/pricing'],
  ])
})

test.each([
  ['/', (props: string) => <StoryList {...JSON.parse(props)} />],
  ['/en/contact', (props: string) => <ContactForm {...JSON.parse(props)} />],
])('the island of %s has the props that render the same HTML', (path, withProps) => {
  const island = pageAt(path).querySelector<HTMLElement>('[data-island]')
  const again = document.createElement('div')
  again.innerHTML = renderToString(withProps(island?.dataset['props'] ?? ''))
  expect(again.innerHTML).toBe(island?.innerHTML)
})

test('all answers of the FAQ page are open, and its contents link to each', () => {
  const page = pageAt('/faq')
  const answers = [...page.querySelectorAll('details[id]')]
  expect(answers.map((answer) => answer.hasAttribute('open'))).toEqual(Array.from({ length: 8 }, () => true))
  const contents = page.querySelector('.with-contents nav')
  expect(contents && hrefs(contents)).toEqual(answers.map(({ id }) => `#${id}`))
})

describe('the not-found page', () => {
  test.each([
    ['/nowhere', '/'],
    ['/en/nowhere', '/en'],
  ])('has its documented texts at %s', (path, homePath) => {
    const main = pageAt(path).querySelector('main')
    expect(main?.querySelector('.not-found-number')?.textContent).toBe('404')
    expect(main?.querySelector('h1')?.textContent).toBe('Oops! Page Not Found')
    const home = main?.querySelector('a')
    expect([home?.textContent, home?.getAttribute('href')]).toEqual(['Return Home', homePath])
  })

  test('has the frame of the path’s language', () => {
    const languageAt = (path: string) => pageAt(path).querySelector('.public')?.getAttribute('lang')
    expect([languageAt('/404'), languageAt('/en/404')]).toEqual(['tr', 'en'])
  })

  test('shows its text in both languages at every path', () => {
    const { textContent } = pageAt('/nowhere').body
    expect(textContent).toContain('wandered off')
    expect(textContent).toContain('gezmeye çıkmış')
  })
})

describe('the head of a page', () => {
  const page = pageAt('/en/faq')
  const origin = 'http://localhost:3000'

  test('names its own URL as canonical and both languages as alternates, all absolute', () => {
    const links = [...page.head.querySelectorAll('link[rel=canonical], link[rel=alternate]')]
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      [null, `${origin}/en/faq`],
      ['en', `${origin}/en/faq`],
      ['tr', `${origin}/faq`],
      ['x-default', `${origin}/faq`],
    ])
  })

  test('has the social picture of its language', () => {
    const content = (property: string) =>
      page.head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content')
    expect([content('image'), content('locale')]).toEqual([`${origin}/og-en.png`, 'en_GB'])
  })

  test('has the style sheet inside, the theme, the member, the rules of prefetch, and one script', () => {
    expect(page.head.querySelector('style')?.textContent).toBe(frame.styles)
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')]
    expect(
      scripts.map((script) => script.id || script.getAttribute('src') || script.getAttribute('type')),
    ).toEqual(['theme', 'member', 'speculationrules', frame.script])
  })

  test('keeps a page without a name of its own out of search engines', () => {
    const robots = (path: string) =>
      pageAt(path).head.querySelector('meta[name=robots]')?.getAttribute('content')
    expect([robots('/nowhere'), robots('/r'), robots('/')]).toEqual(['noindex', 'noindex', undefined])
  })
})
