import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { languageOfPath, preferredLanguage } from '@sohbet/domain/language'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SignedLinks } from '../files/signed-links.ts'
import { appShell } from './app-shell.ts'
import { followCachedValue } from './cached-value.ts'
import { openingGate, type OpeningGate } from './opening-gate.ts'
import { serveCertificates, type FindCertificate } from './certificate-page.ts'
import { manifestSender } from './web-manifest.ts'
import { pageRoute, pageSender, render, type SendPage } from './page-sender.ts'
import { servePartnerLinks, type PartnerLink } from './partner-link.ts'
import { servePreviews, type OpenPreview } from './preview.ts'
import { serveQuickTest, type JudgeQuickTest } from './quick-test.ts'
import { serveSubpages, type FindClosedCourse, type ReadModuleTitles } from './subpages.ts'
import { sitemap, type PublishedAt } from './sitemap.ts'
import { loadSite, type CachedValues, type LoadedSite, type Page } from './public-site.ts'

const fileList = z.array(z.string())

/** The manifest of web's build. */
const manifest = z.object({
  /** Placeholder for our own origin. */
  origin: z.string(),
  site: z.object({ module: z.string(), styles: z.string(), script: z.string() }),
  /** Other files with the placeholder. */
  addressed: z.array(z.object({ file: z.string(), type: z.string() })),
  /** Pages of the signed-in app, all answered by one shell that routes in the browser, and the files they need. */
  appPages: z.array(
    z.object({
      path: z.string(),
      files: fileList,
      texts: z.object({ en: fileList, tr: fileList }).optional(),
    }),
  ),
  shell: z.string(),
})

type AppPage = z.infer<typeof manifest>['appPages'][number]

/** Documented misspelt URLs, and the list of the coaches, which is a part of another page. */
const moved = {
  '/contanct': '/contact', // sic
  '/en/contanct': '/en/contact', // sic
  '/coaches': '/about#teachers',
  '/en/coaches': '/en/about#teachers',
} as const

/** Pages for developers. */
const onlyOutsideProduction = new Set(['/debug'])

type PagesOptions = {
  buildDir: string
  publicUrl: string
  production: boolean
  cached: CachedValues
  partnerLink: PartnerLink
  openPreview: OpenPreview
  readPublishedAt: () => Promise<PublishedAt>
  links: SignedLinks
  clock: () => Date
  /** Calls back when any process has changed what the pages show. */
  followChanges: (listener: () => void) => Promise<void>
  quickTest: { judge: JudgeQuickTest; limitAnswers: (scope: FastifyInstance) => Promise<void> }
  certificates: { find: FindCertificate; limit: (scope: FastifyInstance) => Promise<void> }
  findClosedCourse: FindClosedCourse
  readModuleTitles: ReadModuleTitles
  /** The general limit, for pages that are not sent from memory alone. */
  limit: (scope: FastifyInstance) => Promise<void>
}

/** Serves web's build: pages from memory, other files from disk. Returns the sender for unknown paths. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<SendPage> {
  const { buildDir, publicUrl, production, cached } = options
  const built = manifest.parse(JSON.parse(readFileSync(join(buildDir, 'pages.json'), 'utf8')))
  const client = join(buildDir, 'client')
  const own = (text: string) => text.replaceAll(built.origin, publicUrl)
  const read = (name: string) => own(readFileSync(join(client, name), 'utf8'))
  const send = ({ now, headers }: Page, status?: number) => pageSender(now, { headers, status })
  const isServed = (path: string) => !(production && onlyOutsideProduction.has(path))
  const route = (path: string, page: SendPage) => isServed(path) && app.get(path, pageRoute, page)

  const { announcement, content, teachers, departures, quickTest } = cached
  await Promise.all(
    [announcement, content, teachers, departures, quickTest].map((value) => followCachedValue(app, value)),
  )
  // A read that fails is repeated within a second
  await options.followChanges(
    () => void Promise.allSettled(Object.values(cached).map((value) => value.refresh())),
  )
  const site = await loadSite({ buildDir, built: built.site, cached, own })
  const inBoth = (path: string, status?: number) => ({
    tr: send(site.pageAt(path), status),
    en: send(site.pageAt(`/en${path}`), status),
  })
  const soon = inBoth('/opening')
  const gate = openingGate({ ...options, isOpen: cached.isOpen.current, soon })
  gate.serveLookAhead(app)
  const linkPages = { tr: site.pageAt('/r'), en: site.pageAt('/en/r') }
  await servePartnerLinks(app, { ...options.partnerLink, gate, pages: linkPages })
  for (const path of site.paths) route(path, gate.gated(path, send(site.pageAt(path))))
  servePreviews(app, (path, texts) => site.renderWith(path, { content: texts }), options.openPreview)
  const shell = appShell(read(built.shell), cached.brand)
  for (const page of built.appPages) route(page.path, withFilesAhead(shell, page))
  for (const { file, type } of built.addressed) route(`/${file}`, robotsSender(read(file), { type, gate }))
  route('/manifest.webmanifest', manifestSender(cached.brand))
  await serveSitemap(app, { ...options, site, gate })
  for (const [from, to] of Object.entries(moved)) {
    app.get(from, pageRoute, (_request, reply) => void reply.redirect(to, 301))
  }
  await serveFiles(app, { client, besides: built.addressed.map(({ file }) => file) })
  const missing = { open: inBoth('/404', 404), closed: inBoth('/opening', 404) }
  const notFound: SendPage = (request, reply) =>
    missing[gate.isOpen() ? 'open' : 'closed'][languageOfPath(request.url)](request, reply)
  await serveSubpages(app, { ...options, site, gate, notFound })
  await serveQuickTest(app, { site, gate, notFound, limit: options.limit, ...options.quickTest })
  await serveCertificates(app, { site, gate, ...options.certificates })
  return notFound
}

type SitemapOptions = Pick<PagesOptions, 'publicUrl' | 'readPublishedAt' | 'limit'> & {
  site: LoadedSite
  gate: OpeningGate
}

/** Reads the database, so it is limited. */
const serveSitemap = (app: FastifyInstance, options: SitemapOptions) =>
  app.register(async (scope) => {
    const { publicUrl, readPublishedAt, limit, site, gate } = options
    await limit(scope)
    scope.get('/sitemap.xml', pageRoute, async (_request, reply) => {
      const published = await readPublishedAt()
      const shown = gate.isOpen() ? { paths: site.paths, ...site.current() } : noPages
      return reply
        .headers(gate.isOpen() ? cachedForAnHour : notCached)
        .type('application/xml; charset=utf-8')
        .send(sitemap(publicUrl, { ...shown, published }))
    })
  })

const cachedForAnHour = { 'cache-control': 'public, max-age=3600' }
/** Before the opening, so that search engines find the pages right after it. */
const notCached = { 'cache-control': 'no-cache' }

const noPages = { paths: [], departures: [], teachers: [], quickTest: [] }

/** Before the school opens, search engines stay away. */
const closedRobots = render('User-agent: *\nDisallow: /\n')

/** Sends robots.txt, the only file with the placeholder. */
function robotsSender(text: string, { type, gate }: { type: string; gate: OpeningGate }): SendPage {
  const page = render(text)
  const send = {
    open: pageSender(() => page, { headers: { 'content-type': type, ...cachedForAnHour } }),
    closed: pageSender(() => closedRobots, { headers: { 'content-type': type, ...notCached } }),
  }
  return (request, reply) => send[gate.isOpen() ? 'open' : 'closed'](request, reply)
}

/**
 * Names the files of a page in its head, so that the browser loads them beside the router and not after it. A visitor
 * who chose another language than the browser's loads some texts in vain.
 */
function withFilesAhead(send: SendPage, { files, texts }: AppPage): SendPage {
  const links = { en: linkTo([...files, ...(texts?.en ?? [])]), tr: linkTo([...files, ...(texts?.tr ?? [])]) }
  return (request, reply) => {
    const link = links[preferredLanguage(request.headers['accept-language'])]
    if (link !== '') reply.header('link', link)
    send(request, reply)
  }
}

const linkTo = (files: readonly string[]) =>
  files
    .map((file) => `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}`)
    .join(', ')

async function serveFiles(
  app: FastifyInstance,
  { client, besides }: { client: string; besides: readonly string[] },
) {
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false, // one route per file, so that everything else is an unknown path
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...besides],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = path.includes('/assets/') // named by their content hash
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
