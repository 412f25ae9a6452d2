import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '@sohbet/domain/brand'
import { builtOrigin } from './app/public/site-origin.ts'
import { prerendered } from './app/paths.ts'
import { themeColours } from './app/theme/theme-colours.ts'
import { finishBuild, pageRoutes, scriptHashes, webManifest } from './finish-build.ts'

const html = `<!DOCTYPE html><html lang="tr"><head><link rel="modulepreload" href="/a.js"/>
<script id="theme">theme()</script></head><body><p>Oops</p><script>route()</script>
<script type="module" async="">import "/a.js"</script><script src="/b.js"></script></body></html>`

const script = 'talk()'

const routes = {
  root: { id: 'root', path: '' },
  public: { id: 'public', parentId: 'root' },
  home: { id: 'home', parentId: 'public' },
  english: { id: 'english', parentId: 'public', path: 'en' },
  lost: { id: 'lost', parentId: 'public', path: '404' },
  rest: { id: 'rest', parentId: 'public', path: '*' },
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
  for (const page of prerendered) {
    await mkdir(client(page), { recursive: true })
    await writeFile(client(`${page}/index.html`), html)
  }
  await writeFile(client('__spa-fallback.html'), html)
  await writeFile(client('en/texts.js'), script)
  await writeFile(client('font.woff2'), 'font')
  await mkdir(client('assets'))
  await writeFile(
    client('assets/manifest-1a2b.js'),
    `window.manifest=${JSON.stringify({ routes: routeFiles })};`,
  )
  await finishBuild({ buildDirectory: folder, routes })
})
afterAll(() => rm(folder, { recursive: true }))

it('allows exactly the inline scripts', () => {
  expect(scriptHashes('<script id="theme">theme()</script><script src="/b.js"></script>')).toEqual([
    "'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8='",
  ])
  expect(scriptHashes(html)).toHaveLength(3)
})

it('adds no hash for data scripts, which do not run', () => {
  expect(scriptHashes('<script type="application/ld+json">{}</script>')).toEqual([])
})

it('lists every page of the routes by its full pattern', () => {
  expect(pageRoutes(routes).map((page) => page.path)).toEqual([
    '/',
    '/en',
    '/404',
    '/admin/level-tests/edit/:testId',
  ])
})

it('maps each path to its file for the server', async () => {
  const pages: unknown = JSON.parse(await readFile(path.join(folder, 'pages.json'), 'utf8'))
  const scripts = scriptHashes(html)
  const own = scriptHashes(await readFile(client('index.html'), 'utf8'))
  expect(own).toHaveLength(2)
  expect(own[0]).toBe(scripts[0])
  expect(pages).toMatchObject({
    origin: builtOrigin,
    pages: expect.arrayContaining([
      { path: '/', file: 'index.html', scripts: own },
      { path: '/faq', file: 'faq/index.html', scripts: own },
      { path: '/en', file: 'en/index.html', scripts: own },
      { path: '/en/faq', file: 'en/faq/index.html', scripts: own },
    ]),
    addressed: [
      { file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
      { file: 'robots.txt', type: 'text/plain; charset=utf-8' },
    ],
    appPages: [
      {
        path: '/admin/level-tests/edit/:testId',
        files: ['/assets/edit.js', '/assets/forms.js', '/assets/edit.css'],
      },
    ],
    fallback: { file: '__spa-fallback.html', scripts },
    notFound: { file: 'not-found.html', scripts: own },
    notFoundEn: { file: 'not-found-en.html', scripts: own },
  })
})

it('starts the areas in English', async () => {
  expect(await readFile(client('__spa-fallback.html'), 'utf8')).toContain('<html lang="en"')
  expect(await readFile(client('index.html'), 'utf8')).toContain('<html lang="tr"')
})

it('names the school in the manifest, in its colours', async () => {
  const manifest: unknown = JSON.parse(await readFile(client('manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ name: brand.name, theme_color: '#faf6ee' })
  expect(webManifest(':root {\n  --paper: #123abc;\n}')).toContain('"background_color": "#123abc"')
})

it('writes compressed copies of static files', async () => {
  expect(brotliDecompressSync(await readFile(client('en/texts.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(client('en/texts.js.gz'))).toString()).toBe(script)
  const copies = (await readdir(path.join(folder, 'client'))).filter((name) => /\.(?:br|gz)$/.test(name))
  expect(copies.toSorted()).toEqual(['manifest.webmanifest.br', 'manifest.webmanifest.gz'])
})

it("gives the browser's own bars the paper colour of both schemes", async () => {
  const tokens = await readFile(path.join(import.meta.dirname, 'app/theme/tokens.css'), 'utf8')
  const papers = [...tokens.matchAll(/--paper:\s*(#\w+)/g)].map(([, colour]) => colour)
  expect(themeColours.map(({ colour }) => colour)).toEqual(papers)
})
