import { expect, test } from 'vitest'
import { preferenceKeys, readPreference } from '../../preferences.ts'
import { startLanguageLinks } from './language-links.ts'

test('the other language opens at the same section of the page', () => {
  document.body.innerHTML = '<a hreflang="en" href="/en">English</a><a href="/faq">FAQ</a>'
  location.hash = '#packages'
  startLanguageLinks()
  const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual([expect.stringMatching(/\/en#packages$/), '/faq'])
  location.hash = '#plans'
  globalThis.dispatchEvent(new Event('hashchange'))
  expect(hrefs()[0]).toMatch(/\/en#plans$/)
})

test('the language of the page is remembered for registration', () => {
  document.documentElement.lang = 'tr'
  startLanguageLinks()
  expect(readPreference(preferenceKeys.cameFrom)).toBe('tr')
})

test('a chosen language is remembered for registration', () => {
  document.body.innerHTML = '<a hreflang="tr" href="#">Türkçe</a>'
  startLanguageLinks()
  document.querySelector('a')?.click()
  expect(readPreference(preferenceKeys.language)).toBe('tr')
})
