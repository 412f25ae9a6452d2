// oxlint-disable-next-line no-restricted-imports -- the test looks for the files of the pictures
import { existsSync } from 'node:fs'
import { languages } from '@sohbet/domain/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteData } from '@sohbet/contract/site/rendering'
import { emptySite, PageContext, pageOf } from '../../page-context.ts'
import { siteWithPeople } from '../../testing/site-with-people.ts'
import { Tour } from './tour.tsx'

function tourAt(pathname: string, site: SiteData = siteWithPeople): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <PageContext value={pageOf(pathname, site)}>
      <Tour />
    </PageContext>,
  )
  return page
}

const files = (page: Element) =>
  [...page.querySelectorAll('source, img')]
    .flatMap((one) => [one.getAttribute('srcset'), one.getAttribute('src')])
    .flatMap((list) => list?.split(', ') ?? [])
    .map((entry) => entry.split(' ')[0] ?? '')

describe.each(languages)('the tour of the product in %s', (language) => {
  const page = tourAt(language === 'tr' ? '/' : '/en')
  const images = [...page.querySelectorAll('img')]

  it('shows three screens of its own language, each with a text instead', () => {
    expect(images.map((image) => image.getAttribute('src'))).toEqual(
      ['player', 'quiz', 'session'].map((name) => `/product/${language}/${name}-560.webp`),
    )
    for (const { alt } of images) expect(alt.length).toBeGreaterThan(20)
  })

  it('loads no picture before it is near, and reserves its place', () => {
    for (const image of images) {
      expect(image.getAttribute('loading')).toBe('lazy')
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['390', '800'])
    }
  })

  it('names only files that are committed', () => {
    const folder = `${import.meta.dirname}/../../../../public`
    expect(files(page).filter((file) => !existsSync(`${folder}${file}`))).toEqual([])
    expect(files(page)).toHaveLength(12)
  })
})

describe('the tour of a new school', () => {
  it('is absent: the pictures of the demo school are not its own', () => {
    expect(tourAt('/', emptySite).innerHTML).toBe('')
    expect(tourAt('/en', emptySite).innerHTML).toBe('')
  })

  it('shows an uploaded picture on the pages of its language', () => {
    const { home } = siteWithPeople.content
    const [first] = home.tour.screens
    if (!first) throw new Error('the tour has no screen')
    const screens = [{ ...first, picture: { tr: '/files/app.png', en: '' } }]
    const content = { ...siteWithPeople.content, home: { ...home, tour: { ...home.tour, screens } } }
    expect(files(tourAt('/', { ...siteWithPeople, content }))).toEqual(['/files/app.png'])
    expect(tourAt('/en', { ...siteWithPeople, content }).innerHTML).toBe('')
  })
})
