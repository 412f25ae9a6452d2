import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { brand } from '@sohbet/domain/brand'
import { notFoundPath, partnerLinkPath, prerendered, publicPaths } from './app/paths.ts'
import { builtOrigin } from './app/public/site-origin.ts'
import { bundleBehaviour, withInlineStyles, withoutRouter } from './light-pages.ts'
import { robots, sitemap } from './site-map.ts'

type Routes = Record<string, { id: string; parentId?: string | undefined; path?: string | undefined }>
type ServedPage = { file: string; scripts: string[] }

/** The build's description for the server: which file answers which path, and which inline scripts are allowed. */
type BuiltPages = {
  /** Placeholder in the pages for the site's own origin. */
  origin: string
  pages: (ServedPage & { path: string })[]
  /** The page of partner links in both languages, with placeholders for the partner. */
  linkPages: (ServedPage & { path: string })[]
  /** Other files with the placeholder. */
  addressed: { file: string; type: string }[]
  /** Pages that the shell shows, and the files they need beside its own. */
  appPages: { path: string; files: string[] }[]
  fallback: ServedPage
  notFound: ServedPage
  /** The same for unknown paths below /en. */
  notFoundEn: ServedPage
}

// Data for search engines does not run, so the policy needs no hash of it
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** The Content-Security-Policy hashes of a page's inline scripts. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inlineScript)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  ),
]

/** All routes that end in a page: its full pattern, such as `/admin/users`, and its routes from the outermost on. */
export function pageRoutes(routes: Routes): { path: string; ids: string[] }[] {
  const parents = new Set(Object.values(routes).map((route) => route.parentId))
  const chain = (id: string | undefined): Routes[string][] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...chain(route.parentId), route] : []
  }
  return Object.values(routes)
    .filter((route) => !parents.has(route.id) && route.id !== 'root')
    .map((route) => chain(route.id))
    .map((all) => ({
      path: `/${all.flatMap(({ path: part }) => part || []).join('/')}`,
      ids: all.map(({ id }) => id),
    }))
    .filter((page) => !page.path.endsWith('*'))
}

type RouteFiles = { module: string; imports: string[]; css: string[] }

/** The files of each route, as the router's own manifest names them. */
async function readRouteFiles(client: string): Promise<Record<string, RouteFiles>> {
  const assets = path.join(client, 'assets')
  const file = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name))
  if (!file) return {}
  const code = await readFile(path.join(assets, file), 'utf8')
  const { routes }: { routes: Record<string, RouteFiles> } = JSON.parse(
    code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1),
  )
  return routes
}

/** The web app manifest, in the colours of the theme. */
export function webManifest(tokens: string): string {
  const paper = /--paper:\s*(#\w+)/.exec(tokens)?.[1]
  if (!paper) throw new Error('tokens.css does not define --paper')
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline.tr,
    lang: 'tr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

// Without pages, sitemap.xml and robots.txt: the server writes its origin into those and compresses them itself.
const compressible = /\.(?:js|mjs|css|svg|json|webmanifest|ico)$/
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await inBrotli(content))
  await writeFile(`${file}.gz`, await inGzip(content, { level: constants.Z_BEST_COMPRESSION }))
}

/**
 * Prepares the built files for serving: public pages without the router, manifest, compressed copies and
 * `pages.json`.
 */
export async function finishBuild({ buildDirectory, routes }: { buildDirectory: string; routes: Routes }) {
  const client = path.join(buildDirectory, 'client')
  const read = (file: string) => readFile(path.join(client, file), 'utf8')
  const served = async (file: string): Promise<ServedPage> => ({
    file,
    scripts: scriptHashes(await read(file)),
  })

  await mkdir(path.join(client, 'assets'), { recursive: true })
  const script = await bundleBehaviour(client)
  const lightPage = async (file: string) => withInlineStyles(withoutRouter(await read(file), script), client)
  const notFoundPage = async (at: string, file: string) => {
    await writeFile(path.join(client, file), await lightPage(path.join(at, 'index.html')))
    await rm(path.join(client, at), { recursive: true })
    return served(file)
  }
  const notFound = await notFoundPage(notFoundPath.tr, 'not-found.html')
  const notFoundEn = await notFoundPage(notFoundPath.en, 'not-found-en.html')

  const tokens = await readFile(path.join(import.meta.dirname, 'app/theme/tokens.css'), 'utf8')
  await writeFile(path.join(client, 'manifest.webmanifest'), webManifest(tokens))

  const found = { 'sitemap.xml': sitemap(), 'robots.txt': robots() }
  for (const [file, text] of Object.entries(found)) await writeFile(path.join(client, file), text)

  const fallback = '__spa-fallback.html'
  // The fallback was rendered as the Turkish home page, and serves the areas, which start in English
  await writeFile(
    path.join(client, fallback),
    (await read(fallback)).replace('<html lang="tr"', '<html lang="en"'),
  )

  const lighten = async (page: string) => {
    const file = path.posix.join(page.slice(1), 'index.html')
    await writeFile(path.join(client, file), await lightPage(file))
    return { path: page, ...(await served(file)) }
  }
  const pages: BuiltPages['pages'] = []
  for (const page of publicPaths) pages.push(await lighten(page))
  const linkPages: BuiltPages['pages'] = []
  for (const page of Object.values(partnerLinkPath)) linkPages.push(await lighten(page))
  const isPrerendered = new Set<string>(prerendered)
  const shell = await read(fallback)
  const routeFiles = await readRouteFiles(client)
  const filesOf = (ids: readonly string[]) => {
    const all = ids.flatMap((id) => {
      const { module, imports, css } = routeFiles[id] ?? { module: [], imports: [], css: [] }
      return [module, imports, css].flat().map((name) => name.replace(/#$/, ''))
    })
    return [...new Set(all)].filter((name) => !shell.includes(name))
  }
  const built: BuiltPages = {
    origin: builtOrigin,
    pages,
    linkPages,
    addressed: [
      { file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
      { file: 'robots.txt', type: 'text/plain; charset=utf-8' },
    ],
    appPages: pageRoutes(routes)
      .filter((page) => !isPrerendered.has(page.path))
      .map((page) => ({ path: page.path, files: filesOf(page.ids) })),
    fallback: await served(fallback),
    notFound,
    notFoundEn,
  }
  await writeFile(path.join(buildDirectory, 'pages.json'), `${JSON.stringify(built, null, 2)}\n`)

  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && compressible.test(entry.name))
      await compress(path.join(entry.parentPath, entry.name))
  }
}
