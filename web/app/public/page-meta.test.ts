import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const faq = { page: '/faq' as const, title: 'FAQ', description: 'Answers', pictureAlt: 'A street' }

test('a page has its own URL as canonical and both languages as alternates, all absolute', () => {
  const links = pageMeta({ ...faq, language: 'en' }).filter((tag) => 'tagName' in tag)
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'http://localhost:3000/en/faq' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'http://localhost:3000/en/faq' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'tr', href: 'http://localhost:3000/faq' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'http://localhost:3000/faq' },
  ])
})

test('a page uses the social picture of its language', () => {
  const tags = pageMeta({ ...faq, language: 'tr' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'http://localhost:3000/og-tr.png' })
  expect(tags).toContainEqual({ property: 'og:locale', content: 'tr_TR' })
})
