import { builtOrigin } from './app/public/site-origin.ts'

const address = (path: string) => new URL(path, builtOrigin).href

const privatePaths = [
  '/api',
  '/auth',
  '/leveltest',
  '/checkout',
  '/partner/',
  '/r/',
  '/learner',
  // Not /coaches, which are public
  '/coach$',
  '/coach/',
  '/admin',
]

export const robots = (): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${address('/sitemap.xml')}`,
    '',
  ].join('\n')
