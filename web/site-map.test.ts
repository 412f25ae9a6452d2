import { expect, it } from 'vitest'
import { publicPaths } from './app/paths.ts'
import { builtOrigin } from './app/public/site-origin.ts'
import { robots, sitemap } from './site-map.ts'

const map = sitemap()

it('lists every public page in both languages, and no other', () => {
  const listed = [...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toHaveLength(publicPaths.length)
  expect(new Set(listed)).toEqual(new Set(publicPaths.map((path) => new URL(path, builtOrigin).href)))
})

it('names the other language of each page', () => {
  const entry = map.split('<url>').find((part) => part.includes(`<loc>${builtOrigin}/en/faq</loc>`))
  expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="tr" href="${builtOrigin}/faq"/>`)
  expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${builtOrigin}/en/faq"/>`)
  expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${builtOrigin}/faq"/>`)
})

it('keeps robots out of the areas and links the sitemap', () => {
  const lines = robots().split('\n')
  for (const path of ['/api', '/auth', '/learner', '/coach', '/admin']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain(`Sitemap: ${builtOrigin}/sitemap.xml`)
})
