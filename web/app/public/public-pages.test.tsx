import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import HomePage from './home-page.tsx'
import NotFoundPage from './not-found-page.tsx'
import PublicLayout from './public-layout.tsx'

/** The page as it is prerendered: what a visitor without JavaScript gets. */
function pageAt(path: string): HTMLElement {
  const router = createMemoryRouter(
    [
      {
        Component: PublicLayout,
        children: [
          { path: '/', Component: HomePage },
          { path: '/en', Component: HomePage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<RouterProvider router={router} />)
  return page
}

const hrefs = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

/** What exists so far; '' is the page itself. */
const standing = new Set(['', '/', '/en', '/auth/login', '/auth/register', 'mailto:merhaba@sohbet.test'])

describe.each([
  { path: '/', language: 'tr', headline: 'Yıllarca çalıştın. Artık konuş.', other: '/en' },
  { path: '/en', language: 'en', headline: 'You studied it for years. Now speak it.', other: '/' },
])('the landing page at $path', ({ path, language, headline, other }) => {
  const page = pageAt(path)

  test('speaks the language of its path', () => {
    expect(page.querySelector('.public')?.getAttribute('lang')).toBe(language)
    expect(page.querySelector('h1')?.textContent).toBe(headline)
  })

  test('links the other language and the way to join', () => {
    expect(page.querySelector(`a[hreflang][href="${other}"]`)).not.toBeNull()
    expect(page.querySelector('.hero .join')?.getAttribute('href')).toBe('/auth/register')
  })

  test('has no link that leads nowhere', () => {
    const dead = hrefs(page).filter((href) => {
      const [target = '', anchor] = href.split('#')
      return !standing.has(target) || (anchor && !page.querySelector(`[id="${anchor}"]`))
    })
    expect(dead).toEqual([])
  })

  test('shows no theme button before it can work', () => {
    expect(page.querySelector('button')).toBeNull()
  })

  test('has one heading of each section and no skipped level', () => {
    const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
      Number(tagName[1]),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1))
  })

  test('draws a station for each module of both courses', () => {
    const stations = [...page.querySelectorAll('.track-line')].map(
      (line) => line.querySelectorAll('circle').length,
    )
    expect(stations).toEqual([26, 6])
  })
})

describe('the not-found page', () => {
  test.each(['/nowhere', '/en/nowhere'])('has its documented texts at %s', (path) => {
    const main = pageAt(path).querySelector('main')
    expect(main?.querySelector('.not-found-number')?.textContent).toBe('404')
    expect(main?.querySelector('h1')?.textContent).toBe('Oops! Page Not Found')
    const home = main?.querySelector('a')
    expect([home?.textContent, home?.getAttribute('href')]).toEqual(['Return Home', '/'])
  })

  test('says in both languages that the page wandered off, whatever the path', () => {
    const { textContent } = pageAt('/nowhere')
    expect(textContent).toContain('wandered off')
    expect(textContent).toContain('gezmeye çıkmış')
  })
})
