import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '@sohbet/domain/language'
import { inject } from 'vitest'

type FakeBuild = {
  /** The paths of the public pages. */
  paths?: string[]
  /** The HTML of a public page, as a JavaScript expression of `path` and `data`. */
  page?: string
  /** The HTML of the app. */
  shell?: string
  appPages?: { path: string; files: string[]; texts?: Record<Language, string[]> }[]
  /** Other files, by their path in the folder of static files. */
  files?: Record<string, string | Buffer>
}

/** A folder like web's build: a public site with these pages, and '<div>the app</div>' as the app. */
export function fakeWebBuild({
  paths = ['/'],
  page = "'home'",
  shell = '<script>start()</script><div>the app</div>',
  appPages = [],
  files = {},
}: FakeBuild = {}) {
  const build = mkdtempSync(join(inject('scratch'), 'build-'))
  const site = { module: 'site/site.mjs', styles: 'site/site.css', script: '/assets/page.js' }
  const addressed = Object.hasOwn(files, 'robots.txt')
    ? [{ file: 'robots.txt', type: 'text/plain; charset=utf-8' }]
    : []
  const all = {
    'pages.json': JSON.stringify({
      origin: 'http://origin.invalid',
      site,
      addressed,
      shell: 'index.html',
      appPages,
    }),
    [site.module]: `export const paths = ${JSON.stringify(paths)}; export const renderPage = ({ path, data }) => ${page}`,
    [site.styles]: '',
    'client/index.html': shell,
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`client/${name}`, content])),
  }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(build, name)), { recursive: true })
    writeFileSync(join(build, name), content)
  }
  return build
}
