// oxlint-disable-next-line no-restricted-imports -- the test looks for the files of the pictures
import { existsSync } from 'node:fs'
import { languages } from '@sohbet/domain/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptySite, PageContext, pageOf } from '../../page-context.ts'
import { Tour } from './tour.tsx'

function tourAt(pathname: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <PageContext value={pageOf(pathname, emptySite)}>
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
