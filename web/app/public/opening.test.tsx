import type { SiteData } from '@sohbet/contract/site/rendering'
import { newSchool } from '@sohbet/domain/school'
import { expect, test } from 'vitest'
import { emptySite } from './page-context.ts'
import { renderPage } from './site.tsx'

const closed: SiteData = { ...emptySite, isOpen: false, school: { ...newSchool, email: 'okul@example.com' } }

const pageAt = (path: string): Document =>
  new DOMParser().parseFromString(
    renderPage({ path, data: closed, frame: { styles: '', script: '/assets/page.js' } }),
    'text/html',
  )
const linksOf = (page: Document) =>
  [...page.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')

test.each([
  ['/opening', 'tr', 'Çay demleniyor. Birazdan açıyoruz.'],
  ['/en/opening', 'en', 'The kettle’s on. We open soon.'],
])('%s says that the school opens soon, with the contact form', (path, language, title) => {
  const page = pageAt(path)
  expect(page.documentElement.lang).toBe(language)
  expect(page.querySelector('h1')?.textContent).toBe(title)
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('form textarea')).not.toBeNull()
  expect(page.querySelector('body noscript')?.innerHTML).toContain('okul@example.com')
})

test.each(['/opening', '/imprint', '/privacy'])('%s links to no page that is not shown yet', (path) => {
  const page = pageAt(path)
  const shown = /^(?:#.*|mailto:.*|https:.*|\/|\/en|\/(?:en\/)?(?:imprint|privacy)|\/auth\/login)$/
  expect(linksOf(page).filter((href) => !shown.test(href))).toEqual([])
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
