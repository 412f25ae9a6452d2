import type { PublicTeacher, SiteData } from '@sohbet/contract/site/rendering'
import { describe, expect, test } from 'vitest'
import { emptySite } from './page-context.ts'
import { renderPage } from './site.tsx'
import { oliver } from './testing/site-with-people.ts'

const frame = { styles: '', script: '/assets/page.js' }
const pageAt = (path: string, data: SiteData): Document =>
  new DOMParser().parseFromString(renderPage({ path, data, frame }), 'text/html')

describe('a public coach', () => {
  const cardOf = (changes: Partial<PublicTeacher> = {}, path = '/en/about') =>
    pageAt(path, { ...emptySite, teachers: [{ ...oliver, ...changes }] }).querySelector(
      '.teachers > li:last-child',
    )

  test('has a card in the language of the page', () => {
    expect(cardOf()?.querySelector('h3')?.textContent).toBe('Oliver Hart')
    expect(cardOf()?.querySelector('dd')?.textContent).toBe('English (native speaker)')
    expect(cardOf({ isNative: false }, '/about')?.querySelector('dd')?.textContent).toBe('İngilizce')
    expect(cardOf()?.querySelector('svg text')?.textContent).toBe('OH')
  })

  test('can be heard on the own page, if the school published a hello', () => {
    const audioOf = (hello: string | null) => {
      const teachers = [{ ...oliver, hello }]
      return pageAt('/en/coaches/oliver-hart-0000c0de', { ...emptySite, teachers }).querySelector('audio')
    }
    expect(audioOf(null)).toBeNull()
    const audio = audioOf('/api/coaches/files/a.webm')
    expect(audio?.getAttribute('src')).toBe('/api/coaches/files/a.webm')
    expect(audio?.getAttribute('aria-label')).toBe('Hear the hello: Oliver Hart')
    expect(audio?.parentElement?.textContent).toContain('This phone cannot play this recording.')
  })

  test.each([
    ['/api/images/user_photos/01a1de2c-a5ef-7ce8-a733-2e99ae345fad.jpg?v=abc', true],
    ['/api/coaches/files/01a1de2c-a5ef-4ce8-a733-2e99ae345fad.jpg', true],
    ['https://elsewhere.example/me.jpg', false],
    ['//elsewhere.example/me.jpg', false],
    ['/images/x" onerror="alert(1)', false],
  ])('has a photo at %s: %s', (photo, isShown) => {
    expect(cardOf({ photo })?.querySelector('img') !== null).toBe(isShown)
  })

  test('has a photo that is not called a drawing', () => {
    const photo = '/api/images/user_photos/01a1de2c.jpg'
    expect(cardOf({ photo })?.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  test('has a long summary cut between words, as plain text', () => {
    expect(cardOf({ summary: { tr: '', en: 'word '.repeat(100) } })?.querySelector('p')?.textContent).toMatch(
      /^(?:word )+word…$/,
    )
    expect(cardOf({ summary: { tr: '', en: '</p><script>1</script>' } })?.querySelector('script')).toBeNull()
  })
})
