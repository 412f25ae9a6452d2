import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@sohbet/domain/language'
import { builtOrigin } from './app/public/site-origin.ts'
import type { BuiltSite } from './build-site.ts'
import { robots } from './site-map.ts'

type Routes = Record<string, { id: string; parentId?: string | undefined; path?: string | undefined }>

/** The build's description for the server. */
type BuiltPages = {
  /** Placeholder for the site's own origin. */
  origin: string
  site: BuiltSite
  /** Other files with the placeholder. */
  addressed: { file: string; type: string }[]
  /** The HTML of every page of the app. */
  shell: string
  /** Pages that the shell shows, the files they need beside its own, and the files of their texts by language. */
  appPages: { path: string; files: string[]; texts?: Record<Language, string[]> }[]
}

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

/**
 * The files of each route, as the router's own manifest names them. The manifest that the browser loads then names no
 * imports, which are a third of its bytes: a browser finds them in the modules, and no link of ours preloads them.
 */
async function takeRouteFiles(client: string): Promise<Record<string, RouteFiles>> {
  const assets = path.join(client, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (!name) return {}
  const file = path.join(assets, name)
  const code = await readFile(file, 'utf8')
  const [start, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1]
  const manifest: { routes: Record<string, RouteFiles> } = JSON.parse(code.slice(start, end))
  const entries = Object.entries(manifest.routes)
  const routes = Object.fromEntries(entries.map(([id, route]) => [id, { ...route, imports: undefined }]))
  await writeFile(file, code.slice(0, start) + JSON.stringify({ ...manifest, routes }) + code.slice(end))
  return manifest.routes
}

/** Log-in and its neighbours wait for these files only. The other screens wait as long for a call. */
const authTexts = {
  en: /^en-(?:auth|shared)-texts-.*\.js$/,
  tr: /^tr-(?:auth|shared)-texts-.*\.js$/,
}

// Without pages and robots.txt: the server writes its origin into those and compresses them itself.
const compressible = /\.(?:js|mjs|css|svg|json|webmanifest|ico)$/
const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await inBrotli(content))
  await writeFile(`${file}.gz`, await inGzip(content, { level: constants.Z_BEST_COMPRESSION }))
}

type Built = { buildDirectory: string; routes: Routes; site: BuiltSite }

/** Prepares the built files for serving: compressed copies and `pages.json`. */
export async function finishBuild({ buildDirectory, routes, site }: Built) {
  const client = path.join(buildDirectory, 'client')
  await writeFile(path.join(client, 'robots.txt'), robots())

  const shell = 'index.html'
  const html = await readFile(path.join(client, shell), 'utf8')
  const routeFiles = await takeRouteFiles(client)
  const filesOf = (ids: readonly string[]) => {
    const all = ids.flatMap((id) => {
      const { module, imports, css } = routeFiles[id] ?? { module: [], imports: [], css: [] }
      return [module, imports, css].flat().map((name) => name.replace(/#$/, ''))
    })
    return [...new Set(all)].filter((name) => !html.includes(name))
  }
  const assets = await readdir(path.join(client, 'assets'))
  const textsIn = (language: Language) =>
    assets.filter((name) => authTexts[language].test(name)).map((name) => `/assets/${name}`)
  const texts = { en: textsIn('en'), tr: textsIn('tr') }
  const built: BuiltPages = {
    origin: builtOrigin,
    site,
    addressed: [{ file: 'robots.txt', type: 'text/plain; charset=utf-8' }],
    shell,
    appPages: pageRoutes(routes).map((page) => ({
      path: page.path,
      files: filesOf(page.ids),
      ...(page.path.startsWith('/auth/') && { texts }),
    })),
  }

  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && compressible.test(entry.name))
      await compress(path.join(entry.parentPath, entry.name))
  }
  // The last file: a server that finds it finds all others
  await writeFile(path.join(buildDirectory, 'pages.json'), `${JSON.stringify(built, null, 2)}\n`)
}
