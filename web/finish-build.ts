import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { brand } from '@sohbet/domain/brand'
import { notFoundPath, prerendered, publicPaths } from './app/paths.ts'
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
  /** Other files with the placeholder. */
  addressed: { file: string; type: string }[]
  appPaths: string[]
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

/** The full patterns of all routes that end in a page, such as `/admin/users`. */
export function routePaths(routes: Routes): string[] {
  const parents = new Set(Object.values(routes).map((route) => route.parentId))
  const fullPath = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return []
    return [...fullPath(route.parentId), ...(route.path ? [route.path] : [])]
  }
  return Object.values(routes)
    .filter((route) => !parents.has(route.id) && route.id !== 'root')
    .map((route) => `/${fullPath(route.id).join('/')}`)
    .filter((pattern) => !pattern.endsWith('*'))
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

  const pages: BuiltPages['pages'] = []
  for (const page of publicPaths) {
    const file = path.posix.join(page.slice(1), 'index.html')
    await writeFile(path.join(client, file), await lightPage(file))
    pages.push({ path: page, ...(await served(file)) })
  }
  const isPrerendered = new Set<string>(prerendered)
  const built: BuiltPages = {
    origin: builtOrigin,
    pages,
    addressed: [
      { file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
      { file: 'robots.txt', type: 'text/plain; charset=utf-8' },
    ],
    appPaths: routePaths(routes).filter((pattern) => !isPrerendered.has(pattern)),
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
