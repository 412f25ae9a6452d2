import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Language } from '@sohbet/domain/language'
import type { Announcement } from '@sohbet/domain/announcement'
import { asSchool, type SchoolDetails } from '@sohbet/domain/school'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../emails/html.ts'
import { announce } from './announce.ts'
import { followCachedValue, type CachedValue } from './cached-value.ts'
import { pageSender, render, type Rendered, type SendPage } from './page-sender.ts'
import { pagePolicy } from '../security-headers.ts'
import { servePartnerLinks, type PartnerLink } from './partner-link.ts'
import { showTeachers, type PublicTeacher } from './show-teachers.ts'

const builtPage = z.object({ file: z.string(), scripts: z.array(z.string()) })
type BuiltPage = z.infer<typeof builtPage>

/** The manifest of web's build. */
const manifest = z.object({
  /** Placeholder for our own origin. */
  origin: z.string(),
  pages: z.array(builtPage.extend({ path: z.string() })),
  /** The page of partner links in both languages, with placeholders for the partner. */
  linkPages: z.array(builtPage.extend({ path: z.string() })).default([]),
  /** Other files with the placeholder. */
  addressed: z.array(z.object({ file: z.string(), type: z.string() })),
  /** Pages of the signed-in app, all answered by one shell that routes in the browser, and the files they need. */
  appPages: z.array(z.object({ path: z.string(), files: z.array(z.string()) })),
  fallback: builtPage,
  notFound: builtPage,
  notFoundEn: builtPage.optional(),
})

/** Pages are not logged, so they need no logger: creating one costs more than sending the page. */
const pageRoute: RouteShorthandOptions = { schema: { hide: true }, childLoggerFactory: (log) => log }

/** Documented misspelt URLs. */
const moved = { '/contanct': '/contact', '/en/contanct': '/en/contact' } as const // sic

/** Pages for developers. */
const onlyOutsideProduction = new Set(['/debug'])

/** Values of the database in the built pages. */
type CachedValues = {
  announcement: CachedValue<Announcement>
  teachers: CachedValue<readonly PublicTeacher[]>
  school: CachedValue<SchoolDetails>
}

type PagesOptions = {
  buildDir: string
  publicUrl: string
  production: boolean
  cached: CachedValues
  partnerLink: PartnerLink
}

/** Serves web's build: pages from memory, other files from disk. Returns the sender for unknown paths. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<SendPage> {
  const { buildDir, publicUrl, production, cached } = options
  const built = manifest.parse(JSON.parse(readFileSync(join(buildDir, 'pages.json'), 'utf8')))
  const client = join(buildDir, 'client')
  const read = (name: string) => readFileSync(join(client, name), 'utf8').replaceAll(built.origin, publicUrl)
  const load = ({ file, scripts, path = '/' }: BuiltPage & { path?: string }, status?: number) =>
    pageSender(completed(read(file), { cached, language: languageOf(path) }), {
      status,
      headers: headersOf({ scripts }),
    })
  const isServed = (path: string) =>
    !Object.hasOwn(moved, path) && !(production && onlyOutsideProduction.has(path))
  const route = (path: string, page: SendPage) => isServed(path) && app.get(path, pageRoute, page)

  const linkPages = built.linkPages.map((page) => ({
    language: languageOf(page.path),
    now: completed(read(page.file), { cached, language: languageOf(page.path) }),
    headers: headersOf(page),
  }))
  await servePartnerLinks(app, { ...options.partnerLink, pages: linkPages })
  for (const page of built.pages) route(page.path, load(page))
  const shell = load(built.fallback)
  for (const { path, files } of built.appPages) route(path, withFilesAhead(shell, files))
  for (const { file, type } of built.addressed) {
    const text = render(read(file))
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
    route(
      `/${file}`,
      pageSender(() => text, { headers }),
    )
  }
  for (const [from, to] of Object.entries(moved)) {
    app.get(from, pageRoute, (_request, reply) => void reply.redirect(to, 301))
  }
  await serveFiles(app, { client, besides: built.addressed.map(({ file }) => file) })
  await Promise.all([followCachedValue(app, cached.announcement), followCachedValue(app, cached.teachers)])
  const notFound = load(built.notFound, 404)
  const notFoundEn = built.notFoundEn ? load(built.notFoundEn, 404) : notFound
  return (request, reply) => (languageOf(request.url) === 'en' ? notFoundEn : notFound)(request, reply)
}

const headersOf = ({ scripts }: Pick<BuiltPage, 'scripts'>) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy(scripts),
  'cache-control': 'no-cache',
})

/** Names the files of a page in its head, so that the browser loads them beside the router and not after it. */
function withFilesAhead(send: SendPage, files: readonly string[]): SendPage {
  const link = files
    .map((file) => `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}`)
    .join(', ')
  if (link === '') return send
  return (request, reply) => {
    reply.header('link', link)
    send(request, reply)
  }
}

/** Turkish is at /, English below /en. */
const languageOf = (path: string): Language => (/^\/en(?:\/|$)/.test(path) ? 'en' : 'tr')

/** A page with the current announcement, teachers and school details, rendered again only after a change. */
function completed(
  html: string,
  { cached, language }: { cached: CachedValues; language: Language },
): () => Rendered {
  // The announcement and the teachers are inserted last, so that their texts stay unchanged
  const make = () =>
    showTeachers(
      announce(asSchool(html, cached.school.current(), escapeHtml), cached.announcement.current()[language]),
      { teachers: cached.teachers.current(), language },
    )
  const all = () => [cached.announcement.current(), cached.teachers.current(), cached.school.current()]
  let shown = all()
  let page = render(make())
  return () => {
    const current = all()
    if (current.every((one, place) => one === shown[place])) return page
    shown = current
    const text = make()
    if (text !== page.text) page = render(text)
    return page
  }
}

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
