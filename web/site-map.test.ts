import { expect, it } from 'vitest'
import { builtOrigin } from './app/public/site-origin.ts'
import { robots } from './site-map.ts'

it('keeps robots out of the areas, lets them see the coaches, and links the sitemap', () => {
  const lines = robots().split('\n')
  for (const path of ['/api', '/auth', '/learner', '/coach$', '/coach/', '/admin']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).not.toContain('Disallow: /coach')
  expect(lines).toContain(`Sitemap: ${builtOrigin}/sitemap.xml`)
})
