import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'
import { languageOfPath } from './public-language.ts'
import { localPath } from './public-paths.ts'

const faq = { page: '/faq', title: 'FAQ', description: 'Answers', pictureAlt: 'A street' }

test('names its own address as canonical and both languages as alternates, absolutely', () => {
  const links = pageMeta({ ...faq, language: 'en' }).filter((tag) => 'tagName' in tag)
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'http://localhost:3000/en/faq' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'http://localhost:3000/en/faq' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'tr', href: 'http://localhost:3000/faq' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'http://localhost:3000/faq' },
  ])
})

test('gives social cards the picture of the language', () => {
  const tags = pageMeta({ ...faq, language: 'tr' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'http://localhost:3000/og-tr.png' })
  expect(tags).toContainEqual({ property: 'og:locale', content: 'tr_TR' })
})

test('a page has one path a language, and the path tells the language again', () => {
  expect(localPath('/', 'en')).toBe('/en')
  expect(localPath('/', 'tr')).toBe('/')
  expect(languageOfPath(localPath('/faq', 'en'))).toBe('en')
  expect(languageOfPath(localPath('/faq', 'tr'))).toBe('tr')
  expect(languageOfPath('/enough')).toBe('tr')
})
