import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paper } from '@sohbet/domain/brand/brand'
import { builtOrigin } from './app/public/site-origin.ts'
import { finishBuild, pageRoutes } from './finish-build.ts'

const shell = '<html lang="en"><link rel="modulepreload" href="/a.js"/></html>'
const site = { module: 'site/site.mjs', styles: 'site/site.css', script: '/assets/page-1a2b.js' }

const script = 'talk()'

const routes = {
  root: { id: 'root', path: '' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
  login: { id: 'login', parentId: 'root', path: 'auth/login' },
  admin: { id: 'admin', parentId: 'root' },
  test: { id: 'test', parentId: 'admin', path: 'admin/level-tests/edit/:testId' },
}

/** As the router's manifest names them; the shell has /a.js already. */
const routeFiles = {
  root: { module: '/a.js', imports: [], css: [] },
  test: { module: '/assets/edit.js', imports: ['/a.js', '/assets/forms.js'], css: ['/assets/edit.css#'] },
}

let folder: string
const client = (file: string) => path.join(folder, 'client', file)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sohbet-build-'))
  await mkdir(client('en'), { recursive: true })
  await writeFile(client('index.html'), shell)
  await writeFile(client('en/texts.js'), script)
  await writeFile(client('font.woff2'), 'font')
  await mkdir(client('assets'))
  for (const name of ['en-auth-texts-1a.js', 'tr-auth-texts-2b.js', 'tr-admin-texts-3c.js'])
    await writeFile(client(`assets/${name}`), script)
  await writeFile(
    client('assets/manifest-1a2b.js'),
    `window.manifest=${JSON.stringify({ routes: routeFiles })};`,
  )
  await finishBuild({ buildDirectory: folder, routes, site })
})
afterAll(() => rm(folder, { recursive: true }))

it('lists every page of the routes by its full pattern', () => {
  const paths = pageRoutes(routes).map((page) => page.path)
  expect(paths).toEqual(['/auth/login', '/admin/level-tests/edit/:testId'])
})

it('tells the server the site, the shell and the files of each page', async () => {
  expect(JSON.parse(await readFile(path.join(folder, 'pages.json'), 'utf8'))).toEqual({
    origin: builtOrigin,
    site,
    addressed: [{ file: 'robots.txt', type: 'text/plain; charset=utf-8' }],
    shell: 'index.html',
    appPages: [
      {
        path: '/auth/login',
        files: [],
        texts: { en: ['/assets/en-auth-texts-1a.js'], tr: ['/assets/tr-auth-texts-2b.js'] },
      },
      {
        path: '/admin/level-tests/edit/:testId',
        files: ['/assets/edit.js', '/assets/forms.js', '/assets/edit.css'],
      },
    ],
  })
})

it('leaves the imports of routes out of the manifest that the browser loads', async () => {
  const manifest = await readFile(client('assets/manifest-1a2b.js'), 'utf8')
  expect(manifest).toBe(
    'window.manifest={"routes":{"root":{"module":"/a.js","css":[]},"test":{"module":"/assets/edit.js","css":["/assets/edit.css#"]}}};',
  )
})

it('writes compressed copies of static files', async () => {
  expect(brotliDecompressSync(await readFile(client('en/texts.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(client('en/texts.js.gz'))).toString()).toBe(script)
  const copies = (await readdir(path.join(folder, 'client'))).filter((name) => /\.(?:br|gz)$/.test(name))
  expect(copies).toEqual([])
})

it("gives the browser's own bars the paper colour of both schemes", async () => {
  const tokens = await readFile(path.join(import.meta.dirname, 'app/theme/tokens.css'), 'utf8')
  const papers = [...tokens.matchAll(/--paper:\s*(#\w+)/g)].map(([, colour]) => colour)
  expect(Object.values(paper)).toEqual(papers)
})
