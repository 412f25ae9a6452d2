import { languages } from '@sohbet/domain/language'
import { localPath, publicPages } from './app/paths.ts'
import { builtOrigin } from './app/public/site-origin.ts'

const address = (path: string) => new URL(path, builtOrigin).href

/** Every public page in both languages, each with its alternate. */
export function sitemap(): string {
  const entries = publicPages.flatMap((page) => {
    const alternates = [
      ...languages.map((language) => [language, localPath(page, language)] as const),
      ['x-default', page] as const,
    ].map(
      ([language, path]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>\n`,
    )
    return languages.map(
      (language) =>
        `  <url>\n    <loc>${address(localPath(page, language))}</loc>\n${alternates.join('')}  </url>\n`,
    )
  })
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('')}</urlset>\n`
}

const privatePaths = [
  '/api',
  '/auth',
  '/leveltest',
  '/checkout',
  '/partner/',
  '/r/',
  '/learner',
  '/coach',
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
